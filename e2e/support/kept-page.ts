import type { Page, ViewportSize } from '@playwright/test';
import { test as withOwnPage } from './test';

const HEARD = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Answers of the product with nothing that runs; a blank page would end the browser's process. */
const EMPTY = '/health/ready';

/** Files stay in the browser's cache, as they do for whoever works with the product all day. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers';

/** All that one test's page remembers and does, so that the next one finds it as if it were new. */
async function forget(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const name of HEARD) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // 'Leave this page?'
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(EMPTY);
  page.removeAllListeners('dialog');
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await devtools.detach();
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null, media: null, reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
}

/**
 * The `test` of test.ts with one page for all tests of a worker, forgotten in between: a new one has a
 * process of its own, which reads the whole product anew, and that costs as much as most tests do. For
 * tests that give a page nothing that cannot be taken back (scripts of each document, a clock, options of
 * a context), and ask nothing of how files arrive.
 */
export const test = withOwnPage.extend({
  context: ({ kept }, use) => use(kept),
  page: async ({ kept, viewport }, use) => {
    const [page = await kept.newPage()] = kept.pages();
    await use(page);
    await forget(page, viewport);
  },
});

export { expect } from './test';
