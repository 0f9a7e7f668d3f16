import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/index.js';
import { toDollars } from '../../platform/money/money.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { today } from '../../platform/time/zone.js';
import { averageOf } from './change.js';
import type { MonthRevenue, Revenue, RevenuePeriod, RevenuePoint } from './dto/revenue.dto.js';
import { completedByDay, completedByService, type Totals } from './insights.queries.js';
import { bucketOf, bucketsOf, lastTwelveMonths, periodDays, type Days } from './periods.js';

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
    const [byDay, before, services, byDayOfYear] = await this.db.read(context, (sql) =>
      Promise.all([
        completedByDay(sql, context, current),
        completedByDay(sql, context, previous),
        completedByService(sql, context, current),
        completedByDay(sql, context, year),
      ]),
    );
    const unit = period === 'year' ? 'week' : 'day';
    return {
      revenue: series(byDay, current, unit),
      previous: series(before, previous, unit),
      topServices: services.map(({ service, cents, count }) => ({
        service,
        revenue: toDollars(cents),
        appointments: count,
      })),
      monthly: monthly(byDayOfYear, months),
      summary: summary(sum(byDay), sum(before)),
    };
  }
}

function sum(rows: Totals[]): Totals {
  return rows.reduce(
    (total, { cents, count }) => ({ cents: total.cents + cents, count: total.count + count }),
    { cents: 0, count: 0 },
  );
}

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
  const grouped = new Map<string | undefined, DayTotals[]>();
  for (const row of rows) {
    const bucket = bucketOf(row.date, buckets);
    grouped.set(bucket, [...(grouped.get(bucket) ?? []), row]);
  }
  return buckets.map((date) => {
    const { cents, count } = sum(grouped.get(date) ?? []);
    return {
      date,
      value: toDollars(cents),
      appointments: count,
      average: toDollars(averageOf(cents, count)),
    };
  });
}

function monthly(rows: DayTotals[], months: string[]): MonthRevenue[] {
  if (rows.length === 0) return [];
  const centsOf = new Map<string, number>();
  for (const { date, cents } of rows) {
    const month = date.slice(0, 7);
    centsOf.set(month, (centsOf.get(month) ?? 0) + cents);
  }
  return months.map((month) => ({ month, revenue: toDollars(centsOf.get(month) ?? 0) }));
}
