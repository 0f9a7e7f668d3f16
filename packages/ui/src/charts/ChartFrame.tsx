import { useMemo, useState, type ReactNode } from 'react';
import { usePrinting } from '../device/use-printing';
import { Icon } from '../icons';
import { chartData, type ChartRow, type Point } from './data';
import { PointTable } from './PointTable';
import type { Tone } from './plots';
import styles from './charts.module.css';

export interface ChartProps {
  rows: readonly ChartRow[] | null | undefined;
  /** Field that names a row: a date, a month, a service. */
  category: string;
  /** Field with the row's figure. */
  value: string;
  /** Subject of the chart; its accessible name. */
  label: string;
  /** Formats a figure. */
  format?: (value: number) => string;
  /** Formats a category. */
  formatCategory?: (category: string) => string;
  /** In pixels. */
  height?: number;
  /** Text without rows. Default: 'No data available'. */
  emptyText?: string;
  /** Moves 'Show as table' into the card's head. Default: below the chart. */
  inCardHead?: boolean;
}

export interface TimeChartProps extends ChartProps {
  /** Field with the previous period's figure: a tick on each column, or a dashed line. */
  previous?: string;
  /** Label of that tick or line. Default: 'Before'. */
  previousLabel?: string;
  /** Formats a figure on the axis. Default: `format`. */
  formatAxis?: (value: number) => string;
  /** Formats a category on the axis. Default: `formatCategory`. */
  formatTick?: (category: string) => string;
  /** Maximum number of category labels. Default: 7. */
  maxTicks?: number;
  /** Tone of a category: muted, or still open. */
  toneOf?: (category: string) => Tone | undefined;
  /** Legend of the tones. Default: none. */
  toneLabels?: Record<Tone, string>;
  /** Address of a category's rows, linked in the table. */
  hrefOf?: (category: string) => string;
  /** Called when a column is clicked. */
  onSelect?: (category: string) => void;
}

type FrameProps = TimeChartProps & {
  children: (points: Point[]) => ReactNode;
  /** Whether the chart library draws it. Default: false. */
  isDrawn?: boolean;
  /** Whether the legend has columns and ticks. Default: a dashed line. */
  hasColumns?: boolean;
};

const TONES = ['quiet', 'open'] as const;

/** Meaning of ticks, dashes and pale columns, as far as the chart has them. */
function Legend({ points, hasColumns, ...props }: LegendProps) {
  const { previousLabel = 'Before', toneOf, toneLabels } = props;
  const tones = new Set(hasColumns ? points.map(({ category }) => toneOf?.(category)) : []);
  const isCompared = points.some(({ previous }) => previous !== undefined);
  const labels: [string, string][] = [
    ...(toneLabels ? TONES : [])
      .filter((tone) => tones.has(tone))
      .map((tone): [string, string] => [tone, toneLabels?.[tone] ?? '']),
    ...(isCompared ? [[hasColumns ? 'tick' : 'dashes', previousLabel] as [string, string]] : []),
  ];
  if (labels.length === 0) return null;
  return (
    <figcaption className={styles.legend}>
      {labels.map(([mark, label]) => (
        <span key={mark} data-mark={mark}>
          {label}
        </span>
      ))}
    </figcaption>
  );
}

type LegendProps = Pick<FrameProps, 'previousLabel' | 'toneOf' | 'toneLabels' | 'hasColumns'> & {
  points: Point[];
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

/** Frame of all charts: name, empty texts and the figures as a table. */
export function ChartFrame({ children, isDrawn, hasColumns, ...props }: FrameProps) {
  const { rows, category, value, previous, label, emptyText, height } = props;
  const data = useMemo(
    () => chartData(rows, category, value, previous),
    [rows, category, value, previous],
  );
  const [isTable, setIsTable] = useState(false);
  // The library redraws on resize, which is too late for printing, so paper gets the table.
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
      {!asTable && <Legend {...props} hasColumns={hasColumns} points={data.points} />}
      {!props.inCardHead && toggle}
    </figure>
  );
}
