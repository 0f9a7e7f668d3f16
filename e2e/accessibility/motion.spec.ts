import { signUp } from '../support/people';
import { expect, test } from '../support/test';

/** All other tests go without: playwright.config.ts says why. */
test.use({ reducedMotion: 'no-preference' });

test('a dialog opens and closes with motion', async ({ page }) => {
  await signUp(page);
  await page.goto('/contacts');
  await page.evaluate(() => {
    const note = () => Object.assign(window, { hasMoved: true });
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note);
  });
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
  await expect(dialog.getByLabel('First Name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => 'hasMoved' in window)).toBe(true);
});
