import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import { toDollars } from '../../platform/money/money.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { today } from '../../platform/time/zone.js';
import { averageOf } from './change.js';
import type { MonthRevenue, Revenue, RevenuePeriod, RevenuePoint } from './dto/revenue.dto.js';
import {
  completedByDay,
  completedByMonth,
  completedByService,
  hoursByService,
  type ServiceHours,
  type Totals,
} from './insights.queries.js';
import { bucketOf, bucketsOf, lastTwelveMonths, periodDays, type Days } from './periods.js';

const NOTHING: Totals = { cents: 0, count: 0 };

type DayTotals = Totals & { date: string };

@Injectable()
export class RevenueService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async get(context: BusinessContext, period: RevenuePeriod): Promise<Revenue> {
    const day = today(this.clock.now(), context.timeZone);
    const { current, previous } = periodDays(period, day);
    const months = lastTwelveMonths(day);
    const year = { from: `${months[0] ?? day.slice(0, 7)}-01`, to: day };
    const [byDay, before, services, hours, byMonth] = await this.db.read(context, (sql) =>
      Promise.all([
        completedByDay(sql, context, current),
        completedByDay(sql, context, previous),
        completedByService(sql, context, current),
        hoursByService(sql, context, current),
        completedByMonth(sql, context, year),
      ]),
    );
    const unit = period === 'year' ? 'week' : 'day';
    return {
      revenue: series(byDay, current, unit),
      previous: series(before, previous, unit),
      topServices: services.map((row) => ({
        ...serviceRevenue(row),
        ...serviceHours(hours.find(({ service }) => service === row.service)),
      })),
      monthly: monthly(byMonth, months),
      summary: summary(sum(byDay), sum(before)),
    };
  }
}

const plus = (one: Totals, other: Totals): Totals => ({
  cents: one.cents + other.cents,
  count: one.count + other.count,
});

const sum = (rows: Totals[]) => rows.reduce<Totals>(plus, NOTHING);

const serviceRevenue = ({ service, cents, count }: Totals & { service: string }) => ({
  service,
  revenue: toDollars(cents),
  appointments: count,
  average: toDollars(averageOf(cents, count)),
});

const serviceHours = ({ hours, areActual }: Partial<ServiceHours> = {}) => ({
  hours: hours === undefined ? null : Math.round(hours * 100) / 100,
  hoursAre: areActual ? ('actual' as const) : ('planned' as const),
});

function summary(current: Totals, previous: Totals) {
  return {
    totalRevenue: toDollars(current.cents),
    previousPeriodRevenue: toDollars(previous.cents),
    appointments: current.count,
    previousPeriodAppointments: previous.count,
    averageService: toDollars(averageOf(current.cents, current.count)),
    previousPeriodAverageService: toDollars(averageOf(previous.cents, previous.count)),
  };
}

function series(rows: DayTotals[], days: Days, unit: 'day' | 'week'): RevenuePoint[] {
  if (rows.length === 0) return [];
  const buckets = bucketsOf(days, unit);
  const totals = new Map<string | undefined, Totals>();
  for (const row of rows) {
    const bucket = unit === 'day' ? row.date : bucketOf(row.date, buckets);
    const before = totals.get(bucket);
    totals.set(bucket, before ? plus(before, row) : row);
  }
  return buckets.map((date) => {
    const { cents, count } = totals.get(date) ?? NOTHING;
    return {
      date,
      value: toDollars(cents),
      appointments: count,
      average: toDollars(averageOf(cents, count)),
    };
  });
}

function monthly(rows: { month: string; cents: number }[], months: string[]): MonthRevenue[] {
  if (rows.length === 0) return [];
  const centsOf = new Map(rows.map(({ month, cents }) => [month, cents]));
  return months.map((month) => ({ month, revenue: toDollars(centsOf.get(month) ?? 0) }));
}
