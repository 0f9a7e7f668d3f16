import { useEffect, useRef } from 'react';
import { canLeavePage, openAction, reloadPage, toast, useLocation } from '@clearcoat/sdk';
import { canLeaveRemotes } from '../federation/loader';
import { followUpdates, isPageOutdated } from './watch';

/** Once a page is enough. */
let announcement: number | undefined;

/** Nothing typed, nothing under way in a remote, and no Undo that a new document would take away. */
export const canLeave = (announced = announcement) =>
  canLeavePage() && canLeaveRemotes() && [undefined, announced].includes(openAction());

function reloadNow(): void {
  if (canLeave()) return reloadPage();
  toast({
    title: "Something you typed isn't saved yet",
    description:
      'Save or discard it. The new version loads when you go to the next page after that.',
  });
}

function announce(): void {
  if (announcement !== undefined) return;
  toast({
    title: 'A new version is ready',
    description: 'It loads when you go to the next page.',
    action: { label: 'Reload now', onClick: reloadNow },
  });
  announcement = openAction();
}

const sayNothing = () => undefined;

/**
 * Notices that the shell or a remote was published anew. A running page never swaps code: it says so
 * quietly and makes the next navigation a document load, unless something typed would be lost.
 *
 * @param isSaid - false where the person is a visitor, to whom it means nothing
 */
export function useUpdateWatch({ isSaid = true } = {}): void {
  useEffect(() => {
    const notice = isSaid ? announce : sayNothing;
    if (isPageOutdated()) notice();
    return followUpdates(notice);
  }, [isSaid]);

  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isPageOutdated() && canLeave()) reloadPage();
  }, [pathname]);
}
