import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { signInToDemo } from '../support/people';
import { WEB_ROOT } from '../support/published';
import { expect, test } from '../support/test';

const PANEL_TITLE = "This part of Clearcoat isn't loading";
const EXPECTED =
  /remotes\/|remoteEntry|RUNTIME|ERR_FAILED|Failed to load|Loading|client-reports|ScriptExternal/;

/** Contacts are down; everything around them stands. */
async function expectOnlyContactsDown(page: Page): Promise<void> {
  const panel = page.getByRole('main').getByRole('alert').filter({ hasText: PANEL_TITLE });
  await expect(panel).toBeVisible({ timeout: 20_000 });
  await expect(panel).toContainText('crm 1.0.0');
  const menu = page.getByRole('navigation', { name: 'App' });
  await expect(menu.getByRole('link', { name: 'Contacts' })).toBeVisible();
  await menu.getByRole('link', { name: 'Revenue' }).click();
  await expect(page.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible();
  await menu.getByRole('link', { name: 'Contacts' }).click();
  await expect(panel).toBeVisible({ timeout: 20_000 });
}

/** Try again brings them back in the same document. */
async function expectRecovery(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible({
    timeout: 20_000,
  });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers an HTML page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome!</p>' }),
  // Neither answered nor refused: the loader's own time-out must end it.
  hangs: () => new Promise(() => undefined),
};

for (const [fault, handler] of Object.entries(faults)) {
  test(`a remote whose files the server ${fault} fails alone and recovers`, async ({
    page,
    watch,
  }) => {
    watch.expectFailures(EXPECTED);
    await signInToDemo(page);
    await page.route('/remotes/crm/**', handler);
    await page.goto('/contacts');
    await expectOnlyContactsDown(page);
    await page.unroute('/remotes/crm/**');
    await expectRecovery(page);
  });
}

test('on the dashboard only the slot of the remote that is down says so', async ({
  page,
  watch,
}) => {
  watch.expectFailures(EXPECTED);
  await signInToDemo(page);
  await page.route('/remotes/crm/**', faults['answers 404'] ?? (() => undefined));
  await page.goto('/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: "This part isn't loading" });
  await expect(failed).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible();
  await page.unroute('/remotes/crm/**');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Customers' })).toBeVisible();
});

test('files that are really gone answer 404, and are found again once they are back', async ({
  page,
  watch,
}) => {
  watch.expectFailures(EXPECTED);
  const files = path.join(WEB_ROOT, 'remotes/marketing');
  renameSync(files, `${files}.gone`);
  try {
    await page.goto('/pricing');
    await expect(page.getByRole('alert').filter({ hasText: PANEL_TITLE })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    renameSync(`${files}.gone`, files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/pric|plan/i);
  } finally {
    if (existsSync(`${files}.gone`)) renameSync(`${files}.gone`, files);
  }
});
