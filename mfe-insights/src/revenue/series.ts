import type { Schema } from '@clearcoat/api-client';
import { addDays, formatDate, formatMoney, formatWeekday, type IsoDate } from '@clearcoat/sdk';
import { CHART_FIELDS, type ChartType, type Period } from './revenue-data';

type Point = Schema<'RevenuePoint'>;

const SUBJECTS: Record<ChartType, string> = {
  revenue: 'Revenue',
  appointments: 'Jobs',
  average: 'Average job',
};

/** Number format of a chart type. */
export const formatOf = (type: ChartType) =>
  type === 'appointments' ? (count: number) => count.toLocaleString('en-US') : formatMoney;

/** 'Revenue by day · $13,029.24': the chart's title with its total. */
export function seriesTitle(
  type: ChartType,
  period: Period,
  summary: Schema<'RevenueSummary'>,
): string {
  const total = {
    revenue: summary.totalRevenue,
    appointments: summary.appointments,
    average: summary.averageService,
  }[type];
  const unit = period === 'year' ? 'week' : 'day';
  return `${SUBJECTS[type]} by ${unit} · ${formatOf(type)(Number(total) || 0)}`;
}

/** Pairs each point with the one it is compared with. An average without appointments is null. */
export function seriesRows(current: Point[], previous: Point[], type: ChartType) {
  const figure = (point: Point | undefined) => {
    if (!point || (type === 'average' && point.appointments === 0)) return null;
    return point[CHART_FIELDS[type]];
  };
  return current.map((point, index) => ({
    date: point.date,
    value: figure(point),
    previous: figure(previous[index]),
  }));
}

/** 'Nov 2' */
export const shortDay = (date: IsoDate) => formatDate(date).replace(/, \d{4}$/, '');

/** 'Mon, Nov 2'; for a week its first day. */
export function namedDay(date: IsoDate, period: Period): string {
  return period === 'year'
    ? `Week of ${shortDay(date)}`
    : `${formatWeekday(date)}, ${shortDay(date)}`;
}

/** Weekends are muted, and a bar that includes today is still open. */
export function toneOf(date: IsoDate, period: Period, today: IsoDate) {
  const last = period === 'year' ? endOfWeek(date) : date;
  if (date <= today && today <= last) return 'open' as const;
  const isWeekend = period !== 'year' && /^S/.test(formatWeekday(date));
  return isWeekend ? ('quiet' as const) : undefined;
}

/** The Sunday of a date's week. */
function endOfWeek(date: IsoDate): IsoDate {
  const behind = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, 6 - behind);
}

/** Link to the finished appointments of a day, or of a week in the year view. */
export function jobsOf(date: IsoDate, period: Period): string {
  const to = period === 'year' ? endOfWeek(date) : date;
  return `/appointments?tab=past&from=${date}&to=${to}`;
}

/** Link to the finished appointments of a month: 'YYYY-MM'. */
export function jobsOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return `/appointments?tab=past&from=${month}-01&to=${last}`;
}

/** '3 jobs · avg $250 · avg 4.2 h'; 'avg 4 h planned' if no appointment has actual times. */
export function serviceDetail(row: Schema<'ServiceRevenue'>): string {
  const { appointments, average, hours, hoursAre } = row;
  const planned = hoursAre === 'planned' ? ' planned' : '';
  return [
    `${appointments} ${appointments === 1 ? 'job' : 'jobs'}`,
    ...(average > 0 ? [`avg ${formatMoney(average)}`] : []),
    ...(hours === null ? [] : [`avg ${Number(hours.toFixed(1))} h${planned}`]),
  ].join(' · ');
}

/** '$0', '$500', '$1.5k': short axis labels. */
export function shortMoney(dollars: number): string {
  if (dollars < 1000) return `$${dollars}`;
  return dollars < 1_000_000
    ? `$${Number((dollars / 1000).toFixed(1))}k`
    : `$${Number((dollars / 1_000_000).toFixed(1))}m`;
}

/** 'F', with the year below January, so that twelve labels fit. */
export function monthLetter(month: string): string {
  const [year = '', number = ''] = month.split('-');
  const letter = 'JFMAMJJASOND'[Number(number) - 1];
  if (!letter) return month;
  return number === '01' ? `${letter}\n${year}` : letter;
}
