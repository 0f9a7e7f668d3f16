import { addContact } from '../support/business';
import { signUp } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

test(
  'Edit opens the dialog filled; Delete is red, removes at once and can be undone',
  shows('CON-05', 'CON-08', 'CONST-20'),
  async ({ page }) => {
    await signUp(page);
    await addContact(page, { name: 'Bo Chen', email: 'bo@example.com' });
    for (const name of ['Dee Fox', 'Gil Hart']) await addContact(page, { name });
    await page.goto('/contacts');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const fills = await Promise.all(
      ['BC', 'DF', 'GH'].map((letters) =>
        page
          .getByRole('row')
          .getByText(letters, { exact: true })
          .evaluate((avatar) => getComputedStyle(avatar).backgroundColor),
      ),
    );
    expect(new Set(fills).size).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Edit Bo Chen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Contact' });
    await expect(dialog.getByLabel('First Name')).toHaveValue('Bo');
    await dialog.getByLabel('Last Name').fill('Chan');
    await dialog.getByRole('button', { name: 'Save Contact' }).click();
    await expect(row('Bo Chan')).toBeVisible();
    const remove = page.getByRole('button', { name: 'Delete Bo Chan' });
    const colour = await remove.evaluate((button) => getComputedStyle(button).color);
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
    await remove.click();
    await expect(row('Bo Chan')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row('Bo Chan')).toBeVisible();
  },
);
