import { newestRevision } from './registry-client';

const POLL_MS = 60_000;

const listeners = new Set<() => void>();
let stopPolling: (() => void) | undefined;
/** The revision that listeners were last notified of. */
let knownRevision: string | undefined;
let hasNewShell = false;
let isOutdated = false;

/** Loads the check's code on first use: most pages are left before that. */
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
  // Offline, the next poll tries again.
  const poll = () => void check().catch(() => undefined);
  const timer = window.setInterval(poll, POLL_MS);
  window.addEventListener('focus', poll);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('focus', poll);
  };
}

/**
 * Calls back when another version of a remote or the shell is published. While there are
 * listeners, the page polls every minute and when the tab gets the focus.
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

/** Whether something was published since this page loaded. */
export const isPageOutdated = (): boolean => isOutdated;
