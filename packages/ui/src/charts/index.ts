export { BarList } from './BarList';
export type { ChartProps, TimeChartProps } from './ChartFrame';
export { ColumnChart, LineChart } from './charts';
export type { ChartRow } from './data';
