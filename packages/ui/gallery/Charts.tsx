import { BarList, ColumnChart, LineChart } from '../src/charts';
import { ErrorState, SkeletonCards, SkeletonChart, SkeletonForm, StatCard } from '../src/core';
import { Shelf, Specimen } from './Specimen';

const MONTHS = [
  { month: 'Sep', revenue: 9200 },
  { month: 'Oct', revenue: 13100 },
  { month: 'Nov', revenue: 7840 },
];
const LONG = [
  {
    month: 'Paint correction, two stages, with a ceramic coating afterwards',
    revenue: 123456789012,
  },
  { month: 'Wash', revenue: 1 },
];
const format = (value: number) => `$${value.toLocaleString('en-US')}`;
const fields = { category: 'month', value: 'revenue', format } as const;

/** All states of charts and figures. */
export function Charts() {
  return (
    <Shelf title="Charts and figures">
      <Specimen name="Line chart">
        <LineChart {...fields} rows={MONTHS} label="Revenue by month" />
      </Specimen>
      <Specimen name="Column chart">
        <ColumnChart {...fields} rows={MONTHS} label="Months" />
      </Specimen>
      <Specimen name="Bar list">
        <BarList {...fields} rows={MONTHS} label="Best months" />
      </Specimen>
      <Specimen name="Bar list, long content">
        <BarList {...fields} rows={LONG} label="Services" />
      </Specimen>
      <Specimen name="Chart, empty">
        <LineChart {...fields} rows={[]} label="Nothing yet" />
      </Specimen>
      <Specimen name="Chart, no numbers">
        <LineChart {...fields} rows={[{ month: 'Nov', revenue: 'a lot' }]} label="No numbers" />
      </Specimen>
      <Specimen name="Chart, loading">
        <SkeletonChart label="Loading revenue data..." />
      </Specimen>
      <Specimen name="Form, loading">
        <SkeletonForm label="Loading settings..." fields={3} />
      </Specimen>
      <Specimen name="Chart, failed">
        <ErrorState title="Couldn't load your revenue" onRetry={() => undefined} />
      </Specimen>
      <Specimen name="Figures, loading">
        <SkeletonCards label="Loading figures..." cards={3} />
      </Specimen>
      <Specimen name="Figure, better">
        <StatCard
          label="Total Revenue"
          value="$7,840"
          change="+12.5% from last month"
          tone="positive"
        />
      </Specimen>
      <Specimen name="Figure, worse">
        <StatCard label="Appointments" value="68" change="-4% from last month" tone="negative" />
      </Specimen>
      <Specimen name="Figure, long">
        <StatCard label="Total Revenue" value="$123,456,789,012" change="+0% from last month" />
      </Specimen>
    </Shelf>
  );
}
