import styles from './PageSkeleton.module.css';

/** The dark head every public page begins with, so that nothing jumps when the page is there. */
export function PageSkeleton() {
  return (
    <div className={styles.head} role="status">
      <span className="cc-visually-hidden">Loading page...</span>
    </div>
  );
}
