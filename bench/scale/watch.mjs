import { setTimeout as wait } from 'node:timers/promises';

const QUIET_MS = 100;

/** Runs in the page: the maximum number of rows since the last call. */
function countRows() {
  const rows = () => document.querySelectorAll('main tbody > tr, main ul > li').length;
  let most = 0;
  const observer = new globalThis.MutationObserver(() => (most = Math.max(most, rows())));
  observer.observe(document, { childList: true, subtree: true });
  globalThis.takeMostRows = () => {
    const taken = Math.max(most, rows());
    most = 0;
    return taken;
  };
}

/** Bytes, rows and errors of a page. */
export async function watch(page) {
  const faults = [];
  const underWay = new Set();
  let bytes = 0;
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => underWay.delete(request));
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(countRows);

  const quiet = async () => {
    do await wait(QUIET_MS);
    while (underWay.size > 0);
  };
  /** Runs a step and returns its cost. */
  const measure = async (step) => {
    const started = performance.now();
    await step();
    const ms = performance.now() - started;
    await quiet();
    const measured = { ms, bytes, rows: await page.evaluate(() => globalThis.takeMostRows()) };
    bytes = 0;
    return measured;
  };
  return { measure, faults };
}
