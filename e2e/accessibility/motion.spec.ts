import { addContact } from '../support/business';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

/** All other tests run with reduced motion; playwright.config.ts says why. */
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

test('the car of a row travels to the page of its customer', async ({ page }) => {
  await signUp(page);
  const { id } = await addContact(page, { address: '2024 Toyota Camry, black' });
  await page.goto('/contacts');
  const link = page.locator(`a[href="/contacts/${id}"]`);
  await link.waitFor();
  // The page's code is prefetched, so the page renders at once.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      const travelling = transition.ready.then(note);
      Object.assign(window, { travelling });
      return transition;
    };
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const travelling = await page.evaluate(() => (window as { travelling?: unknown }).travelling);
  // Only the vehicle animates: it is in both snapshots.
  expect(travelling).toEqual(
    expect.arrayContaining([
      '::view-transition-group(vehicle)',
      '::view-transition-old(vehicle)',
      '::view-transition-new(vehicle)',
    ]),
  );
  await expect(page).toHaveURL(`/contacts/${id}`);
});
