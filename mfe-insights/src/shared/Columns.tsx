import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** What stands beside it where there is room. */
  side: ReactNode;
  /** Where there is none it comes first. Default: last. */
  sideFirst?: boolean;
}

/** What a page is about, and beside it what else belongs to it. */
export function Columns({ children, side, sideFirst = false }: ColumnsProps) {
  const beside = <div className={styles.side}>{side}</div>;
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        {sideFirst && beside}
        <div className={styles.main}>{children}</div>
        {!sideFirst && beside}
      </div>
    </div>
  );
}
