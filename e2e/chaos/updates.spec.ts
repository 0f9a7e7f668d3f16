import type { Page } from '@playwright/test';
import { changeRemote, publishMistake, restoreRegistry, stableOf } from '../support/faults';
import { heading } from '../support/regions';
import { signInToDemo, signUp } from '../support/people';
import { expect, test } from '../support/test';

const EXPECTED = /Broken on purpose|client-reports/;
const NEW_VERSION = 'A new version is ready';

/** Advances the clock by a minute, so that the tab polls once. */
async function aMinuteLater(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 61_000);
  await page.clock.resume();
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSame' in window);
const menu = (page: Page) => page.getByRole('navigation', { name: 'App' });

/** Serves another shell from now on; the open document stays. */
const publishShell = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/dashboard',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script defer src="/assets/main.00000000.js"></script>',
      }),
  );

test('an open tab on a broken version heals within a minute of its being rolled back', async ({
  page,
  watch,
}) => {
  watch.expectFailures(EXPECTED);
  await signUp(page);
  await page.clock.install();
  const good = await stableOf(page, 'crm');
  const broken = await publishMistake(page, good, 'throws on render');
  await changeRemote(page, 'crm', ({ previous: _none, ...crm }) => ({ ...crm, stable: broken }));
  await page.goto('/contacts');
  const panel = page.getByRole('alert').filter({ hasText: 'This page ran into a problem' });
  await expect(panel).toBeVisible();
  await markDocument(page);

  await restoreRegistry(page);
  await changeRemote(page, 'crm', (crm) => ({ ...crm, stable: good, previous: broken }));
  await aMinuteLater(page);
  await expect(heading(page, 'Contacts')).toBeVisible();
  await expect(panel).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('on the dashboard, too, a slot heals by what is published next', async ({ page, watch }) => {
  watch.expectFailures(EXPECTED);
  await signUp(page);
  await page.clock.install();
  const good = await stableOf(page, 'crm');
  const broken = await publishMistake(page, good, 'throws in a slot');
  await changeRemote(page, 'crm', ({ previous: _none, ...crm }) => ({ ...crm, stable: broken }));
  await page.goto('/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: "This part isn't loading" });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible();
  await restoreRegistry(page);
  await aMinuteLater(page);
  await expect(page.getByRole('heading', { name: 'Recent Customers' })).toBeVisible();
});

test('a slot that throws falls back to the version before it', async ({ page, watch }) => {
  watch.expectFailures(EXPECTED);
  await signUp(page);
  const good = await stableOf(page, 'crm');
  const broken = await publishMistake(page, good, 'throws in a slot');
  await changeRemote(page, 'crm', (crm) => ({ ...crm, stable: broken, previous: good }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Customers' })).toBeVisible();
});

test('a new shell is noticed, said once, and comes with the next page', async ({ page }) => {
  await signUp(page);
  await page.clock.install();
  await page.goto('/contacts');
  await expect(heading(page, 'Contacts')).toBeVisible();
  await markDocument(page);
  await publishShell(page);
  await aMinuteLater(page);
  const toast = page.getByRole('status').filter({ hasText: NEW_VERSION });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  const asked = page.waitForResponse('**/registry/remotes.json');
  await aMinuteLater(page);
  await asked;
  await expect(toast).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Revenue' }).click();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(heading(page, 'Revenue')).toBeVisible();
});

test('a new version never takes what was typed', async ({ page }) => {
  await signInToDemo(page);
  await page.clock.install();
  await page.goto('/appointments/new');
  await page.getByLabel('Notes').fill('Two coats, ceramic');
  await markDocument(page);
  await changeRemote(page, 'crm', (crm) => crm);
  await aMinuteLater(page);
  const toast = page.getByRole('status');
  await toast.filter({ hasText: NEW_VERSION }).getByRole('button', { name: 'Reload now' }).click();
  await expect(toast.filter({ hasText: "Something you typed isn't saved yet" })).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Two coats, ceramic');
  expect(await isSameDocument(page)).toBe(true);
});
