import type { Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { actualHours, hasActualHours, plannedHours } from '../scheduling/index.js';
import type { Days } from './periods.js';

/** Ranges of days as rows; $2 and $3 are their first and last days from {@link endsOf}. */
const SPANS = 'unnest($2::date[], $3::date[]) with ordinality as s(first, last, place)';

const endsOf = (spans: Days[]) => [spans.map(({ from }) => from), spans.map(({ to }) => to)];

export interface Totals {
  cents: number;
  count: number;
}

/** Totals of completed appointments within a range of days. */
export async function completedTotals(
  sql: Sql,
  context: BusinessContext,
  days: Days,
): Promise<Totals> {
  const [row] = await completedTotalsOfEach(sql, context, [days]);
  return row ?? { cents: 0, count: 0 };
}

export function completedByDay(
  sql: Sql,
  { businessId }: BusinessContext,
  { from, to }: Days,
): Promise<(Totals & { date: string })[]> {
  return sql(
    `select to_char(day, 'YYYY-MM-DD') as date, completed_cents::float8 as cents,
       completed as count
     from appointment_days
     where business_id = $1 and day between $2 and $3 and completed > 0 order by day`,
    [businessId, from, to],
  );
}

export function completedByMonth(
  sql: Sql,
  { businessId }: BusinessContext,
  { from, to }: Days,
): Promise<{ month: string; cents: number }[]> {
  return sql(
    `select to_char(day, 'YYYY-MM') as month, sum(completed_cents)::float8 as cents
     from appointment_days
     where business_id = $1 and day between $2 and $3 and completed > 0 group by 1`,
    [businessId, from, to],
  );
}

export function completedByService(
  sql: Sql,
  { businessId }: BusinessContext,
  { from, to }: Days,
): Promise<(Totals & { service: string })[]> {
  return sql(
    `select service_name as service, sum(completed_cents)::float8 as cents,
       sum(completed)::integer as count
     from service_days where business_id = $1 and day between $2 and $3
     group by 1 having sum(completed) > 0 order by 2 desc, 1 limit 8`,
    [businessId, from, to],
  );
}

export interface ServiceHours {
  service: string;
  hours: number;
  areActual: boolean;
}

/**
 * Average hours of completed appointments by service. Planned hours are used if none has actual times.
 */
export function hoursByService(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  { from, to }: Days,
): Promise<ServiceHours[]> {
  return sql(
    `select a.service_name as service, count(*) filter (where ${TIMED}) > 0 as "areActual",
       coalesce(avg(${actualHours('a')}) filter (where ${TIMED}), avg(${plannedHours('a')})) as hours
     from appointments a
     where a.business_id = $1 and a.status = 'completed'
       and a.starts_at >= $3::date::timestamp at time zone $2
       and a.starts_at < ($4::date + 1)::timestamp at time zone $2
     group by 1`,
    [businessId, timeZone, from, to],
  );
}

const TIMED = hasActualHours('a');

/** Totals of completed appointments for each range, in order. */
export function completedTotalsOfEach(
  sql: Sql,
  { businessId }: BusinessContext,
  spans: Days[],
): Promise<Totals[]> {
  return sql(
    `select coalesce(sum(d.completed_cents), 0)::float8 as cents,
       coalesce(sum(d.completed), 0)::integer as count
     from ${SPANS} left join appointment_days d
       on d.business_id = $1 and d.day between s.first and s.last
     group by s.place order by s.place`,
    [businessId, ...endsOf(spans)],
  );
}

/** Number of appointments that are not cancelled for each range, in order. */
export async function countBookedOfEach(
  sql: Sql,
  { businessId }: BusinessContext,
  spans: Days[],
): Promise<number[]> {
  const rows = await sql<{ count: number }>(
    `select coalesce(sum(d.booked), 0)::integer as count
     from ${SPANS} left join appointment_days d
       on d.business_id = $1 and d.day between s.first and s.last
     group by s.place order by s.place`,
    [businessId, ...endsOf(spans)],
  );
  return rows.map(({ count }) => count);
}

/** Number of contacts at the end of each day, in order. */
export async function countCustomersAfter(
  sql: Sql,
  { businessId }: BusinessContext,
  days: string[],
): Promise<number[]> {
  const rows = await sql<{ count: number }>(
    `select coalesce(sum(d.added - d.removed), 0)::integer as count
     from unnest($2::date[]) with ordinality as i(day, place)
     left join customer_days d on d.business_id = $1 and d.day <= i.day
     group by i.place order by i.place`,
    [businessId, days],
  );
  return rows.map(({ count }) => count);
}

export function busyDays(
  sql: Sql,
  { businessId }: BusinessContext,
  { from, to }: Days,
): Promise<{ date: string; jobs: number }[]> {
  return sql(
    `select to_char(day, 'YYYY-MM-DD') as date, booked as jobs from appointment_days
     where business_id = $1 and day between $2 and $3 and booked > 0 order by day`,
    [businessId, from, to],
  );
}

export interface DayWorth {
  date: string;
  jobs: number;
  worth: number;
  earned: number;
}

/** Booked and earned cents of each day. */
export function worthOfDays(
  sql: Sql,
  { businessId }: BusinessContext,
  days: string[],
): Promise<DayWorth[]> {
  return sql(
    `select to_char(i.day, 'YYYY-MM-DD') as date, coalesce(d.booked, 0) as jobs,
       coalesce(d.booked_cents, 0)::float8 as worth,
       coalesce(d.completed_cents, 0)::float8 as earned
     from unnest($2::date[]) with ordinality as i(day, place)
     left join appointment_days d on d.business_id = $1 and d.day = i.day order by i.place`,
    [businessId, days],
  );
}

export async function findFirstName(sql: Sql, businessId: string, userId: string) {
  const [row] = await sql<{ firstName: string }>(
    `select first_name as "firstName" from users where business_id = $1 and id = $2`,
    [businessId, userId],
  );
  return row?.firstName ?? '';
}
