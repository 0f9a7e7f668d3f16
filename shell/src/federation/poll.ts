import { newestRevision } from './registry-client';

const POLL_MS = 60_000;

const listeners = new Set<() => void>();
let stopPolling: (() => void) | undefined;
/** The revision that listeners were notified of. */
let knownRevision: string | undefined;
let hasNewShell = false;
let isOutdated = false;

/** The code of the check is loaded with the first one: most pages are left before that. */
async function check(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const { checkForUpdate } = await import(/* webpackChunkName: 'rare' */ './check');
  const isNew = (await checkForUpdate()) || hasNewShell;
  if (newestRevision() === knownRevision && isNew === hasNewShell) return;
  knownRevision = newestRevision();
  hasNewShell = isNew;
  isOutdated = true;
  listeners.forEach((listener) => listener());
}

function startPolling(): () => void {
  knownRevision ??= newestRevision();
  // Without a network the next poll tries again.
  const poll = () => void check().catch(() => undefined);
  const timer = window.setInterval(poll, POLL_MS);
  window.addEventListener('focus', poll);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('focus', poll);
  };
}

/**
 * Calls back whenever another version of a remote or of the shell was published. As long as there
 * is a listener, the server is polled every minute and when the person comes back to the tab.
 */
export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  stopPolling ??= startPolling();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopPolling?.();
    stopPolling = undefined;
  };
}

/** Whether something was published since this page was loaded. */
export const isPageOutdated = (): boolean => isOutdated;
