import { useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { canLeavePage, dismissToast, session, type UserProfile } from '@clearcoat/sdk';
import { createQueryClient } from '@clearcoat/sdk/query';
import { remotes } from '../../federation/remote-store';
import { followAppointments } from '../../notifications/notifications-data';

function newCache(): QueryClient {
  const client = createQueryClient();
  followAppointments(client);
  return client;
}

/**
 * The app area's one cache. Each person gets one of their own: what still arrives for the one before
 * goes into a cache that nobody looks at any more.
 */
let cache = newCache();
/** Whose data the page and the cache hold. The session may be known before this is loaded. */
let shownTo = session.get().user ?? undefined;
let isHeld = false;
const listeners = new Set<() => void>();

const hasUnsaved = () => !canLeavePage() || !remotes.canLeave();

/**
 * What was fetched for one person must never be seen, and what they began never be sent, by the next
 * one in this tab. But when a session ends while something typed is not saved, the page is held as it
 * is, for the same person to sign in again and save.
 */
session.subscribe(() => {
  const { status, user } = session.get();
  const isAnother = user !== null && user.id !== shownTo?.id;
  const isOver = shownTo !== undefined && (status === 'signed-out' || isAnother);
  const wasHeld = isHeld;
  isHeld = isOver && hasUnsaved();
  if (isHeld) return;
  if (isOver) {
    cache.clear();
    cache = newCache();
    // It may offer to undo what the person before did.
    dismissToast();
    listeners.forEach((listener) => listener());
  } else if (wasHeld) {
    // Somebody else may have been signed in meanwhile, and answered for.
    void cache.invalidateQueries();
  }
  shownTo = user ?? undefined;
});

/** Whose page is held although the session has ended, or undefined. */
export const heldFor = (): UserProfile | undefined => (isHeld ? shownTo : undefined);

/** The cache of whoever the page is for. */
export function useCache(): QueryClient {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => cache,
  );
}
