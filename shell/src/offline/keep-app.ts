const WORKER = '/service-worker.js';
const IS_OWN_FILE = /^\/(assets|remotes)\//;

/** Scripts, styles and fonts of ours that this page has loaded so far. */
function loadedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
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
    active?.postMessage({ page, files: loadedFiles() });
  } catch {
    // Not on this origin, or not in this browser.
  }
}
