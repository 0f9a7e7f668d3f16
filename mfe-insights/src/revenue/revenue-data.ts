import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { formatMoney, formatPercent, percentChange } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';

export type Period = Schema<'RevenuePeriod'>;
export type ChartType = 'revenue' | 'appointments' | 'average';

export const PERIODS: { value: Period; label: string; short: string }[] = [
  { value: 'today', label: 'Today', short: 'Today' },
  { value: '7days', label: 'Last 7 Days', short: '7d' },
  { value: '30days', label: 'Last 30 Days', short: '30d' },
  { value: 'month', label: 'This Month', short: 'Month' },
  { value: '90days', label: 'Last 90 Days', short: '90d' },
  { value: 'year', label: 'This Year', short: 'Year' },
];

/** Days that the server compares a period with. */
export const COMPARED: Record<Period, string> = {
  today: 'a week ago',
  '7days': 'a week earlier',
  '30days': '5 weeks earlier',
  month: 'last month',
  '90days': '13 weeks earlier',
  year: 'a year earlier',
};
export const DEFAULT_PERIOD: Period = '30days';

export const CHART_TYPES: { value: ChartType; label: string }[] = [
  { value: 'revenue', label: 'Revenue' },
  { value: 'appointments', label: 'Appointments' },
  { value: 'average', label: 'Average Value' },
];
export const DEFAULT_CHART_TYPE: ChartType = 'revenue';

/** Field of a point that each chart type shows. */
export const CHART_FIELDS = {
  revenue: 'value',
  appointments: 'appointments',
  average: 'average',
} as const satisfies Record<ChartType, keyof Schema<'RevenuePoint'>>;

export const revenueQuery = (period: Period) =>
  queryOptions({
    queryKey: queryKeys.revenue(period),
    queryFn: ({ signal }) =>
      callAs(shapes.Revenue, api.GET('/api/revenue', { params: { query: { period } }, signal })),
    placeholderData: keepPreviousData,
  });

/** A summary card: its figure and the change from the previous period. */
export interface SummaryCard {
  /** Chart type that the card selects. */
  type: ChartType;
  label: string;
  value: string;
  change: string;
  tone: 'positive' | 'negative';
}

function card(
  [type, label]: [ChartType, string],
  value: string,
  now: number,
  before: number,
): SummaryCard {
  // The tone follows the rounded text: a change that rounds to 0 is not a loss.
  const change = formatPercent(percentChange(now, before));
  return { type, label, value, change, tone: change.startsWith('-') ? 'negative' : 'positive' };
}

/** The three cards above the charts. */
export function summaryCards(summary: Schema<'RevenueSummary'>): SummaryCard[] {
  const { totalRevenue, appointments, averageService } = summary;
  return [
    card(
      ['revenue', 'Total Revenue'],
      formatMoney(totalRevenue),
      totalRevenue,
      summary.previousPeriodRevenue,
    ),
    card(
      ['appointments', 'Appointments'],
      (Number(appointments) || 0).toLocaleString('en-US'),
      appointments,
      summary.previousPeriodAppointments,
    ),
    card(
      ['average', 'Average Service Value'],
      formatMoney(averageService),
      averageService,
      summary.previousPeriodAverageService,
    ),
  ];
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** '2026-11' as 'Nov 26'; other texts stay as they are. */
export function formatMonth(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(first.getTime()) ? month : monthFormat.format(first);
}
