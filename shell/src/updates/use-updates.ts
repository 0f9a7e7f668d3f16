import { useEffect, useRef } from 'react';
import { canLeavePage, useLocation } from '@clearcoat/sdk';
import { remotes } from '../federation/remote-store';
import { subscribeToUpdates, isPageOutdated } from '../federation/poll';

const noop = (): void => undefined;
const canLeaveApp = () => canLeavePage() && remotes.canLeave();
const reloadPage = () => window.location.reload();

/**
 * Notices new versions of the shell or a remote. A running page never swaps code: it notifies
 * quietly and turns the next navigation into a document load, unless unsaved input would be lost.
 *
 * @param notify - shows it; by default nothing, since it means nothing to a visitor
 * @param canReload - whether a new document would lose nothing
 * @param reload - loads the document
 */
export function useUpdates(notify = noop, canReload = canLeaveApp, reload = reloadPage): void {
  useEffect(() => {
    if (isPageOutdated()) notify();
    return subscribeToUpdates(notify);
  }, [notify]);

  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isPageOutdated() && canReload()) reload();
  }, [pathname, canReload, reload]);
}
