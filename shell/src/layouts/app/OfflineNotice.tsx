import { useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Offline notice. The live region is always there, so that screen readers announce changes. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={styles.notice}>
          Offline. Today&apos;s and tomorrow&apos;s jobs still work; the rest waits.
        </p>
      )}
    </div>
  );
}
