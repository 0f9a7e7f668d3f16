import { Link } from '@clearcoat/sdk';
import type { TimeChartProps } from './ChartFrame';
import type { Point } from './data';
import styles from './charts.module.css';

type PointTableProps = Omit<TimeChartProps, 'rows' | 'category' | 'value'> & { points: Point[] };

/** Figures of a chart as a table, with the chart's links. */
export function PointTable({ points, label, height, ...props }: PointTableProps) {
  const { format = String, formatCategory, previous, previousLabel = 'Before', hrefOf } = props;
  const named = (category: string) => formatCategory?.(category) ?? category;
  return (
    <div
      className={styles.scroll}
      style={{ height }}
      tabIndex={0}
      role="region"
      aria-label={`${label}, table`}
    >
      <table>
        <caption className="cc-visually-hidden">
          {previous ? `${label}, then ${previousLabel.toLowerCase()}` : label}
        </caption>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <th scope="row">
                {hrefOf ? (
                  <Link to={hrefOf(point.category)}>{named(point.category)}</Link>
                ) : (
                  named(point.category)
                )}
              </th>
              <td>{format(point.value)}</td>
              {previous && (
                <td className={styles.before}>
                  {point.previous === undefined ? '' : format(point.previous)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
