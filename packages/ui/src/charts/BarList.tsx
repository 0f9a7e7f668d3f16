import { ChartFrame, type ChartProps } from './ChartFrame';
import type { Point } from './data';
import styles from './charts.module.css';

interface BarListProps extends ChartProps {
  /** Detail beside a figure: '12 jobs'. */
  detailOf?: (category: string) => string;
}

function Bars({ points, format = String, formatCategory, detailOf }: BarsProps) {
  const total = points.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const most = Math.max(...points.map(({ value }) => value), 0) || 1;
  return (
    <ol className={styles.bars}>
      {points.map(({ category, value }) => (
        <li key={category}>
          <span className={styles.name} title={formatCategory?.(category) ?? category}>
            {formatCategory?.(category) ?? category}
          </span>
          <span className={styles.amount}>
            {format(value)}
            {detailOf && <span> · {detailOf(category)}</span>}
          </span>
          <span className={styles.part}>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(Math.max(0, value) / most) * 100}%` }} />
            </span>
            <span className={styles.share}>
              {total > 0 ? `${Math.round((value / total) * 100)}%` : ''}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type BarsProps = Pick<BarListProps, 'format' | 'formatCategory' | 'detailOf'> & { points: Point[] };

/**
 * List of categories with bars and their shares, in the given order (largest first).
 *
 * @example <BarList rows={topServices} category="service" value="revenue" label="Top Services" />
 */
export function BarList({ detailOf, ...props }: BarListProps) {
  return (
    <ChartFrame {...props}>
      {(points) => <Bars {...props} points={points} detailOf={detailOf} />}
    </ChartFrame>
  );
}
