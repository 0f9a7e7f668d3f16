import { ChartFrame, type ChartProps } from './ChartFrame';
import { LazyPlot } from './LazyPlot';

/**
 * A figure over time as a line.
 *
 * @param height - in pixels. Default: 300
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
 * @param height - in pixels. Default: 300
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
 * @param height - in pixels. Default: 44 a row, at least 160
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
