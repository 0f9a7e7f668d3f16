import { lazy, Suspense, useEffect, useState } from 'react';
import { useShownToast, type ShownToast } from '@clearcoat/sdk';
import styles from './Toaster.module.css';

/** As long as a toast takes to go, see ToastView.module.css. In milliseconds. */
const LEAVING_MS = 120;

/** Without its looks a toast still says what it has to: they may not arrive when the network is gone. */
function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <p role={toast.variant === 'destructive' ? 'alert' : undefined}>
      {toast.title} {toast.description}
    </p>
  );
}

// Most public pages never show one, so its looks are no part of them; the app's layout brings them.
const ToastView = lazy(() => import('./ToastView').catch(() => ({ default: PlainToast })));

/** The toast on screen, and for a moment still the one that goes. */
function useLeavingToast() {
  const toast = useShownToast();
  const [last, setLast] = useState<ShownToast | null>(toast);
  if (toast && toast !== last) setLast(toast);
  useEffect(() => {
    if (toast || !last) return undefined;
    const timer = window.setTimeout(() => setLast(null), LEAVING_MS);
    return () => window.clearTimeout(timer);
  }, [toast, last]);
  return { toast: toast ?? last, isLeaving: !toast };
}

/**
 * The place where toasts appear, one at a time. It is there before them: a status that comes together
 * with its place is not read out. An alert is, so it brings its own.
 */
export function Toaster() {
  const { toast, isLeaving } = useLeavingToast();
  const view = (
    <Suspense>
      {toast && (
        <div
          className={isLeaving ? styles.leaving : undefined}
          aria-hidden={isLeaving || undefined}
        >
          <ToastView key={toast.id} toast={toast} />
        </div>
      )}
    </Suspense>
  );
  const isAlert = toast?.variant === 'destructive';
  return (
    <div className={styles.place} data-print="no">
      <div role="status">{!isAlert && view}</div>
      {isAlert && view}
    </div>
  );
}
