import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Content of the side column, if there is room. */
  side: ReactNode;
  /** Whether the side column comes first on narrow screens. Default: last. */
  sideFirst?: boolean;
}

/** Layout with a main and a side column. */
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
