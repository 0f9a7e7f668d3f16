import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** All the JavaScript a public page may load, gzipped, in bytes: its own, and what draws a car in its paint. */
const LIMIT = 156 * 1024;

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

/** A public page loads no antd, and few bytes of JavaScript. */
export async function expectFewBytes(page: Page, urls: Set<string>): Promise<void> {
  // Fetched again rather than read from the page's responses, whose bodies the browser may
  // have dropped; the files are immutable, so they are the same bytes.
  const scripts = await Promise.all([...urls].map((url) => load(page, url)));
  const sizes = scripts.map(({ url, text }) => ({
    url: new URL(url).pathname,
    bytes: gzipSync(text, { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.length).toBeGreaterThan(0);
  expect(scripts.some(({ text }) => /ant-btn|ConfigProvider/.test(text))).toBe(false);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(LIMIT);
}
