import type { Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { addDays, startOfDay } from '../../platform/time/zone.js';
import type { Days } from './periods.js';

const spanOf = ({ from, to }: Days, { timeZone }: BusinessContext) => [
  startOfDay(from, timeZone),
  startOfDay(addDays(to, 1), timeZone),
];

/** Several spans as rows; $2 and $3 are their ends as {@link boundsOf} gives them. */
const SPANS =
  'unnest($2::timestamptz[], $3::timestamptz[]) with ordinality as s(first, past, place)';

const boundsOf = (spans: Days[], context: BusinessContext) => {
  const bounds = spans.map((days) => spanOf(days, context));
  return [bounds.map(([first]) => first), bounds.map(([, end]) => end)];
};

export interface Totals {
  cents: number;
  count: number;
}

/** Completed appointments of some days. */
export async function completedTotals(
  sql: Sql,
  context: BusinessContext,
  days: Days,
): Promise<Totals> {
  const [row] = await sql<Totals>(
    `select coalesce(sum(price_cents), 0)::float8 as cents, count(*)::integer as count
     from appointments
     where business_id = $1 and status = 'completed' and starts_at >= $2 and starts_at < $3`,
    [context.businessId, ...spanOf(days, context)],
  );
  return row ?? { cents: 0, count: 0 };
}

export function completedByDay(
  sql: Sql,
  context: BusinessContext,
  days: Days,
): Promise<(Totals & { date: string })[]> {
  return sql(
    `select to_char(starts_at at time zone $4, 'YYYY-MM-DD') as date,
       sum(price_cents)::float8 as cents, count(*)::integer as count
     from appointments
     where business_id = $1 and status = 'completed' and starts_at >= $2 and starts_at < $3
     group by 1 order by 1`,
    [context.businessId, ...spanOf(days, context), context.timeZone],
  );
}

export function completedByService(
  sql: Sql,
  context: BusinessContext,
  days: Days,
): Promise<(Totals & { service: string })[]> {
  return sql(
    `select service_name as service, sum(price_cents)::float8 as cents, count(*)::integer as count
     from appointments
     where business_id = $1 and status = 'completed' and starts_at >= $2 and starts_at < $3
     group by 1 order by 2 desc, 1 limit 8`,
    [context.businessId, ...spanOf(days, context)],
  );
}

/** Completed appointments of each of several spans, in their order. */
export function completedTotalsOfEach(
  sql: Sql,
  context: BusinessContext,
  spans: Days[],
): Promise<Totals[]> {
  return sql(
    `select coalesce(sum(a.price_cents), 0)::float8 as cents, count(a.id)::integer as count
     from ${SPANS} left join appointments a on a.business_id = $1 and a.status = 'completed'
       and a.starts_at >= s.first and a.starts_at < s.past
     group by s.place order by s.place`,
    [context.businessId, ...boundsOf(spans, context)],
  );
}

/** How many appointments of each of several spans were not cancelled, in their order. */
export async function countBookedOfEach(sql: Sql, context: BusinessContext, spans: Days[]) {
  const rows = await sql<{ count: number }>(
    `select count(a.id)::integer as count
     from ${SPANS} left join appointments a on a.business_id = $1 and a.status <> 'cancelled'
       and a.starts_at >= s.first and a.starts_at < s.past
     group by s.place order by s.place`,
    [context.businessId, ...boundsOf(spans, context)],
  );
  return rows.map(({ count }) => count);
}

/** Customers there were at each of several instants, in their order. */
export async function countCustomersAt(
  sql: Sql,
  { businessId }: BusinessContext,
  instants: Date[],
) {
  const rows = await sql<{ count: number }>(
    `select count(c.id)::integer as count
     from unnest($2::timestamptz[]) with ordinality as i(at, place)
     left join contacts c on c.business_id = $1 and c.created_at < i.at
       and (c.deleted_at is null or c.deleted_at >= i.at)
     group by i.place order by i.place`,
    [businessId, instants],
  );
  return rows.map(({ count }) => count);
}

export function busyDays(
  sql: Sql,
  context: BusinessContext,
  days: Days,
): Promise<{ date: string; jobs: number }[]> {
  return sql(
    `select to_char(starts_at at time zone $4, 'YYYY-MM-DD') as date, count(*)::integer as jobs
     from appointments
     where business_id = $1 and status <> 'cancelled' and starts_at >= $2 and starts_at < $3
     group by 1 order by 1`,
    [context.businessId, ...spanOf(days, context), context.timeZone],
  );
}

export async function findFirstName(sql: Sql, businessId: string, userId: string) {
  const [row] = await sql<{ firstName: string }>(
    `select first_name as "firstName" from users where business_id = $1 and id = $2`,
    [businessId, userId],
  );
  return row?.firstName ?? '';
}
