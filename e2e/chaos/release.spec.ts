import type { Page } from '@playwright/test';
import { signUp } from '../support/people';
import { checkOut, test } from '../support/published';
import { expect } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.beforeAll(({ shop }) => shop.reset());

/** The assistant team's own checkout, without the shell and other remotes. */
let team: ReturnType<typeof checkOut>;
test.beforeAll(() => {
  team = checkOut(['mfe-assistant']);
});
test.afterAll(() => team.remove());

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Open assistant' }).click();

async function openAssistant(page: Page): Promise<void> {
  await page.goto('/contacts');
  await openPanel(page);
}

/** Triggers the update check, which also runs on focus and every minute. */
async function noticeNewVersion(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version is ready')).toBeVisible();
}

test('a remote published while the product runs reaches a fresh tab, nothing else is rebuilt', async ({
  page,
  context,
  shop,
}) => {
  await signUp(page);
  await openAssistant(page);
  await expect(panel(page, 'Assistant')).toBeVisible();

  const [others, shellPage] = [shop.others('assistant'), shop.shellPage()];
  const source = 'mfe-assistant/src/panel/FloatingAssistant.tsx';
  team.replace(source, 'title="Assistant"', 'title="Shop assistant"');
  team.setVersion('mfe-assistant', '1.1.0');
  expect(team.mfe('up', '--to', shop.webRoot)).toBe('front end: building assistant\n');
  expect(shop.published('assistant').stable.version).toMatch(/^1\.1\.0-/);
  expect(shop.others('assistant')).toEqual(others);
  expect(shop.shellPage()).toBe(shellPage);

  // The open tab keeps its version; a new tab gets the new one.
  await expect(panel(page, 'Assistant')).toBeVisible();
  const fresh = await context.newPage();
  await openAssistant(fresh);
  await expect(panel(fresh, 'Shop assistant')).toBeVisible();
});

test('a broken new version falls back to the one before it', async ({ page, shop, watch }) => {
  watch.expectFailures(/remotes\/assistant|RUNTIME|client-reports/);
  const { stable, previous } = shop.published('assistant');
  expect(previous?.version).toMatch(/^1\.0\.0-/);
  await signUp(page);
  await page.route(`${stable.entry}*`, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await openAssistant(page);
  await expect(panel(page, 'Assistant')).toBeVisible();
});

test('a rollback reaches fresh tabs at once and open ones with their next page', async ({
  page,
  context,
  shop,
}) => {
  await signUp(page);
  await openAssistant(page);
  await expect(panel(page, 'Shop assistant')).toBeVisible();
  const files = shop.published('assistant').stable;

  team.mfe('rollback', 'assistant', '--to', shop.webRoot);
  const { stable, previous } = shop.published('assistant');
  expect(stable.version).toMatch(/^1\.0\.0-/);
  expect(previous).toEqual(files);

  const fresh = await context.newPage();
  await openAssistant(fresh);
  await expect(panel(fresh, 'Assistant')).toBeVisible();

  await noticeNewVersion(page);
  await expect(panel(page, 'Shop assistant')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'App' })
    .getByRole('link', { name: 'Revenue' })
    .click();
  await expect(page.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible();
  await openPanel(page);
  await expect(panel(page, 'Assistant')).toBeVisible();
});
