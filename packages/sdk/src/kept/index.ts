import { useSyncExternalStore } from 'react';
import { session } from '../session/session';
import { Outbox, type WaitingChange } from './outbox';
import { forgetOldReads, forgetReads } from './reads';
import { keptStore } from './store';

const NAME = 'clearcoat.outbox';
/** While something waits it is tried so often, in milliseconds: a phone does not always say when its line is back. */
const RETRY_MS = 15_000;

/** Sending twice at the same moment is harmless, but of no use. */
async function withoutOtherTabs(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(NAME, work);
}

/**
 * The page's one outbox.
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
 * Sends what waits whenever there is a line, for as long as the app is open. What others left on this device is let go.
 *
 * @returns a function that stops it
 * @example useEffect(() => startSending(), []);
 */
export function startSending(): () => void {
  const flush = () => void outbox.flush();
  const flushWaiting = () => {
    if (outbox.waiting().some(({ refusal }) => !refusal)) flush();
  };
  // The server has answered: there is a line, whatever the browser says of it.
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
 * Deletes what this person has waiting, and every copy of what was read: at a sign-out.
 *
 * @example await forgetKept();
 */
export async function forgetKept(): Promise<void> {
  await Promise.all([outbox.clear(), forgetReads()]);
}

/**
 * What waits to be sent, the first first.
 *
 * @example const waiting = useWaiting();
 */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.waiting);
}
