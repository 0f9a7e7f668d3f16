import type { Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { addDays, startOfDay } from '../../platform/time/zone.js';
import type { Days } from './periods.js';

const spanOf = ({ from, to }: Days, { timeZone }: BusinessContext) => [
  startOfDay(from, timeZone),
  startOfDay(addDays(to, 1), timeZone),
];

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
): Promise<{ service: string; cents: number }[]> {
  return sql(
    `select service_name as service, sum(price_cents)::float8 as cents
     from appointments
     where business_id = $1 and status = 'completed' and starts_at >= $2 and starts_at < $3
     group by 1 order by 2 desc, 1 limit 8`,
    [context.businessId, ...spanOf(days, context)],
  );
}

/** How many appointments of some days were not cancelled. */
export async function countBooked(sql: Sql, context: BusinessContext, days: Days) {
  const [row] = await sql<{ count: number }>(
    `select count(*)::integer as count from appointments
     where business_id = $1 and status <> 'cancelled' and starts_at >= $2 and starts_at < $3`,
    [context.businessId, ...spanOf(days, context)],
  );
  return row?.count ?? 0;
}

/** Customers now, and those there were at an earlier instant. */
export async function countCustomers(sql: Sql, { businessId }: BusinessContext, earlier: Date) {
  const [row] = await sql<{ now: number; earlier: number }>(
    `select count(*) filter (where deleted_at is null)::integer as now,
       count(*) filter (where created_at < $2 and (deleted_at is null or deleted_at >= $2))::integer
         as earlier
     from contacts where business_id = $1`,
    [businessId, earlier],
  );
  return row ?? { now: 0, earlier: 0 };
}

export function busyDays(
  sql: Sql,
  context: BusinessContext,
  days: Days,
): Promise<{ date: string }[]> {
  return sql(
    `select distinct to_char(starts_at at time zone $4, 'YYYY-MM-DD') as date
     from appointments
     where business_id = $1 and status <> 'cancelled' and starts_at >= $2 and starts_at < $3
     order by 1`,
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
