import { test as withWatch } from './test';

interface Served {
  url: string;
  stop(): Promise<void>;
}

/**
 * The `test` of a file whose pages come from its own product, running during the file's tests.
 *
 * @example const test = servedBy(() => Deployment.start());
 */
export function servedBy<Product extends Served>(start: () => Promise<Product>) {
  let running: Product | undefined;
  const test = withWatch.extend<{ product: Product }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes nothing but a pattern here
    product: ({}, use) => {
      if (!running) throw new Error('The product is there from `beforeAll` on.');
      return use(running);
    },
    // It is asked for before `beforeAll` as well.
    // oxlint-disable-next-line no-empty-pattern -- as above
    baseURL: ({}, use) => use(running?.url),
  });
  test.beforeAll(async () => {
    running = await start();
  });
  test.afterAll(() => running?.stop());
  return test;
}
