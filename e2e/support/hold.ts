import { expect, type Page } from '@playwright/test';

/**
 * Holds the calls to a path, with any query, until released. Releasing fails if no call was
 * waiting, because the test would check something else.
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
