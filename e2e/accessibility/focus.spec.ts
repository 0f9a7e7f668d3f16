import { signInToDemo } from '../support/people';
import { expect, test } from '../support/kept-page';

test('a navigation names the page and moves the focus to its heading; the skip link leads past the menu', async ({
  page,
}) => {
  await signInToDemo(page);
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Dashboard · Clearcoat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page
    .getByRole('navigation', { name: 'App' })
    .getByRole('link', { name: 'Contacts' })
    .click();
  await expect(page).toHaveTitle('Contacts · Clearcoat');
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeFocused();
});
