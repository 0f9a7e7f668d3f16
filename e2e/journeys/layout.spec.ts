import { openMenu } from '../support/menus';
import { signInToDemo } from '../support/people';
import { expect, test } from '../support/test';

test('on a wide window the sidebar is open beside the page and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signInToDemo(page);
  await page.goto('/contacts');
  const menu = page.getByRole('navigation', { name: 'App' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await menu.getByRole('link', { name: 'Revenue' }).click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Revenue' })).toHaveAttribute('aria-current', 'page');
});

test('on a narrow window it slides over the page and closes in every usual way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await signInToDemo(page);
  await page.goto('/contacts');
  const menu = page.getByRole('navigation', { name: 'App' });
  const open = page.getByRole('button', { name: 'Open sidebar' });
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(900, 400);
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('link', { name: 'Revenue' }).click();
  await expect(page).toHaveURL('/revenue');
  await expect(menu).toBeHidden();
});

test('an address that does not exist says so, in the layout it belongs to', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await signInToDemo(page);
  await page.goto('/contacts/a/b/c');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: /sidebar/ })).toBeVisible();
});

test('the theme is the system’s until the person chooses, and the choice stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const light = page.getByRole('button', { name: 'Switch to light theme' });
  await openMenu(page, 'Open menu', light);
  await light.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});
