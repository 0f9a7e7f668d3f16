import { useEffect, useRef } from 'react';
import { canLeavePage, toast, useLocation } from '@clearcoat/sdk';
import { canLeaveRemotes } from '../federation/loader';
import { fetchRegistry } from '../federation/registry-client';

const POLL_MS = 60_000;

/**
 * Notices that a remote was published anew. A running page never swaps code: it says so quietly
 * and makes the next navigation a document load, unless something typed would be lost.
 *
 * @param revision - of the registry this page started with
 */
export function useUpdateWatch(revision: string): void {
  const isOutdated = useRef(false);
  useEffect(() => {
    async function check() {
      if (isOutdated.current || document.visibilityState === 'hidden') return;
      const current = await fetchRegistry().catch(() => undefined);
      if (!current || current.revision === revision) return;
      isOutdated.current = true;
      toast({
        title: 'A new version is ready',
        description: 'It loads when you go to the next page.',
        action: { label: 'Reload now', onClick: () => window.location.reload() },
      });
    }
    const onFocus = () => void check();
    const timer = window.setInterval(onFocus, POLL_MS);
    window.addEventListener('focus', onFocus);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, [revision]);

  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isOutdated.current && canLeavePage() && canLeaveRemotes()) window.location.reload();
  }, [pathname]);
}
