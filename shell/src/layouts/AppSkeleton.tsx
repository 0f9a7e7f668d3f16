import styles from './AppSkeleton.module.css';

/** The app's frame before its code is there: sidebar, top bar and a page to come. */
export function AppSkeleton() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.sidebar} />
      <div className={styles.top} />
      <div className={styles.page}>
        <PageSkeleton />
      </div>
    </div>
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
