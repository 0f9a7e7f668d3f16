const WORKER = '/service-worker.js';
const IS_OWN_FILE = /^\/(assets|remotes)\//;

/** URLs of our own scripts, styles and fonts among the loaded resources. */
function ownFiles(entries: readonly PerformanceEntry[]): string[] {
  const { origin } = window.location;
  return entries
    .map(({ name }) => new URL(name, origin))
    .filter((file) => file.origin === origin && IS_OWN_FILE.test(file.pathname))
    .map(({ pathname }) => pathname);
}

/**
 * Caches the app for offline use. Without service workers the app still works online.
 *
 * @param page - an address of the app
 */
export async function keepApp(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page, files: [] });
    // Reports the files that loaded before the worker was active; it sees the later ones by itself.
    const observer = new PerformanceObserver((list) => {
      const files = ownFiles(list.getEntries());
      if (files.length > 0) active?.postMessage({ files });
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Service workers are refused on this origin or in this browser.
  }
}
