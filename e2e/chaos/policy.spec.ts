import type { Page } from '@playwright/test';
import { changeRemote, publishFor, stableOf } from '../support/faults';
import { signUp } from '../support/people';
import { heading } from '../support/regions';
import { expect, test } from '../support/test';

/** Content security policy of the page: blocked content and its reports. */

/** Reports that this page sends from now on. */
async function reportsOf(page: Page): Promise<object[]> {
  const reports: object[] = [];
  await page.route('**/api/client-reports', (route) => {
    reports.push(route.request().postDataJSON() as object);
    return route.fulfill({ status: 204 });
  });
  return reports;
}

test.beforeEach(async ({ page, watch }) => {
  watch.expectFailures(/Content Security Policy|client-reports|evil\.example/);
  await signUp(page);
});

test('what comes in with markup is not applied and not run', async ({ page }) => {
  await page.goto('/contacts');
  await expect(heading(page, 'Contacts')).toBeVisible();
  const reports = await reportsOf(page);
  await page.evaluate(() => {
    const markup = `
      <style>h1 { display: none }</style>
      <h2 style="display: none">Written in</h2>
      <img src="data:," onerror="window.wasRun = true">`;
    document.body.insertAdjacentHTML('beforeend', markup);
  });
  await expect(heading(page, 'Contacts')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Written in' })).toBeVisible();
  const ofTheShell = (directive: string) => ({
    remote: 'shell',
    reason: `The page's policy (${directive}) kept out inline.`,
  });
  for (const directive of ['style-src-elem', 'style-src-attr', 'script-src-attr']) {
    const report = expect.objectContaining(ofTheShell(directive)) as object;
    await expect.poll(() => reports).toContainEqual(report);
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('a remote that asks for a script of another site works on without it, and is named', async ({
  page,
}) => {
  const stable = await stableOf(page, 'crm');
  const ask = `document.head.append(Object.assign(document.createElement('script'), {
    src: 'https://evil.example/tracker.js?who=me' }));`;
  const version = await publishFor(page, stable, 'curious', (name, body) =>
    name === 'remoteEntry.js' ? ask + body : body,
  );
  await changeRemote(page, 'crm', (published) => ({ ...published, stable: version }));
  const reports = await reportsOf(page);
  await page.goto('/contacts');
  await expect(heading(page, 'Contacts')).toBeVisible();
  const report = expect.objectContaining({
    remote: 'crm',
    version: version.version,
    reason: "The page's policy (script-src-elem) kept out https://evil.example/tracker.js.",
  }) as object;
  await expect.poll(() => reports).toContainEqual(report);
});
