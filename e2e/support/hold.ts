import { expect, type Page } from '@playwright/test';

/**
 * Keeps the calls to a path waiting, whatever their query, until they are let through. Letting
 * through makes sure that one was waiting: else the test would look at something else.
 */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  let waiting = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      waiting += 1;
      await opened;
      await route.continue();
    },
  );
  return async () => {
    await expect.poll(() => waiting).toBeGreaterThan(0);
    open();
  };
}
