import { expect, type Page, type Request } from '@playwright/test';

/** A page in which nothing has changed for this long, and that waits for no answer, has loaded. */
const STILL_MS = 80;
const LONGEST_MS = 10_000;

/** Whether there is a page with a heading; a feed is none, but it is there. */
const hasArrived = () =>
  document.contentType !== 'text/html' ||
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());

/** Ends once nothing has changed in the document for so many milliseconds. */
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
 * Says when a page has loaded: its heading is there, all that it asked for has come, and nothing
 * changes any more. Playwright's `networkidle` waits half a second for nothing else but the network.
 */
export class Stillness {
  /** What the page asked for and has no answer to yet. */
  private readonly waiting = new Set<Request>();

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.waiting.add(request));
    page.on('requestfinished', (request) => this.waiting.delete(request));
    page.on('requestfailed', (request) => this.waiting.delete(request));
  }

  /** Asked again where the document goes away under the question: another one is on its way. */
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
