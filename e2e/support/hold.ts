import { expect, type Page } from '@playwright/test';

/**
 * Holds the calls to a path, or to paths that match, with any query, until released. Releasing fails if no call was
 * waiting, because the test would check something else.
 */
export async function hold(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  let waiting = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
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
