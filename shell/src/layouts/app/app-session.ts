import { canLeavePage, session, type UserProfile } from '@clearcoat/sdk';
import { createQueryClient } from '@clearcoat/sdk/query';
import { canLeaveRemotes } from '../../federation/loader';
import { followAppointments } from '../../notifications/notifications-data';

/** The app area's one cache. */
export const queryClient = createQueryClient();
followAppointments(queryClient);

/** Whose data the page and the cache hold. The session may be known before this is loaded. */
let shownTo = session.get().user ?? undefined;
let isHeld = false;

const hasUnsaved = () => !canLeavePage() || !canLeaveRemotes();

/**
 * What was fetched for one person must never be seen by the next one in this tab. But when a session
 * ends while something typed is not saved, the page is held as it is, for the same person to sign in
 * again and save.
 */
session.subscribe(() => {
  const { status, user } = session.get();
  const isAnother = user !== null && user.id !== shownTo?.id;
  const isOver = shownTo !== undefined && (status === 'signed-out' || isAnother);
  isHeld = isOver && hasUnsaved();
  if (isHeld) return;
  if (isOver) queryClient.clear();
  shownTo = user ?? undefined;
});

/** Whose page is held although the session has ended, or undefined. */
export const heldFor = (): UserProfile | undefined => (isHeld ? shownTo : undefined);
