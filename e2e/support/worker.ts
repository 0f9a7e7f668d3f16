import { test as playwright, type BrowserContext } from '@playwright/test';
import { Shop } from './shop';

interface OfWorker {
  /** Context of the shared page in `kept-page.ts`. */
  kept: BrowserContext;
  /** A product to publish to: see `published.ts`. */
  shop: Shop;
}

/**
 * Fixtures that a worker shares across files, created on first use. They are all declared here,
 * because files with different worker fixtures get separate workers and browsers, which cost more
 * than most tests. Fixtures of a single file are created in `beforeAll` (`served-by.ts`).
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
