import { useEffect, useRef } from 'react';
import { canLeavePage, useLocation } from '@clearcoat/sdk';
import { remotes } from '../federation/remote-store';
import { followUpdates, isPageOutdated } from './watch';

const sayNothing = (): void => undefined;
const canLeave = () => canLeavePage() && remotes.canLeave();
const reload = () => window.location.reload();

/**
 * Notices that the shell or a remote was published anew. A running page never swaps code: it says so
 * quietly and makes the next navigation a document load, unless something typed would be lost.
 *
 * @param notice - says so; by default nothing, since to a visitor it means nothing
 * @param mayLeave - whether a new document would lose nothing
 * @param leave - loads the document
 */
export function useUpdateWatch(notice = sayNothing, mayLeave = canLeave, leave = reload): void {
  useEffect(() => {
    if (isPageOutdated()) notice();
    return followUpdates(notice);
  }, [notice]);

  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isPageOutdated() && mayLeave()) leave();
  }, [pathname, mayLeave, leave]);
}
