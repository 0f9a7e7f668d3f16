import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wakeScripts } from '../support/bytes';
import { checkOut, test } from '../support/published';
import { readRegistry } from '../support/shop';
import { expect } from '../support/test';
import { ROOT } from '../support/wait';

/** Build of an older commit, created by scripts/previous-remotes.mjs. */
const BUNDLE = path.join(ROOT, 'e2e/matrix/previous-remotes.tar.gz');
const REMOTES = ['assistant', 'crm', 'insights', 'marketing', 'scheduling'];
const FOLDERS = REMOTES.map((name) => `mfe-${name}`);
/** A page of each remote with its heading. */
const PAGES = [
  ['/pricing', /pric|plan/i],
  ['/dashboard', /^Welcome back/],
  ['/contacts', /^Contacts$/],
  ['/appointments', /^Appointments$/],
  ['/revenue', /^Revenue$/],
  ['/handbook', /handbook/i],
] as const;

/** Today's remotes with a higher version number. */
let next: ReturnType<typeof checkOut>;
/** Web root of the older commit. */
let previous: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(({ shop }) => {
  test.setTimeout(900_000);
  shop.reset();
  // In a hook, because Playwright loads the file in more processes than it runs tests in.
  previous = mkdtempSync(path.join(tmpdir(), 'clearcoat-previous-'));
  execFileSync('tar', ['-xzf', BUNDLE, '-C', previous]);
  next = checkOut(FOLDERS);
  for (const folder of FOLDERS) next.setVersion(folder, '1.1.0');
  next.mfe('build');
});

test.afterAll(() => {
  rmSync(previous, { recursive: true });
  next.remove();
});

/** Versions of the remotes whose code the page requests. */
function watchVersions(page: Page): Map<string, string> {
  const versions = new Map<string, string>();
  page.on('request', (request) => {
    const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name && version) versions.set(name, version);
  });
  return versions;
}

/** Signs in by hand and opens a page of every remote; `watch` fails on any console error. */
async function smokeJourney(page: Page): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill('demo@clearcoat.example');
  await page.getByLabel('Password').fill('clearcoat-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // A public page loads its remote when it is used.
    await wakeScripts(page);
  }
  await page.goto('/dashboard');
  for (const name of ['Upcoming Appointments', 'Recent Customers']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Open assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Assistant', exact: true })).toBeVisible();
}

/** Stable versions of all remotes. */
const stable = (webRoot: string) =>
  new Map(readRegistry(webRoot).remotes.map(({ name, stable: { version } }) => [name, version]));
const sorted = (versions: Map<string, string>) => new Map([...versions].sort());

test('current shell, previous remotes', async ({ page, shop }) => {
  cpSync(path.join(previous, 'remotes'), path.join(shop.webRoot, 'remotes'), { recursive: true });
  const older = stable(previous);
  // The gate also runs.
  for (const [name, version] of older) next.mfe('promote', name, version, '--to', shop.webRoot);
  const versions = watchVersions(page);
  await smokeJourney(page);
  expect(sorted(versions)).toEqual(sorted(older));
  expect([...older.keys()].sort()).toEqual(REMOTES);
});

test('previous shell, current remotes', async ({ page, shop }) => {
  next.mfe('publish', ...REMOTES, '--to', shop.webRoot);
  const versions = watchVersions(page);
  await smokeJourney(page);
  expect(sorted(versions)).toEqual(sorted(stable(shop.webRoot)));
  for (const version of versions.values()) expect(version).toMatch(/^1\.1\.0-/);
});
