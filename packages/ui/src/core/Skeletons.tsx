import type { CSSProperties, ReactNode } from 'react';
import styles from './Skeletons.module.css';

/** Announces the wait; the shapes are decorative. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <div aria-hidden="true">{children}</div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}

export const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const width = (percent: number): CSSProperties => ({ width: `${percent}%` });

export function Bar({
  percent,
  kind = 'line',
}: {
  percent: number;
  kind?: 'line' | 'figure' | 'field';
}) {
  return <div className={`cc-sheen ${styles.bar} ${styles[kind]}`} style={width(percent)} />;
}

/**
 * Skeleton of text lines.
 *
 * @param lines - how many. Default: 3
 * @example <SkeletonLines label="Loading appointment..." lines={4} />
 */
export function SkeletonLines({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <Loading label={label}>
      {times(lines).map((line) => (
        <Bar key={line} percent={94 - ((line * 23) % 41)} />
      ))}
    </Loading>
  );
}

/**
 * Skeleton of a table or list: a head, then rows of the final height.
 *
 * @param avatar - whether rows start with an avatar. Default: true
 * @example <SkeletonTable label="Loading contacts..." rows={8} columns={5} />
 */
export function SkeletonTable({
  label,
  rows = 6,
  columns = 4,
  avatar = true,
}: {
  label: string;
  /** Default: 6. */
  rows?: number;
  /** Default: 4. */
  columns?: number;
  /** Default: true. */
  avatar?: boolean;
}) {
  return (
    <Loading label={label}>
      {times(rows).map((row) => (
        <div key={row} className={styles.row}>
          {avatar && <div className={`cc-sheen ${styles.round}`} />}
          {times(columns).map((column) => (
            <div key={column} className={styles.cell}>
              <Bar percent={86 - ((row * 17 + column * 29) % 37)} />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}

/**
 * Skeleton of a form: labels with their fields.
 *
 * @param fields - how many. Default: 5
 * @example <SkeletonForm label="Loading settings..." fields={6} />
 */
export function SkeletonForm({ label, fields = 5 }: { label: string; fields?: number }) {
  return (
    <Loading label={label}>
      {times(fields).map((field) => (
        <div key={field} className={styles.item}>
          <Bar percent={18 + ((field * 7) % 13)} />
          <Bar percent={100} kind="field" />
        </div>
      ))}
    </Loading>
  );
}

/**
 * Skeleton of a chart: columns on their axis, as high as the plot.
 *
 * @param height - of the plot, in pixels. Default: 280
 * @example <SkeletonChart label="Loading revenue data..." />
 */
export function SkeletonChart({ label, height = 280 }: { label: string; height?: number }) {
  return (
    <Loading label={label}>
      <div className={styles.plot} style={{ height }}>
        {times(14).map((column) => (
          <div
            key={column}
            className={`cc-sheen ${styles.column}`}
            style={{ height: `${24 + ((column * 37) % 67)}%` }}
          />
        ))}
      </div>
    </Loading>
  );
}

/**
 * Skeleton of figure cards.
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
            <Bar percent={50} />
            <Bar percent={70} kind="figure" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
