import { useSyncExternalStore } from 'react';
import { session } from '../session/session';
import { Outbox, type WaitingChange } from './outbox';
import { forgetOldReads, forgetReads } from './reads';
import { keptStore } from './store';

const NAME = 'clearcoat.outbox';
/**
 * Retry interval for queued changes, in milliseconds: phones do not always fire the `online`
 * event.
 */
const RETRY_MS = 15_000;

/** Runs in one tab at a time. Sending twice would be harmless but useless. */
async function withoutOtherTabs(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(NAME, work);
}

/**
 * The page's one outbox of offline changes.
 *
 * @example await outbox.deliver({ id: newId(), subject: 'job 7', label: 'Notes', method: 'PUT', address, body });
 */
export const outbox = new Outbox({
  store: keptStore<WaitingChange>('outbox'),
  owner: () => session.get().user?.id,
  alone: withoutOtherTabs,
  isOnline: () => navigator.onLine,
});

function followOtherTabs(): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  let told = outbox.waiting();
  const tell = () => {
    if (outbox.waiting().length !== told.length) channel.postMessage('changed');
    told = outbox.waiting();
  };
  const stop = outbox.subscribe(tell);
  channel.onmessage = () => void outbox.reload().then(() => (told = outbox.waiting()));
  return () => {
    stop();
    channel.close();
  };
}

/**
 * Sends queued changes whenever the app is online. Also deletes cached reads that are old or
 * belong to other people.
 *
 * @returns a function that stops it
 * @example useEffect(() => startSending(), []);
 */
export function startSending(): () => void {
  const flush = () => void outbox.flush();
  const flushWaiting = () => {
    if (outbox.waiting().some(({ refusal }) => !refusal)) flush();
  };
  // An answer of the server proves that the app is online, whatever `navigator.onLine` says.
  const stopWatching = session.subscribe(() => {
    if (session.get().status === 'signed-in') flushWaiting();
  });
  const stopFollowing = followOtherTabs();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  const timer = window.setInterval(flushWaiting, RETRY_MS);
  void forgetOldReads();
  flush();
  return () => {
    stopFollowing();
    stopWatching();
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', flush);
    window.clearInterval(timer);
  };
}

/**
 * Deletes this person's queued changes and all cached reads, at a sign-out.
 *
 * @example await forgetKept();
 */
export async function forgetKept(): Promise<void> {
  await Promise.all([outbox.clear(), forgetReads()]);
}

/**
 * Queued changes, the oldest first.
 *
 * @example const waiting = useWaiting();
 */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.waiting);
}
