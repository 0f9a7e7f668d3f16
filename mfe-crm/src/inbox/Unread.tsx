import styles from './Unread.module.css';

/** Badge with the number of unread messages; nothing without any. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count}
      <span className="cc-visually-hidden"> unread</span>
    </span>
  );
}
