import { useEffect, useState } from 'react';
import styles from './AppSkeleton.module.css';

/** After so long without an answer the person is told that it is being waited for. In milliseconds. */
const PATIENCE_MS = 5_000;

/** Empty at first: what is to be read out needs a place that was there before. */
function StillTrying() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p className={styles.trying} role="status">
      {isLong && 'Still trying to reach Clearcoat. Your connection may be slow.'}
    </p>
  );
}

/** The app's frame before its code is there: sidebar, top bar and a page to come. */
export function AppSkeleton() {
  return (
    <>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.sidebar} />
        <div className={styles.top} />
        <div className={styles.page}>
          <PageSkeleton />
        </div>
      </div>
      <StillTrying />
    </>
  );
}

/** A page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.card} />
    </div>
  );
}
