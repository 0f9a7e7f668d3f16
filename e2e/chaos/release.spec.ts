import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInToDemo } from '../support/people';
import { checkOutAlone, published, readRegistry, WEB_ROOT } from '../support/published';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

/** The assistant's team changes a text and the version of its own remote. */
function releaseNewAssistant(): void {
  const team = checkOutAlone('mfe-assistant');
  const source = path.join(team.dir, 'src/panel/FloatingAssistant.tsx');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace('title="Assistant"', 'title="Shop assistant"'));
  const manifest = path.join(team.dir, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"1.0.0"', '"1.1.0"'));
  team.buildAndPublish();
}

async function openAssistant(page: Page): Promise<void> {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Open assistant' }).click();
}

test('a remote published while the product runs reaches a fresh tab, nothing else is rebuilt', async ({
  page,
  context,
}) => {
  await signInToDemo(page);
  await openAssistant(page);
  await expect(page.getByRole('dialog', { name: 'Assistant', exact: true })).toBeVisible();

  const before = readRegistry();
  const shellPage = readFileSync(path.join(WEB_ROOT, 'shell/index.html'), 'utf8');
  releaseNewAssistant();

  expect(published('assistant').stable.version).toMatch(/^1\.1\.0-/);
  const others = ({ remotes }: typeof before) =>
    remotes.filter(({ name }) => name !== 'assistant').map(({ name, stable }) => [name, stable]);
  expect(others(readRegistry())).toEqual(others(before));
  expect(readFileSync(path.join(WEB_ROOT, 'shell/index.html'), 'utf8')).toBe(shellPage);

  // The open tab keeps the version it has; a fresh one gets the new version.
  await expect(page.getByRole('dialog', { name: 'Assistant', exact: true })).toBeVisible();
  const fresh = await context.newPage();
  await openAssistant(fresh);
  await expect(fresh.getByRole('dialog', { name: 'Shop assistant' })).toBeVisible();
});

test('a broken new version falls back to the one before it', async ({ page, watch }) => {
  watch.expectFailures(/remotes\/assistant|RUNTIME|client-reports/);
  const { stable, previous } = published('assistant');
  expect(previous?.version).toMatch(/^1\.0\.0-/);
  await signInToDemo(page);
  await page.route(`${stable.entry}*`, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await openAssistant(page);
  await expect(page.getByRole('dialog', { name: 'Assistant', exact: true })).toBeVisible();
});
