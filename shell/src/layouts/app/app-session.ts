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
 * Query cache of the app area. Each person gets a new one, so late answers for the previous person
 * land in an unused cache.
 */
let cache = newCache();
/**
 * Person whose data is on the page and in the cache. The session may be known before this module
 * loads.
 */
let shownTo = session.get().user ?? undefined;
let isHeld = false;
const listeners = new Set<() => void>();

const hasUnsaved = () => !canLeavePage() || !remotes.canLeave();

/**
 * Data of one person must never be shown to the next one in this tab, nor their queued changes
 * sent. If a session ends while something is unsaved, the page is held so that the same person can
 * sign in again and save.
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

/** Person whose page is held although the session has ended, or undefined. */
export const heldFor = (): UserProfile | undefined => (isHeld ? shownTo : undefined);

/** Cache of the person the page belongs to. */
export function useCache(): QueryClient {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => cache,
  );
}
