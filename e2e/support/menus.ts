import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a menu that is behind a button on narrow windows. Waits for the button or the menu's
 * content, since a new page has neither.
 */
export async function openMenu(page: Page, name: 'Open menu' | 'Open sidebar', within: Locator) {
  const button = page.getByRole('button', { name });
  await expect(button.or(within).filter({ visible: true }).first()).toBeVisible();
  if (!(await within.isVisible())) await button.click();
}
