import { useMemo, useState, type ReactNode } from 'react';
import { chartData, type ChartRow, type Point } from './data';
import styles from './charts.module.css';

export interface ChartProps {
  rows: readonly ChartRow[] | null | undefined;
  /** The field that names a row: a date, a month, a service. */
  category: string;
  /** The field with the row's figure. */
  value: string;
  /** What the chart shows; its accessible name. */
  label: string;
  /** How a figure reads. */
  format?: (value: number) => string;
  /** How a category reads. */
  formatCategory?: (category: string) => string;
  /** In pixels. */
  height?: number;
  /** Shown instead of 'No data available' when there are no rows. */
  emptyText?: string;
}

interface FrameProps extends ChartProps {
  children: (points: Point[]) => ReactNode;
}

/** What every chart has: its name, its empty texts, and the same figures as a table. */
export function ChartFrame({
  rows,
  category,
  value,
  label,
  emptyText,
  children,
  ...rest
}: FrameProps) {
  const data = useMemo(() => chartData(rows, category, value), [rows, category, value]);
  const [asTable, setAsTable] = useState(false);
  if (data.state === 'empty') {
    const text = data.text === 'No data available' ? (emptyText ?? data.text) : data.text;
    return (
      <div className={styles.empty} style={{ minHeight: rest.height }}>
        {text}
      </div>
    );
  }
  return (
    <figure className={styles.figure} aria-label={label}>
      {asTable ? (
        <PointTable points={data.points} label={label} {...rest} />
      ) : (
        children(data.points)
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        Show as table
      </button>
    </figure>
  );
}

type PointTableProps = Pick<ChartProps, 'label' | 'format' | 'formatCategory' | 'height'> & {
  points: Point[];
};

function PointTable({ points, label, format, formatCategory, height }: PointTableProps) {
  return (
    <div
      className={styles.scroll}
      style={{ height }}
      tabIndex={0}
      role="region"
      aria-label={`${label}, table`}
    >
      <table>
        <caption className="cc-visually-hidden">{label}</caption>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">{formatCategory?.(point.category) ?? point.category}</th>
              <td>{format?.(point.value) ?? point.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
