import { Base } from '@ant-design/charts';
import { color as tokenColor } from '../theme/tokens';
import type { Point } from './data';
import { namedOn, scaleOf } from './scale';
import { tooltipContent } from './tooltip';

/** Tone of a category: 'quiet' is muted, 'open' is not complete yet. */
export type Tone = 'quiet' | 'open';

export interface PlotProps {
  points: Point[];
  label: string;
  /** Label of the previous period. Default: 'Before'. */
  previousLabel?: string;
  height: number;
  theme: 'light' | 'dark';
  color: string;
  animate: boolean;
  /** Narrow layout, where fewer labels fit. */
  isNarrow: boolean;
  format?: (value: number) => string;
  formatAxis?: (value: number) => string;
  formatCategory?: (category: string) => string;
  formatTick?: (category: string) => string;
  /** Maximum number of category labels. Default: 7. */
  maxTicks?: number;
  toneOf?: (category: string) => Tone | undefined;
  onSelect?: (category: string) => void;
}

/** Greatest width of a column, in pixels. */
const MOST_WIDTH = 44;

const same = (text: string) => text;

/** Number of label characters that fit below a chart on a phone. */
const NARROW_ROOM = 44;

/** Muted style of the axes. */
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
    labelSpacing: 12,
  };
}

function axes(props: PlotProps) {
  const { points, theme, isNarrow, format = String, maxTicks = 7 } = props;
  const nameOf = props.formatTick ?? props.formatCategory ?? same;
  const names = points.map(({ category }) => nameOf(category));
  const isNamed = namedOn(names, maxTicks, isNarrow ? NARROW_ROOM : undefined);
  return {
    x: {
      ...axisStyle(theme),
      labelFormatter: nameOf,
      labelFilter: (_: unknown, index: number) => isNamed[index] === true,
    },
    y: {
      ...axisStyle(theme),
      labelFormatter: props.formatAxis ?? format,
      grid: true,
      gridStroke: tokenColor('line', theme),
      gridStrokeOpacity: 1,
      gridLineDash: [0, 0],
    },
  };
}

/** Repeated for each mark, because the library does not inherit it from the view. */
const titleOf =
  (formatCategory = same) =>
  ({ category }: Point) =>
    formatCategory(category);

/** The previous period's figures: a tick on each column, or a thin dashed line. */
function previousMark(props: PlotProps, isTick: boolean) {
  const { theme, format = String, formatCategory, previousLabel = 'Before' } = props;
  const stroke = tokenColor('text-secondary', theme);
  return {
    type: isTick ? 'interval' : 'line',
    data: {
      transform: [{ type: 'filter', callback: ({ previous }: Point) => previous !== undefined }],
    },
    encode: { x: 'category', y: isTick ? ['previous', 'previous'] : 'previous' },
    style: isTick
      ? { stroke, lineWidth: 2, maxWidth: MOST_WIDTH, pointerEvents: 'none' }
      : { stroke, lineWidth: 1.5, lineDash: [4, 4] },
    tooltip: {
      title: titleOf(formatCategory),
      items: [({ previous = 0 }: Point) => ({ name: previousLabel, value: format(previous) })],
    },
  };
}

/** Common options of all plots for the chart library. */
function Plot({ marks, isTick, ...props }: PlotProps & { marks: object[]; isTick: boolean }) {
  const { points, label, height, theme, animate, onSelect } = props;
  const { top, ticks } = scaleOf(points);
  // Repeated for each mark, because the library ignores an animation of the view.
  const enter = animate && { enter: { type: 'fadeIn', duration: 200 } };
  const lines = points.some(({ previous }) => previous !== undefined)
    ? [previousMark(props, isTick)]
    : [];
  return (
    <Base
      type="view"
      data={points}
      height={height}
      autoFit
      marginTop={8}
      marginBottom={0}
      marginLeft={0}
      marginRight={0}
      theme={theme === 'dark' ? 'classicDark' : 'classic'}
      viewStyle={{ viewFill: 'transparent' }}
      scale={{
        x: { type: 'band', padding: points.length > 20 ? 0.25 : 0.35 },
        y: { domain: [0, top], nice: false, tickMethod: () => ticks },
      }}
      axis={axes(props)}
      interaction={{
        tooltip: { shared: true, offset: [16, 16], render: tooltipContent },
      }}
      children={[...marks, ...lines].map((mark) => ({ ...mark, animate: enter }))}
      onEvent={(_chart: unknown, event: { type?: string; data?: { data?: Point } }) => {
        const category = event.type === 'element:click' && event.data?.data?.category;
        if (category) onSelect?.(category);
      }}
      containerAttributes={{ role: 'img', 'aria-label': label }}
    />
  );
}

const figure = ({ label, color, format = String, formatCategory }: PlotProps) => ({
  title: titleOf(formatCategory),
  items: [(point: Point) => ({ name: label, value: format(point.value), color })],
});

/** Columns, one for each category. */
export function ColumnPlot(props: PlotProps) {
  const { color, toneOf, onSelect } = props;
  const isOpen = ({ category }: Point) => toneOf?.(category) === 'open';
  const opacity = { quiet: 0.4, open: 0.22, full: 1 };
  const column = {
    type: 'interval',
    encode: { x: 'category', y: 'value' },
    style: {
      fill: color,
      fillOpacity: ({ category }: Point) => opacity[toneOf?.(category) ?? 'full'],
      stroke: (point: Point) => (isOpen(point) ? color : 'transparent'),
      lineWidth: (point: Point) => (isOpen(point) ? 1.5 : 0),
      lineDash: [3, 3],
      radiusTopLeft: 4,
      radiusTopRight: 4,
      maxWidth: MOST_WIDTH,
      ...(onSelect && { cursor: 'pointer' }),
    },
    tooltip: figure(props),
  };
  return <Plot {...props} marks={[column]} isTick />;
}

/** Dots joined by straight lines; a category without a figure has no dot. */
export function LinePlot(props: PlotProps) {
  const encode = { x: 'category', y: 'value' };
  const { color } = props;
  const line = { type: 'line', encode, style: { stroke: color, lineWidth: 1.5 }, tooltip: false };
  const dots = {
    type: 'point',
    encode,
    style: { shape: 'circle', fill: color, stroke: color, r: 3 },
    tooltip: figure(props),
  };
  return <Plot {...props} marks={[line, dots]} isTick={false} />;
}
