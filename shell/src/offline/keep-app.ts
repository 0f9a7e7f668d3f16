const WORKER = '/service-worker.js';
const IS_OWN_FILE = /^\/(assets|remotes)\//;

/** Scripts, styles and fonts of ours among what a page has loaded. */
function ownFiles(entries: readonly PerformanceEntry[]): string[] {
  const { origin } = window.location;
  return entries
    .map(({ name }) => new URL(name, origin))
    .filter((file) => file.origin === origin && IS_OWN_FILE.test(file.pathname))
    .map(({ pathname }) => pathname);
}

/**
 * Lets the app open without a line from now on. A browser that has no service workers, or refuses them, opens it with a line
 * alone, as before.
 *
 * @param page - an address of the app
 */
export async function keepApp(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page, files: [] });
    // What came before the worker was there, and while it came: of the rest it knows by itself.
    const observer = new PerformanceObserver((list) => {
      const files = ownFiles(list.getEntries());
      if (files.length > 0) active?.postMessage({ files });
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Not on this origin, or not in this browser.
  }
}
