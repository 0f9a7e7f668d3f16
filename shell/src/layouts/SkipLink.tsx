import styles from './SkipLink.module.css';

/** First stop of the Tab key: skips the menu. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main" data-print="no">
      Skip to content
    </a>
  );
}
