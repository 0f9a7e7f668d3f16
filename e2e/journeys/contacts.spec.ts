import { signUp } from '../support/people';
import { Stillness } from '../support/still';
import { once } from '../support/shows';
import { expect, test } from '../support/kept-page';

test('customers are found, changed, removed and brought back', async ({ page, isMobile }) => {
  /** In the row; on a phone in its menu. */
  const press = async (action: 'Edit' | 'Delete', name: string) => {
    if (!isMobile) return page.getByRole('button', { name: `${action} ${name}` }).click();
    await page.getByRole('button', { name: `More about ${name}` }).click();
    return page.getByRole('menuitem', { name: action }).click();
  };
  await signUp(page);
  for (const [name, phone] of [
    ['Ana Ruiz', '(555) 010-1111'],
    ['Bo Chen', '555.010.2222'],
  ]) {
    const answer = await page.request.post('/api/contacts', { data: { name, phone } });
    expect(answer.status()).toBe(201);
  }
  await page.goto('/contacts');
  const list = page.getByRole('main');
  const row = (name: string) => list.locator('tr, li').filter({ hasText: name }).first();
  await expect(row('Ana Ruiz')).toContainText('Never');

  // Searched on the server by any part of the number, and stored in the address.
  await page.getByPlaceholder('Search contacts...').fill('0102222');
  await expect(row('Bo Chen')).toBeVisible();
  await expect(row('Ana Ruiz')).toBeHidden();
  await expect(page).toHaveURL('/contacts?search=0102222');
  await page.reload();
  await expect(row('Bo Chen')).toBeVisible();
  await page.getByPlaceholder('Search contacts...').fill('nobody');
  await expect(page.getByText('No contacts match your search')).toBeVisible();
  await page.getByPlaceholder('Search contacts...').fill('');

  await press('Edit', 'Ana Ruiz');
  const dialog = page.getByRole('dialog', { name: 'Edit Contact' });
  await dialog.getByLabel('Last Name').fill('Ruiz-Vega');
  await dialog.getByRole('button', { name: 'Save Contact' }).click();
  await expect(row('Ana Ruiz-Vega')).toBeVisible();

  await press('Delete', 'Bo Chen');
  await expect(row('Bo Chen')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Bo Chen')).toBeVisible();

  await row('Ana Ruiz-Vega').getByText('Ana Ruiz-Vega').click();
  await expect(page.getByRole('heading', { name: 'Ana Ruiz-Vega', level: 1 })).toBeVisible();
});

test('a first contact can be added by keyboard alone', async ({ page, isMobile }) => {
  await signUp(page);
  await page.goto('/contacts?action=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/contacts');
  // With a keyboard the first field has the focus at once. On a phone the on-screen keyboard would
  // cover half the dialog, so a tap sets the focus. Typing starts immediately.
  if (isMobile) await dialog.getByLabel('First Name').focus();
  else await expect(dialog.getByLabel('First Name')).toBeFocused({ timeout: 100 });
  for (const text of ['Ana', 'Ruiz', '(555) 010-3333']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog', { name: 'Schedule an Appointment' });
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'Skip for now' }).focus();
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('main').getByText('Ana Ruiz').first()).toBeVisible();
});

test(
  'without a network nothing typed is lost, and saving again works',
  once(),
  async ({ page, context, watch }) => {
    watch.expectFailures(/ERR_INTERNET_DISCONNECTED/);
    await signUp(page);
    await new Stillness(page).open('/contacts?action=new');
    const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
    await dialog.getByLabel('First Name').fill('Ana');
    await dialog.getByLabel('Last Name').fill('Ruiz');
    await dialog.getByPlaceholder('(555) 123-4567').fill('(555) 010-4444');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save Contact' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(failure).toContainText('Failed to add contact. Please try again.');
    await context.setOffline(false);
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ana');
    await dialog.getByRole('button', { name: 'Save Contact' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Contact created' })).toBeVisible();
  },
);
