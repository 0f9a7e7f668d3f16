import type { Page } from '@playwright/test';
import { checkOut, test } from '../support/published';
import { expect } from '../support/test';

const REMOTES = ['assistant', 'crm', 'insights', 'marketing', 'scheduling'];
const FOLDERS = ['shell', ...REMOTES.map((name) => `mfe-${name}`)];
/** A page of each remote, with the heading that says it is there. */
const PAGES = [
  ['/pricing', /pric|plan/i],
  ['/dashboard', /^Welcome back/],
  ['/contacts', /^Contacts$/],
  ['/appointments', /^Appointments$/],
  ['/revenue', /^Revenue$/],
  ['/handbook', /handbook/i],
] as const;

/** Every app once more, with another version and another mark in it. */
let next: ReturnType<typeof checkOut>;
/** The shell as it is, to be put back. */
let before: ReturnType<typeof checkOut>;

test.describe.configure({ mode: 'serial' });
test.use({ shopOf: 'compatibility' });
test.beforeAll(() => {
  test.setTimeout(900_000);
  next = checkOut(FOLDERS);
  before = checkOut(['shell'], { built: true });
  for (const folder of FOLDERS) next.setVersion(folder, '1.1.0');
  next.replace('shell/src/index.html', '<div id="root">', '<div id="root" data-version="next">');
  next.mfe('build');
});

test.afterAll(() => {
  next.remove();
  before.remove();
});

/** The versions of the remotes whose code the page asks for. */
function watchVersions(page: Page): Map<string, string> {
  const versions = new Map<string, string>();
  page.on('request', (request) => {
    const [, name, version] = /\/remotes\/([^/]+)\/([^-]+)-/.exec(request.url()) ?? [];
    if (name && version) versions.set(name, version);
  });
  return versions;
}

/** Signs in by hand and opens a page of every remote; `watch` fails on any error in the console. */
async function smokeJourney(page: Page): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill('demo@clearcoat.example');
  await page.getByLabel('Password').fill('clearcoat-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/dashboard');
  for (const name of ['Upcoming Appointments', 'Recent Customers']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Open assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Assistant', exact: true })).toBeVisible();
}

const all = (version: string) => new Map(REMOTES.map((name) => [name, version]));
const sorted = (versions: Map<string, string>) => new Map([...versions].sort());

test('current shell, previous remotes', async ({ page, shop }) => {
  test.setTimeout(300_000);
  next.mfe('publish', 'shell', '--to', shop.webRoot);
  expect(shop.shellPage()).toContain('data-version=');
  const versions = watchVersions(page);
  await smokeJourney(page);
  expect(sorted(versions)).toEqual(all('1.0.0'));
});

test('previous shell, current remotes', async ({ page, shop }) => {
  test.setTimeout(300_000);
  before.mfe('publish', 'shell', '--to', shop.webRoot);
  expect(shop.shellPage()).not.toContain('data-version=');
  next.mfe('publish', ...REMOTES, '--to', shop.webRoot);
  const versions = watchVersions(page);
  await smokeJourney(page);
  expect(sorted(versions)).toEqual(all('1.1.0'));
});
