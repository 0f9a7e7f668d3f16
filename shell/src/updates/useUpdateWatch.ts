import { useEffect, useRef } from 'react';
import { canLeavePage, toast, useLocation } from '@clearcoat/sdk';
import { canLeaveRemotes } from '../federation/loader';
import { followUpdates, isPageOutdated } from './watch';

/** Once a page is enough. */
let isAnnounced = false;

const canLeave = () => canLeavePage() && canLeaveRemotes();

function reloadNow(): void {
  if (canLeave()) return window.location.reload();
  toast({
    title: "Something you typed isn't saved yet",
    description:
      'Save or discard it. The new version loads when you go to the next page after that.',
  });
}

function announce(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  toast({
    title: 'A new version is ready',
    description: 'It loads when you go to the next page.',
    action: { label: 'Reload now', onClick: reloadNow },
  });
}

/**
 * Notices that the shell or a remote was published anew. A running page never swaps code: it says so
 * quietly and makes the next navigation a document load, unless something typed would be lost.
 */
export function useUpdateWatch(): void {
  useEffect(() => {
    if (isPageOutdated()) announce();
    return followUpdates(announce);
  }, []);

  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isPageOutdated() && canLeave()) window.location.reload();
  }, [pathname]);
}
