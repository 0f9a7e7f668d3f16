import { wakeScripts } from '../support/bytes';
import { changeRemote, restoreRegistry } from '../support/faults';
import { heading } from '../support/regions';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

const EXPECTED =
  /remotes\/|remoteEntry|RUNTIME|ERR_FAILED|Failed to load|Loading|client-reports|ScriptExternal/;

test('on the dashboard only the slot of the remote that is down says so', async ({
  page,
  watch,
}) => {
  watch.expectFailures(EXPECTED);
  await signUp(page);
  await page.route('/remotes/crm/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: "This part isn't loading" });
  await expect(failed).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible();
  await page.unroute('/remotes/crm/**');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Customers' })).toBeVisible();
});

test('both slots of a remote come back with one Retry', async ({ page, watch }) => {
  watch.expectFailures(EXPECTED);
  await signUp(page);
  await page.route('/remotes/scheduling/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: "This part isn't loading" });
  await expect(failed).toHaveCount(2, { timeout: 20_000 });
  await page.unroute('/remotes/scheduling/**');
  await failed.first().getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a version whose files are really gone answers 404; what is published next is found', async ({
  page,
  watch,
}) => {
  watch.expectFailures(EXPECTED);
  const entry = '/remotes/marketing/0.0.0-pruned/remoteEntry.js';
  const asked = page.waitForResponse((response) => response.url().includes('0.0.0-pruned'));
  await changeRemote(page, 'marketing', ({ previous: _none, ...marketing }) => ({
    ...marketing,
    stable: { ...marketing.stable, entry, container: 'mfe_marketing_pruned' },
  }));
  await page.goto('/pricing');
  await wakeScripts(page);
  const panel = page.getByRole('alert').filter({ hasText: "This part of Clearcoat isn't loading" });
  await expect(panel).toBeVisible();
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await restoreRegistry(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, /pric|plan/i)).toBeVisible();
});
