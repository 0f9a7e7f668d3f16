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

/** A page of the product without scripts; a blank page would end the browser's process. */
const EMPTY = '/health/ready';

/** Storage to clear between tests. The HTTP cache stays, as for a person who works all day. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers';

/** Resets a page's state and storage, so that the next test finds it new. */
async function forget(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const name of HEARD) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // Accepts 'Leave this page?'.
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
 * The `test` of test.ts with one page for all tests of a worker, reset in between. A new page has
 * its own process and loads the whole product again, which costs as much as most tests. Only for
 * tests without irreversible page changes (init scripts, a clock, context options) and without
 * assertions about network caching.
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
