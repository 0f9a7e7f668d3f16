import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@clearcoat/api-client';
import { formatDate, formatMoney } from '@clearcoat/sdk';
import { BarList, ColumnChart, LineChart } from '@clearcoat/ui/charts';
import {
  Card,
  ErrorState,
  PageHeader,
  Segmented,
  SkeletonLines,
  StatCard,
} from '@clearcoat/ui/core';
import {
  CHART_FIELDS,
  CHART_TYPES,
  DEFAULT_CHART_TYPE,
  DEFAULT_PERIOD,
  formatMonth,
  PERIODS,
  revenueQuery,
  summaryCards,
  type ChartType,
} from './revenue-data';
import styles from './RevenuePage.module.css';
import { useUrlChoice } from '../shared/use-url-choice';

const EMPTY_SERIES = 'No chart data available for the selected period';
const formatCount = (count: number) => count.toLocaleString('en-US');

function SeriesChart({ points, type }: { points: Schema<'RevenuePoint'>[]; type: ChartType }) {
  const label = CHART_TYPES.find(({ value }) => value === type)?.label ?? '';
  return (
    <LineChart
      rows={points.map((point) => ({
        date: formatDate(point.date),
        value: point[CHART_FIELDS[type]],
      }))}
      category="date"
      value="value"
      label={label}
      format={type === 'appointments' ? formatCount : formatMoney}
      emptyText={EMPTY_SERIES}
    />
  );
}

function Loading() {
  return (
    <div className={styles.page}>
      <div className={styles.cards} aria-hidden="true">
        {['Total Revenue', 'Appointments', 'Average Service Value'].map((label) => (
          <StatCard key={label} label={label} value="" loading />
        ))}
      </div>
      <Card>
        <SkeletonLines label="Loading revenue data..." lines={8} />
      </Card>
    </div>
  );
}

function Report({ data, type }: { data: Schema<'Revenue'>; type: ChartType }) {
  return (
    <div className={styles.page}>
      <div className={styles.cards}>
        {summaryCards(data.summary).map(({ change, ...card }) => (
          <StatCard key={card.label} {...card} change={`${change} vs previous period`} />
        ))}
      </div>
      <Card title="Revenue over time">
        <SeriesChart points={data.revenue} type={type} />
      </Card>
      <div className={styles.pair}>
        <Card title="Top Services">
          <BarList
            rows={data.topServices}
            category="service"
            value="revenue"
            label="Top Services"
            format={formatMoney}
          />
        </Card>
        <Card title="Monthly Breakdown">
          <ColumnChart
            rows={data.monthly.map((row) => ({ ...row, month: formatMonth(row.month) }))}
            category="month"
            value="revenue"
            label="Monthly Breakdown"
            format={formatMoney}
          />
        </Card>
      </div>
    </div>
  );
}

/** /revenue: what was earned in a period, against the one before. */
export default function RevenuePage() {
  const [period, setPeriod] = useUrlChoice('period', PERIODS, DEFAULT_PERIOD);
  const [type, setType] = useUrlChoice('chart', CHART_TYPES, DEFAULT_CHART_TYPE);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(revenueQuery(period));
  return (
    <>
      <PageHeader title="Revenue" subtitle="Completed jobs at their price" />
      <div className={styles.controls}>
        <Segmented label="Time period" options={PERIODS} value={period} onChange={setPeriod} />
        <Segmented label="Chart type" options={CHART_TYPES} value={type} onChange={setType} />
      </div>
      {isPending && <Loading />}
      {error && !data && (
        <ErrorState title="Your revenue didn't load" error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
          <Report data={data} type={type} />
        </div>
      )}
    </>
  );
}
