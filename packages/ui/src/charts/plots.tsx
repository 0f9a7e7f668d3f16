import { Bar, Column, Line } from '@ant-design/charts';
import { color as tokenColor } from '../theme/tokens';
import type { Point } from './data';
import { tooltipContent } from './tooltip';

export interface PlotProps {
  points: Point[];
  label: string;
  height: number;
  theme: 'light' | 'dark';
  color: string;
  animate: boolean;
  format?: (value: number) => string;
  formatCategory?: (category: string) => string;
}

const same = (text: string) => text;

/** How the axes look, so that they read as quiet text and not as lines. */
function axisStyle(theme: PlotProps['theme']) {
  return {
    title: false as const,
    tick: false,
    line: false,
    labelFill: tokenColor('text-secondary', theme),
    labelOpacity: 1,
    labelFontSize: 12,
    labelFontFamily: "'Inter Variable', sans-serif",
    labelAutoRotate: false,
    labelAutoHide: true,
  };
}

/** What all three charts have in common, in the words of the chart library. */
function common({ points, label, height, theme, animate, format = String, ...rest }: PlotProps) {
  const formatCategory = rest.formatCategory ?? same;
  return {
    data: points,
    xField: 'category',
    yField: 'value',
    height,
    autoFit: true,
    animate: animate && { enter: { type: 'fadeIn', duration: 200 } },
    theme: theme === 'dark' ? 'classicDark' : 'classic',
    viewStyle: { viewFill: 'transparent' },
    axis: {
      x: { ...axisStyle(theme), labelFormatter: formatCategory },
      y: {
        ...axisStyle(theme),
        labelFormatter: (value: number) => format(value),
        grid: true,
        gridStroke: tokenColor('line', theme),
        gridStrokeOpacity: 1,
        gridLineDash: [0, 0],
      },
    },
    tooltip: {
      title: (point: Point) => formatCategory(point.category),
      items: [(point: Point) => ({ name: label, value: format(point.value) })],
    },
    interaction: { tooltip: { render: tooltipContent } },
    containerAttributes: { role: 'img', 'aria-label': label },
  };
}

/** A line over time, with a breath of its colour below. */
export function LinePlot(props: PlotProps) {
  const fill = `linear-gradient(-90deg, ${props.color}00 0%, ${props.color} 100%)`;
  return (
    <Line
      {...common(props)}
      shapeField="smooth"
      style={{ stroke: props.color, lineWidth: 2.5 }}
      area={{ shapeField: 'smooth', style: { fill, fillOpacity: 0.22 }, tooltip: false }}
    />
  );
}

/** Upright columns, one a category. */
export function ColumnPlot(props: PlotProps) {
  const style = { fill: props.color, radiusTopLeft: 6, radiusTopRight: 6, maxWidth: 44 };
  return <Column {...common(props)} style={style} />;
}

/** Horizontal bars with their figures at the end, which makes an axis of values unnecessary. */
export function BarPlot(props: PlotProps) {
  const { axis, ...config } = common(props);
  const { points, format = String, theme, color } = props;
  const style = { fill: color, radiusTopLeft: 6, radiusTopRight: 6, maxWidth: 24 };
  const figures = {
    text: (point: Point) => format(point.value),
    textAlign: 'start',
    position: 'right',
    dx: 8,
    style: { fill: tokenColor('text', theme), fontSize: 12 },
  };
  // Room for the longest figure beyond the longest bar.
  const insetRight = Math.max(...points.map(({ value }) => format(value).length)) * 7 + 12;
  return (
    <Bar
      {...config}
      axis={{ x: { ...axis.x, labelAutoHide: false }, y: false }}
      scale={{ y: { nice: false } }}
      insetRight={insetRight}
      label={figures}
      style={style}
    />
  );
}
