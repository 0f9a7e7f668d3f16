import type { CSSProperties, ReactNode } from 'react';
import styles from './Skeletons.module.css';

/** Announces the wait; the shapes themselves are for the eye only. */
function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <div aria-hidden="true">{children}</div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const width = (percent: number): CSSProperties => ({ width: `${percent}%` });

/**
 * Lines of text to come.
 *
 * @param lines - how many. Default: 3
 * @example <SkeletonLines label="Loading appointment..." lines={4} />
 */
export function SkeletonLines({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <Loading label={label}>
      {times(lines).map((line) => (
        <div key={line} className={styles.bar} style={width(94 - ((line * 23) % 41))} />
      ))}
    </Loading>
  );
}

/**
 * A table or list to come: an avatar's round first, then the other columns.
 *
 * @example <SkeletonTable label="Loading contacts..." rows={8} columns={5} />
 */
export function SkeletonTable({
  label,
  rows = 6,
  columns = 4,
}: {
  label: string;
  /** Default: 6. */
  rows?: number;
  /** Default: 4. */
  columns?: number;
}) {
  return (
    <Loading label={label}>
      {times(rows).map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.round} />
          {times(columns).map((column) => (
            <div key={column} className={styles.cell}>
              <div className={styles.bar} style={width(86 - ((row * 17 + column * 29) % 37))} />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}

/**
 * Cards of figures to come.
 *
 * @param cards - how many. Default: 4
 * @example <SkeletonCards label="Loading revenue..." cards={3} />
 */
export function SkeletonCards({ label, cards = 4 }: { label: string; cards?: number }) {
  return (
    <Loading label={label}>
      <div className={styles.cards}>
        {times(cards).map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.bar} style={width(50)} />
            <div className={`${styles.bar} ${styles.figure}`} style={width(70)} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
