import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** The buttons, the primary one last. */
  children: ReactNode;
  /** Short summary, shown above the buttons on a phone. Default: nothing. */
  summary?: ReactNode;
}

/**
 * Buttons at the end of a page's form: right-aligned, on a phone a fixed bar within reach of the
 * thumb. Meanwhile the frame hides its own bar.
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
