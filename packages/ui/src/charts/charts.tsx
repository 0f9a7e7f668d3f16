import { ChartFrame, type ChartProps } from './ChartFrame';
import { LazyPlot } from './LazyPlot';

/**
 * A figure over time as a line.
 *
 * @example <LineChart rows={points} category="date" value="value" label="Revenue" format={formatMoney} />
 */
export function LineChart({ height = 300, ...props }: ChartProps) {
  return (
    <ChartFrame {...props} height={height}>
      {(points) => <LazyPlot {...props} kind="LinePlot" points={points} height={height} />}
    </ChartFrame>
  );
}

/**
 * A figure for each category as upright columns.
 *
 * @example <ColumnChart rows={monthly} category="month" value="revenue" label="Monthly Breakdown" />
 */
export function ColumnChart({ height = 300, ...props }: ChartProps) {
  return (
    <ChartFrame {...props} height={height}>
      {(points) => <LazyPlot {...props} kind="ColumnPlot" points={points} height={height} />}
    </ChartFrame>
  );
}

/**
 * A figure for each category as horizontal bars; as tall as it has rows unless told.
 *
 * @example <BarList rows={topServices} category="service" value="revenue" label="Top Services" />
 */
export function BarList({ height, ...props }: ChartProps) {
  const fitting = height ?? Math.max(160, 44 * (props.rows?.length ?? 0) + 48);
  return (
    <ChartFrame {...props} height={fitting}>
      {(points) => <LazyPlot {...props} kind="BarPlot" points={points} height={fitting} />}
    </ChartFrame>
  );
}
