import { expect, type Page, type Request } from '@playwright/test';

/** Quiet time without changes and pending requests after which a page counts as loaded. */
const STILL_MS = 80;
const LONGEST_MS = 10_000;

/** Whether the page has a heading; a document without HTML, such as a feed, needs none. */
const hasArrived = () =>
  document.contentType !== 'text/html' ||
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());

/** Resolves once the document has not changed for this many milliseconds. */
const nothingChanges = (forMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, forMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, forMs);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });

/**
 * Detects that a page is loaded: its heading is rendered, all requests are answered and nothing
 * changes. Playwright's `networkidle` checks only the network, and waits half a second.
 */
export class Stillness {
  /** Pending requests of the page. */
  private readonly waiting = new Set<Request>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      // A live connection stays open.
      if (request.resourceType() !== 'eventsource') this.waiting.add(request);
    });
    page.on('requestfinished', (request) => this.waiting.delete(request));
    page.on('requestfailed', (request) => this.waiting.delete(request));
  }

  /** Retried if the document is replaced during the call. */
  async reached(): Promise<void> {
    await expect(async () => {
      expect(await this.page.evaluate(hasArrived), 'a page with a heading').toBe(true);
      do {
        await this.page.evaluate(nothingChanges, STILL_MS);
      } while (this.waiting.size > 0);
    }).toPass({ intervals: [40], timeout: LONGEST_MS });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.reached();
  }
}
