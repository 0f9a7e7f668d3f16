import styles from './Thread.module.css';

/** Widths of the bubbles, and whose they are. */
const BUBBLES = [
  ['out', '62%'],
  ['in', '40%'],
  ['in', '54%'],
  ['out', '48%'],
] as const;

/** A conversation while it loads. */
export const ThreadSkeleton = () => (
  <div role="status" className={styles.waiting}>
    <div aria-hidden="true" className={styles.list}>
      {BUBBLES.map(([direction, width]) => (
        <div
          key={width}
          className={`cc-sheen ${styles.pending}`}
          data-direction={direction}
          style={{ width }}
        />
      ))}
    </div>
    <p className="cc-visually-hidden">Loading messages...</p>
  </div>
);
