import { expect, test } from '../support/test';

/** Pages for search engines, text browsers and people without scripts. */
test.use({ javaScriptEnabled: false });

test('public pages are read, and lead on, without scripts', async ({ page, watch }) => {
  // Without scripts the browser also refuses preloaded ones.
  watch.expectFailures(/^failed: .*\.js csp$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You do the paint.');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  await page.getByRole('link', { name: 'FAQ' }).click();
  const answer = page.getByRole('region', { name: 'Can I cancel at any time?' });
  await expect(answer).toContainText('There is no notice period and no call to make.');
  await page.getByRole('link', { name: 'Blog' }).click();
  const [card] = await page.getByRole('article').all();
  await card?.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveTitle(/ · Clearcoat$/);
  // Styles of the kit, the layout and the page apply.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('article').first()).toHaveCSS('line-height', /^2\d/);
});
