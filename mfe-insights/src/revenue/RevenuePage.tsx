import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@clearcoat/api-client';
import { formatMoney, today, useNavigate, useSession } from '@clearcoat/sdk';
import { BarList, ColumnChart, LineChart } from '@clearcoat/ui/charts';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Segmented,
  SkeletonChart,
} from '@clearcoat/ui/core';
import {
  CHART_TYPES,
  COMPARED,
  DEFAULT_CHART_TYPE,
  DEFAULT_PERIOD,
  formatMonth,
  PERIODS,
  revenueQuery,
  type ChartType,
  type Period,
} from './revenue-data';
import {
  formatOf,
  jobsOf,
  jobsOfMonth,
  monthLetter,
  namedDay,
  seriesRows,
  seriesTitle,
  serviceDetail,
  shortDay,
  shortMoney,
  toneOf,
} from './series';
import { SummaryCards, SummarySkeleton } from './SummaryCards';
import styles from './RevenuePage.module.css';
import { useUrlChoice } from '../shared/use-url-choice';

const EMPTY_SERIES = 'No chart data available for the selected period';

/** Height of a Top Services row, to match the chart beside it. */
const SERVICE_HEIGHT = 48;

const TONE_LABELS = { quiet: 'weekend', open: 'so far' };

interface ReportProps {
  data: Schema<'Revenue'>;
  period: Period;
  type: ChartType;
  onChoose: (type: ChartType) => void;
}

/** Chart of the period by day or week, with the previous period behind it. */
function Series({ data, period, type }: Omit<ReportProps, 'onChoose'>) {
  const { user } = useSession();
  const navigate = useNavigate();
  const day = today(user?.timeZone ?? 'America/New_York');
  const Chart = type === 'average' ? LineChart : ColumnChart;
  const hrefOf = (date: string) => jobsOf(date, period);
  return (
    <Chart
      rows={seriesRows(data.revenue, data.previous ?? [], type)}
      category="date"
      value="value"
      previous="previous"
      previousLabel={COMPARED[period]}
      toneLabels={TONE_LABELS}
      label={CHART_TYPES.find(({ value }) => value === type)?.label ?? ''}
      format={formatOf(type)}
      formatAxis={type === 'appointments' ? undefined : shortMoney}
      formatCategory={(date) => namedDay(date, period)}
      formatTick={shortDay}
      toneOf={(date) => toneOf(date, period, day)}
      hrefOf={hrefOf}
      onSelect={(date) => void navigate(hrefOf(date))}
      emptyText={EMPTY_SERIES}
      inCardHead
    />
  );
}

function Months({ monthly, height }: { monthly: Schema<'MonthRevenue'>[]; height: number }) {
  const navigate = useNavigate();
  const current = monthly.at(-1)?.month;
  return (
    <ColumnChart
      rows={monthly}
      category="month"
      value="revenue"
      label="Monthly Breakdown"
      format={formatMoney}
      formatAxis={shortMoney}
      formatCategory={formatMonth}
      formatTick={monthLetter}
      maxTicks={12}
      height={height}
      toneOf={(month) => (month === current ? 'open' : undefined)}
      toneLabels={TONE_LABELS}
      hrefOf={jobsOfMonth}
      onSelect={(month) => void navigate(jobsOfMonth(month))}
      inCardHead
    />
  );
}

function TopServices({ services }: { services: Schema<'ServiceRevenue'>[] }) {
  const details = new Map(services.map((each) => [each.service, serviceDetail(each)]));
  return (
    <BarList
      rows={services}
      category="service"
      value="revenue"
      label="Top Services"
      format={formatMoney}
      detailOf={(service) => details.get(service) ?? ''}
      inCardHead
    />
  );
}

function Report({ data, period, type, onChoose }: ReportProps) {
  return (
    <div className={styles.page}>
      <SummaryCards
        summary={data.summary}
        compared={COMPARED[period]}
        chosen={type}
        onChoose={onChoose}
      />
      <Card title={seriesTitle(type, period, data.summary)}>
        {data.revenue.length > 0 || data.monthly.length > 0 ? (
          <Series data={data} period={period} type={type} />
        ) : (
          <EmptyState
            icon="revenue"
            title={EMPTY_SERIES}
            description="Finished jobs show up here, day by day."
            action={<LinkButton to="/appointments/new">Schedule a Job</LinkButton>}
          />
        )}
      </Card>
      <div className={styles.pair}>
        <Card title="Top Services">
          <TopServices services={data.topServices} />
        </Card>
        <Card title="Monthly Breakdown">
          <Months
            monthly={data.monthly}
            height={Math.max(260, SERVICE_HEIGHT * data.topServices.length)}
          />
        </Card>
      </div>
    </div>
  );
}

/** /revenue: revenue of a period compared with the previous one. */
export default function RevenuePage() {
  const [period, setPeriod] = useUrlChoice('period', PERIODS, DEFAULT_PERIOD);
  const [type, setType] = useUrlChoice('chart', CHART_TYPES, DEFAULT_CHART_TYPE);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(revenueQuery(period));
  return (
    <>
      <PageHeader title="Revenue" subtitle="What your finished jobs earned" />
      <div className={styles.controls}>
        <Segmented label="Time period" options={PERIODS} value={period} onChange={setPeriod} />
        <Segmented label="Chart type" options={CHART_TYPES} value={type} onChange={setType} />
      </div>
      {isPending && (
        <div className={styles.page}>
          <SummarySkeleton />
          <Card>
            <SkeletonChart label="Loading revenue data..." height={300} />
          </Card>
        </div>
      )}
      {error && !data && (
        <Card>
          <ErrorState
            title="Couldn't load your revenue"
            error={error}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
      {data && (
        <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
          <Report data={data} period={period} type={type} onChoose={setType} />
        </div>
      )}
    </>
  );
}
