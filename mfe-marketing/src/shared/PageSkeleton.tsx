import styles from './PageSkeleton.module.css';

/** Skeleton of a public page's dark head, so that the layout does not shift. */
export function PageSkeleton() {
  return (
    <div className={styles.head} role="status">
      <span className="cc-visually-hidden">Loading page...</span>
    </div>
  );
}
