import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { Stillness } from '../support/still';
import routes from '../support/routes.json' with { type: 'json' };
import { expect, test } from '../support/test';

/** All the JavaScript a public page may load, gzipped, in bytes. */
const LIMIT = 150 * 1024;

async function load(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  expect(response.ok(), url).toBe(true);
  return { url, text: await response.text() };
}

for (const path of routes.public) {
  test(`${path} loads no antd and at most 150 KB of JavaScript`, async ({ page, request }) => {
    const urls = new Set<string>();
    page.on('request', (script) => {
      if (script.resourceType() === 'script') urls.add(script.url());
    });
    await new Stillness(page).open(path);
    // Fetched again rather than read from the page's responses, whose bodies the browser may
    // have dropped; the files are immutable, so they are the same bytes.
    const scripts = await Promise.all([...urls].map((url) => load(request, url)));
    const sizes = scripts.map(({ url, text }) => ({
      url: new URL(url).pathname,
      bytes: gzipSync(text, { level: 9 }).length,
    }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(scripts.some(({ text }) => /ant-btn|ConfigProvider/.test(text))).toBe(false);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(LIMIT);
  });
}
