import { Bar, Loading, times } from './Skeletons';
import styles from './SkeletonPages.module.css';

const Box = ({ lines }: { lines: number }) => (
  <div className={styles.box}>
    {times(lines).map((line) => (
      <Bar key={line} percent={line === 0 ? 28 : 92 - ((line * 23) % 41)} />
    ))}
  </div>
);

/**
 * Skeleton of a record's page: a head with name and buttons, then cards beside a narrow column.
 *
 * @example <SkeletonRecord label="Loading contact..." />
 */
export function SkeletonRecord({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={`${styles.box} ${styles.head}`}>
        <div className={styles.person}>
          <div className={`cc-sheen ${styles.round}`} />
          <div className={styles.names}>
            <Bar percent={46} kind="figure" />
            <Bar percent={70} />
          </div>
        </div>
        <div className={styles.buttons}>
          {times(4).map((button) => (
            <div key={button} className={`cc-sheen ${styles.button}`} />
          ))}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Box lines={4} />
          <Box lines={6} />
        </div>
        <Box lines={5} />
      </div>
    </Loading>
  );
}

/**
 * Skeleton of a calendar or board: columns with their heads.
 *
 * @param columns - how many. Default: 7
 * @param rows - how many below the heads. Default: 4
 * @example <SkeletonBoard label="Loading calendar..." columns={7} rows={3} />
 */
export function SkeletonBoard({
  label,
  columns = 7,
  rows = 4,
}: {
  label: string;
  /** Default: 7. */
  columns?: number;
  /** Default: 4. */
  rows?: number;
}) {
  return (
    <Loading label={label}>
      <div className={styles.board} style={{ '--columns': columns } as object}>
        {times(columns).map((column) => (
          <div key={column} className={styles.column}>
            <Bar percent={52} />
            {times(rows).map((row) => (
              <div key={row} className={styles.cell}>
                {(row * 2 + column) % 3 > 0 && <div className={`cc-sheen ${styles.block}`} />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
