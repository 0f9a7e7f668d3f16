import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** All the JavaScript a public page may load, gzipped, in bytes: its own, and what draws a car in its paint. */
const PUBLIC_LIMIT = 130 * 1024;
/** The same of the dashboard, until it stands there. */
const DASHBOARD_LIMIT = 320 * 1024;

async function load(page: Page, url: string) {
  const response = await page.request.get(url);
  expect(response.ok(), url).toBe(true);
  return { url, text: await response.text() };
}

/** Notes the scripts that a page loads from now on. */
export function watchScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('request', (script) => {
    if (script.resourceType() === 'script') urls.add(script.url());
  });
  return urls;
}

/** Fetched again rather than read from the page's responses, whose bodies the browser may have dropped. */
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

/** A public page loads no antd, and few bytes of JavaScript. */
export async function expectFewBytes(page: Page, urls: Set<string>): Promise<void> {
  const scripts = await loadAll(page, urls);
  expect(scripts.some(({ text }) => /ant-btn|ConfigProvider/.test(text))).toBe(false);
  expectWithin(PUBLIC_LIMIT, scripts);
}

/** Somebody who saves data gets nothing ahead of its use: then it is the page alone that is counted. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** The dashboard's first frame: no forms, no calendars, and antd without what writes its styles. */
export async function expectQuickDashboard(page: Page, urls: Set<string>): Promise<void> {
  const scripts = await loadAll(page, urls);
  expect(scripts.some(({ text }) => /ant-picker|ant-select-/.test(text))).toBe(false);
  expectWithin(DASHBOARD_LIMIT, scripts);
}
