import { Parameters, type Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { boundsOf, type Days } from '../../../platform/time/zone.js';
import { JOBS, scope, SHOWN_JOBS } from '../appointment.sql.js';
import { isOfDays, matches } from '../appointment-filter.sql.js';
import type { Appointment, AppointmentFilter } from '../dto/appointment.dto.js';
import { findJobs } from '../shown-job.js';
import type { CalendarDay } from './dto/calendar.dto.js';

const TAKES_PLACE = `a.status <> 'cancelled'`;

/** Query for appointments that are not cancelled, to be narrowed by further conditions. */
export const jobsThatTakePlace = (condition: string): string =>
  `${JOBS} and ${TAKES_PLACE} and ${condition}`;

/** First appointments of each day. Every day uses the index, so the total number does not matter. */
export function findJobsOfDays(
  sql: Sql,
  context: BusinessContext,
  days: readonly string[],
  perDay: number,
  filter: AppointmentFilter,
): Promise<Appointment[]> {
  const bounds = days.map((day) => boundsOf({ from: day, to: day }, context.timeZone));
  const parameters = new Parameters(
    ...scope(context),
    bounds.map(([start]) => start),
    bounds.map(([, end]) => end),
    perDay,
  );
  const jobs = jobsThatTakePlace(matches(filter, context, parameters));
  return findJobs<Appointment>(
    sql,
    `with jobs as (
       select a.* from unnest($3::timestamptz[], $4::timestamptz[]) as d(starts, ends)
       cross join lateral (
         ${jobs} and a.starts_at >= d.starts and a.starts_at < d.ends
         order by a.starts_at, a.id limit $5
       ) a
     )
     ${SHOWN_JOBS} order by a.starts_at, a.id`,
    parameters.values,
  );
}

/**
 * Number of appointments of each day that has any. Totals by day alone are precomputed; those of
 * any other filter are counted.
 */
export function countJobsOfDays(
  sql: Sql,
  context: BusinessContext,
  filter: AppointmentFilter & Days,
): Promise<CalendarDay[]> {
  if (isOfDays(filter)) {
    return sql<CalendarDay>(
      `select to_char(d.day, 'YYYY-MM-DD') as date, d.booked as count from appointment_days d
       where d.business_id = $1 and d.day >= $2::date and d.day <= $3::date and d.booked > 0`,
      [context.businessId, filter.from, filter.to],
    );
  }
  const parameters = new Parameters(...scope(context));
  return sql<CalendarDay>(
    `select to_char(a.starts_at at time zone $2, 'YYYY-MM-DD') as date, count(*)::integer as count
     from appointments a
     where a.business_id = $1 and ${TAKES_PLACE} and ${matches(filter, context, parameters)}
     group by 1`,
    parameters.values,
  );
}
