import { useEffect, useRef, useState } from 'react';
import {
  PageSkeletonProvider,
  Slot,
  useLocation,
  useNavigation,
  useShownToast,
} from '@clearcoat/sdk';
import { useMediaQuery } from '@clearcoat/ui/core';
import { warmUp } from '../../federation/shared-entries';
import { canLeave, notifyUpdate, reloadPage } from '../../updates/notify';
import { useUpdates } from '../../updates/use-updates';
import { PageSkeleton } from '../AppSkeleton';
import { SkipLink } from '../SkipLink';
import { PaletteHost } from '../../palette/PaletteHost';
import { AllowedPage } from './AllowedPage';
import { BottomBar } from './BottomBar';
import { OfflineNotice } from './OfflineNotice';
import { PrintedHead } from './PrintedHead';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useKeyboard } from './use-keyboard';
import { useKeptWork } from './use-kept-work';
import { useSidebar } from './use-sidebar';
import { WaitingChanges } from './WaitingChanges';
import styles from './AppFrame.module.css';

/** Delay before a skeleton appears, in milliseconds. */
const PATIENCE_MS = 150;
const FADE_MS = 120;

/** Whether the next page's code has been loading for more than a moment. */
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

/** Fades in the next page; the frame around it stays. */
function useFade() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill) main.current?.animate({ opacity: [0, 1] }, FADE_MS);
  }, [pathname]);
  return main;
}

/** The customer's message of a toast about a job; its filler adds the link. */
function ToastMessage() {
  const toast = useShownToast();
  if (!toast?.job) return null;
  return <Slot key={toast.id} name="app.message" props={{ toastId: toast.id, job: toast.job }} />;
}

/** Sidebar, top bar, on a phone the bottom bar, and the page. */
export function AppFrame() {
  const sidebar = useSidebar();
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const isWaiting = useIsWaiting();
  const main = useFade();
  const isCovered = sidebar.isOpen && sidebar.isOverlay;
  useUpdates(notifyUpdate, canLeave, reloadPage);
  useKeyboard();
  useKeptWork();
  useEffect(() => warmUp(), []);
  return (
    <PaletteHost>
      <div className={`${styles.frame} ${sidebar.isRail ? styles.railed : ''}`}>
        <SkipLink />
        <Sidebar {...sidebar} />
        <div className={styles.column} inert={isCovered}>
          <TopBar sidebar={sidebar} isPhone={isPhone} />
          <OfflineNotice />
          <WaitingChanges />
          <main ref={main} id="main" tabIndex={-1} className={styles.main}>
            <PrintedHead className={styles.printed} />
            {isWaiting && <PageSkeleton />}
            {/* The current page stays mounted while another one loads: the person may still turn
                back. */}
            <div className={styles.page} hidden={isWaiting}>
              <PageSkeletonProvider value={<PageSkeleton />}>
                <AllowedPage />
              </PageSkeletonProvider>
            </div>
          </main>
          {isPhone && <BottomBar onMore={sidebar.toggle} isSidebarOpen={sidebar.isOpen} />}
        </div>
        <div className={styles.overlay} inert={isCovered}>
          <Slot name="app.overlay" props={{}} />
        </div>
        <ToastMessage />
      </div>
    </PaletteHost>
  );
}
