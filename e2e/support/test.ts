import { expect, type Page } from '@playwright/test';
import { test as ofWorker } from './worker';

/** What a page must never do: write an error to the console, throw, or have a request fail. */
export interface Watch {
  /** Lets a request that the test itself breaks fail without failing the test. */
  expectFailures(pattern: RegExp): void;
}

export function watchPage(page: Page): Watch & { problems: string[] } {
  const problems: string[] = [];
  let expected: RegExp | undefined;
  const add = (text: string) => {
    if (!expected?.test(text)) problems.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A navigation abandons what the page before it still asked for.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${reason}`);
  });
  return { problems, expectFailures: (pattern) => (expected = pattern) };
}

/** The test of every journey: it fails on any console error or failed request it did not expect. */
export const test = ofWorker.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      await use(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
