import { test as playwright, type BrowserContext } from '@playwright/test';
import { Shop } from './shop';

interface OfWorker {
  /** What the kept page of `kept-page.ts` lives in. */
  kept: BrowserContext;
  /** A product to publish to: see `published.ts`. */
  shop: Shop;
}

/**
 * Whatever a worker has for more than one file. All of it is here, and made when a test first asks for
 * it: files whose worker has something else get a worker of their own, with a browser of its own, which
 * costs more than most tests do. What one file alone needs is made in `beforeAll` (`served-by.ts`).
 */
export const test = playwright.extend<object, OfWorker>({
  kept: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes nothing but a pattern here
    async ({}, use) => {
      const shop = await Shop.open();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
