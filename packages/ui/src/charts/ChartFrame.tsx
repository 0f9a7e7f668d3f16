import { useMemo, useState, type ReactNode } from 'react';
import { usePrinting } from '../device/use-printing';
import { Icon } from '../icons';
import { chartData, type ChartRow, type Point } from './data';
import { PointTable } from './PointTable';
import type { Tone } from './plots';
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
  /** Puts 'Show as table' into the head of the card the chart stands in. Default: below the chart. */
  inCardHead?: boolean;
}

export interface TimeChartProps extends ChartProps {
  /** The field with the figure of the time before, drawn as a broken line. */
  previous?: string;
  /** What that line is. Default: 'Before'. */
  previousLabel?: string;
  /** How a figure reads on the axis. Default: as everywhere. */
  formatAxis?: (value: number) => string;
  /** How a category reads on the axis. Default: as everywhere. */
  formatTick?: (category: string) => string;
  /** How many categories the axis names at most. Default: 7. */
  maxTicks?: number;
  /** Which categories step back, and which are not over yet. */
  toneOf?: (category: string) => Tone | undefined;
  /** Where a category's rows are: its line of the table leads there. */
  hrefOf?: (category: string) => string;
  /** Its column was clicked. */
  onSelect?: (category: string) => void;
}

type FrameProps = TimeChartProps & {
  children: (points: Point[]) => ReactNode;
  /** It is drawn by the chart library. Default: false. */
  isDrawn?: boolean;
};

function Toggle({ pressed, inHead, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      className={inHead ? styles.inHead : styles.toggle}
      title={inHead ? 'Show as Table' : undefined}
      aria-label={inHead ? 'Show as Table' : undefined}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {inHead ? <Icon name="table" size={20} /> : 'Show as Table'}
    </button>
  );
}

interface ToggleProps {
  pressed: boolean;
  inHead?: boolean;
  onClick: () => void;
}

/** What every chart has: its name, its empty texts, and the same figures as a table. */
export function ChartFrame({ children, isDrawn, ...props }: FrameProps) {
  const { rows, category, value, previous, label, emptyText, height } = props;
  const data = useMemo(
    () => chartData(rows, category, value, previous),
    [rows, category, value, previous],
  );
  const [isTable, setIsTable] = useState(false);
  // The library draws anew when its room changes, and paper does not wait: it has the figures instead.
  const isOnPaper = usePrinting() && isDrawn;
  const asTable = isTable || isOnPaper;
  if (data.state === 'empty') {
    const text = data.text === 'No data available' ? (emptyText ?? data.text) : data.text;
    return (
      <div className={styles.empty} style={{ minHeight: height }}>
        {text}
      </div>
    );
  }
  const toggle = (
    <Toggle pressed={isTable} inHead={props.inCardHead} onClick={() => setIsTable(!isTable)} />
  );
  return (
    <figure className={styles.figure} aria-label={label}>
      {props.inCardHead && toggle}
      {asTable ? <PointTable {...props} points={data.points} /> : children(data.points)}
      {!asTable && previous && data.points.some((point) => point.previous !== undefined) && (
        <figcaption className={styles.legend}>{props.previousLabel ?? 'Before'}</figcaption>
      )}
      {!props.inCardHead && toggle}
    </figure>
  );
}
