import { expect, type Page } from '@playwright/test';
import { test as ofWorker } from './worker';

/** Forbidden events of a page: console errors, exceptions and failed requests. */
export interface Watch {
  /** Allows failures that the test itself causes. */
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
    // A navigation aborts the previous page's requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${reason}`);
  });
  return { problems, expectFailures: (pattern) => (expected = pattern) };
}

/** The test of every journey: fails on any unexpected console error or failed request. */
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
