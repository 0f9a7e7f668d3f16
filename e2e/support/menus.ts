import { expect, type Locator, type Page } from '@playwright/test';

/**
 * On a narrow window a menu is behind a button. Waits until either the button or
 * what it leads to is there, since a page that has just been asked for has neither.
 */
export async function openMenu(page: Page, name: 'Open menu' | 'Open sidebar', within: Locator) {
  const button = page.getByRole('button', { name });
  await expect(button.or(within).filter({ visible: true }).first()).toBeVisible();
  if (!(await within.isVisible())) await button.click();
}
