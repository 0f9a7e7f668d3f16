import type { ReactNode } from 'react';
import styles from './ErrorPanel.module.css';

interface Props {
  title: string;
  children: ReactNode;
  onTryAgain: () => void;
  isTrying?: boolean;
  /** Text for support. */
  details?: string | undefined;
}

/**
 * An error in one region of the page. Without antd, because it must render when nothing else
 * loads.
 */
export function ErrorPanel({ title, children, onTryAgain, isTrying = false, details }: Props) {
  return (
    <section className={styles.panel} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <button className={styles.button} type="button" onClick={onTryAgain} disabled={isTrying}>
        {isTrying ? 'Trying…' : 'Try again'}
      </button>
      {details && <p className={styles.details}>{details}</p>}
    </section>
  );
}
