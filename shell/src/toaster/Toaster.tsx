import { lazy, Suspense } from 'react';
import { useShownToast, type ShownToast } from '@clearcoat/sdk';
import styles from './Toaster.module.css';

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

/**
 * The place where toasts appear, one at a time. It is there before them: a status that comes together
 * with its place is not read out. An alert is, so it brings its own.
 */
export function Toaster() {
  const toast = useShownToast();
  const view = <Suspense>{toast && <ToastView key={toast.id} toast={toast} />}</Suspense>;
  const isAlert = toast?.variant === 'destructive';
  return (
    <div className={styles.place}>
      <div role="status">{!isAlert && view}</div>
      {isAlert && view}
    </div>
  );
}
