export type { ChartProps } from './ChartFrame';
export { BarList, ColumnChart, LineChart } from './charts';
export type { ChartRow } from './data';
