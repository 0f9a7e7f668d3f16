import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Limit of gzipped JavaScript on a public page, in bytes, including painted vehicles. */
const PUBLIC_LIMIT = 130 * 1024;
/** Limit for the dashboard until it is rendered. */
const DASHBOARD_LIMIT = 320 * 1024;

async function load(page: Page, url: string) {
  const response = await page.request.get(url);
  expect(response.ok(), url).toBe(true);
  return { url, text: await response.text() };
}

/** Records the scripts that a page loads from now on. */
export function watchScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('request', (script) => {
    if (script.resourceType() === 'script') urls.add(script.url());
  });
  return urls;
}

/** Uses a prerendered page, whose scripts are loaded then, and waits until they run. */
export async function wakeScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !('earlyInput' in window) || window.earlyInput === undefined);
}

/** Fetched again, because the browser may have dropped the response bodies. */
const loadAll = (page: Page, urls: Set<string>) =>
  Promise.all([...urls].map((url) => load(page, url)));

function expectWithin(limit: number, scripts: { url: string; text: string }[]) {
  const sizes = scripts.map(({ url, text }) => ({
    url: new URL(url).pathname,
    bytes: gzipSync(text, { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(limit);
}

/** Checks that a public page loads no antd and stays within its limit. */
export async function expectFewBytes(page: Page, urls: Set<string>): Promise<void> {
  const scripts = await loadAll(page, urls);
  expect(scripts.some(({ text }) => /ant-btn|ConfigProvider/.test(text))).toBe(false);
  expectWithin(PUBLIC_LIMIT, scripts);
}

/**
 * Simulates the data saver, which disables prefetching, so that only the page itself is counted.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/**
 * Checks that the dashboard's first frame loads no forms, no calendars and no style writer of
 * antd.
 */
export async function expectQuickDashboard(page: Page, urls: Set<string>): Promise<void> {
  const scripts = await loadAll(page, urls);
  expect(scripts.some(({ text }) => /ant-picker|ant-select-/.test(text))).toBe(false);
  expectWithin(DASHBOARD_LIMIT, scripts);
}
