import { ChartFrame, type TimeChartProps } from './ChartFrame';
import { LazyPlot } from './LazyPlot';

/**
 * Line chart of a figure over time.
 *
 * @param height - in pixels. Default: 300
 * @example <LineChart rows={points} category="date" value="value" label="Revenue" format={formatMoney} />
 */
export function LineChart({ height = 300, ...props }: TimeChartProps) {
  return (
    <ChartFrame {...props} height={height} isDrawn>
      {(points) => <LazyPlot {...props} kind="LinePlot" points={points} height={height} />}
    </ChartFrame>
  );
}

/**
 * Column chart of a figure by category.
 *
 * @param height - in pixels. Default: 300
 * @example <ColumnChart rows={monthly} category="month" value="revenue" label="Monthly Breakdown" />
 */
export function ColumnChart({ height = 300, ...props }: TimeChartProps) {
  return (
    <ChartFrame {...props} height={height} isDrawn hasColumns>
      {(points) => <LazyPlot {...props} kind="ColumnPlot" points={points} height={height} />}
    </ChartFrame>
  );
}
