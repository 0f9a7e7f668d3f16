import { fetchRegistry, newestRevision } from '../federation/registry-client';

const POLL_MS = 60_000;
const PATIENCE_MS = 10_000;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;
/** The revision that listeners know of. */
let known: string | undefined;
let hasNewShell = false;
let isOutdated = false;

/** Whether the page on the server starts with other files than this one did. */
async function isShellNew(): Promise<boolean> {
  const response = await fetch('/', {
    // The page has a nonce of its own each time, so it always comes whole; it is small.
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const own = new Set([...document.scripts].map(({ src }) => src));
  return [...page.scripts].some(({ src }) => src && !own.has(src));
}

async function check(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const [, isNew] = await Promise.all([
    fetchRegistry().catch(() => undefined),
    hasNewShell || isShellNew().catch(() => false),
  ]);
  if (newestRevision() === known && isNew === hasNewShell) return;
  known = newestRevision();
  hasNewShell = isNew;
  isOutdated = true;
  listeners.forEach((listener) => listener());
}

function start(): () => void {
  known ??= newestRevision();
  const onFocus = () => void check();
  const timer = window.setInterval(onFocus, POLL_MS);
  window.addEventListener('focus', onFocus);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('focus', onFocus);
  };
}

/**
 * Calls back whenever another version of a remote or of the shell was published. As long as anybody
 * listens, the server is asked every minute and when the person comes back to the tab.
 */
export function followUpdates(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Whether something was published since this page was loaded. */
export const isPageOutdated = (): boolean => isOutdated;
