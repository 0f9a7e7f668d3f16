import { useEffect, useState } from 'react';
import { Outlet, PageSkeletonProvider, Slot, useNavigation } from '@clearcoat/sdk';
import { warmUp } from '../../federation/shared-entries';
import { announce, canLeave, reloadPage } from '../../updates/announce';
import { useUpdateWatch } from '../../updates/use-update-watch';
import { PageSkeleton } from '../AppSkeleton';
import { SkipLink } from '../SkipLink';
import { OfflineNotice } from './OfflineNotice';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useSidebar } from './use-sidebar';
import styles from './AppFrame.module.css';

/** A short wait shows nothing new; a longer one shows that something is coming. In milliseconds. */
const PATIENCE_MS = 150;

/** True while the code of the next page has been on its way for more than a moment. */
function useIsWaiting(): boolean {
  const isLoading = useNavigation().state === 'loading';
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = window.setTimeout(() => setIsWaiting(true), PATIENCE_MS);
    return () => {
      window.clearTimeout(timer);
      setIsWaiting(false);
    };
  }, [isLoading]);
  return isLoading && isWaiting;
}

/** Sidebar, top bar and the page. */
export function AppFrame() {
  const sidebar = useSidebar();
  const isWaiting = useIsWaiting();
  const isCovered = sidebar.isOpen && sidebar.isOverlay;
  useUpdateWatch(announce, canLeave, reloadPage);
  useEffect(() => warmUp(), []);
  return (
    <div className={`${styles.frame} ${sidebar.isOpen ? '' : styles.wide}`}>
      <SkipLink />
      <Sidebar {...sidebar} />
      <div className={styles.column} inert={isCovered}>
        <TopBar isSidebarOpen={sidebar.isOpen} onToggleSidebar={sidebar.toggle} />
        <OfflineNotice />
        <main id="main" tabIndex={-1} className={styles.main}>
          {isWaiting && <PageSkeleton />}
          {/* Kept while another is on its way: the person may still turn back. */}
          <div className={styles.page} hidden={isWaiting}>
            <PageSkeletonProvider value={<PageSkeleton />}>
              <Outlet />
            </PageSkeletonProvider>
          </div>
        </main>
      </div>
      <div className={styles.overlay} inert={isCovered}>
        <Slot name="app.overlay" props={{}} />
      </div>
    </div>
  );
}
