import { lazy, Suspense, useEffect, useState } from 'react';
import { useShownToast, type ShownToast } from '@clearcoat/sdk';
import styles from './Toaster.module.css';

/** Duration of the leave animation, see ToastView.module.css. In milliseconds. */
const LEAVING_MS = 120;

/** Fallback without styles: the toast's code may not load when the network is gone. */
function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <p role={toast.variant === 'destructive' ? 'alert' : undefined}>
      {toast.title} {toast.description}
    </p>
  );
}

// Most public pages never show a toast, so its code is not part of them; the app's layout loads it.
const ToastView = lazy(() => import('./ToastView').catch(() => ({ default: PlainToast })));

/** Current toast, and the previous one during its leave animation. */
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
 * Live region for toasts, one at a time. It is rendered before any toast, because screen readers
 * ignore a status that appears together with its region. Alerts bring their own.
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
