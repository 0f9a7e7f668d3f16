import { newestRevision } from '../federation/registry-client';

const POLL_MS = 60_000;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;
/** The revision that listeners know of. */
let known: string | undefined;
let hasNewShell = false;
let isOutdated = false;

/** What asks comes with the first question: most pages are left before that. */
async function check(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const { askServer } = await import(/* webpackChunkName: 'rare' */ './check');
  const isNew = (await askServer()) || hasNewShell;
  if (newestRevision() === known && isNew === hasNewShell) return;
  known = newestRevision();
  hasNewShell = isNew;
  isOutdated = true;
  listeners.forEach((listener) => listener());
}

function start(): () => void {
  known ??= newestRevision();
  // Without a network the next minute asks again.
  const onFocus = () => void check().catch(() => undefined);
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
