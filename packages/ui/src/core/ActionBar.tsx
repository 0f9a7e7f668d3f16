import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** The buttons, the primary one last. */
  children: ReactNode;
  /** What they are about, in few words: on a phone above them. Default: nothing. */
  summary?: ReactNode;
}

/**
 * The end of a page's form: its buttons at the right, and on a phone a foot that stays within reach of
 * the thumb. While one is on the page the frame hides its own bar.
 *
 * @example <ActionBar summary="$149.99 · 2 h"><Button variant="primary" htmlType="submit">Save Changes</Button></ActionBar>
 */
export function ActionBar({ children, summary }: ActionBarProps) {
  return (
    <div className={styles.bar} data-action-bar>
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
