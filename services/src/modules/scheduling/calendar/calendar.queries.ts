import { Parameters, type Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { boundsOf, type Days } from '../../../platform/time/zone.js';
import { JOBS, scope, SHOWN_JOBS } from '../appointment.sql.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findJobs } from '../shown-job.js';
import type { CalendarDay } from './dto/calendar.dto.js';

/** Crews whose appointments are requested. Default: all. */
export interface InSight {
  crewIds?: readonly string[];
}

/**
 * Appointments without a crew belong to the main one. That crew is found once, not for each
 * appointment.
 */
function ofCrews({ crewIds }: InSight, parameters: Parameters): string {
  if (!crewIds) return 'true';
  const ids = `${parameters.add(crewIds)}::uuid[]`;
  return `(a.resource_id = any(${ids}) or (a.resource_id is null and (
    select exists (select from resources m where m.business_id = $1 and m.is_main and m.id = any(${ids})))))`;
}

const TAKES_PLACE = `a.status <> 'cancelled'`;

/**
 * Query for appointments that are not cancelled, to be narrowed by further conditions; $1 is the
 * business.
 */
export const jobsInSight = (inSight: InSight, parameters: Parameters): string =>
  `${JOBS} and ${TAKES_PLACE} and ${ofCrews(inSight, parameters)}`;

/** First appointments of each day. Every day uses the index, so the total number does not matter. */
export function findJobsOfDays(
  sql: Sql,
  context: BusinessContext,
  days: readonly string[],
  perDay: number,
  inSight: InSight = {},
): Promise<Appointment[]> {
  const bounds = days.map((day) => boundsOf({ from: day, to: day }, context.timeZone));
  const parameters = new Parameters(
    ...scope(context),
    bounds.map(([start]) => start),
    bounds.map(([, end]) => end),
    perDay,
  );
  return findJobs<Appointment>(
    sql,
    `with jobs as (
       select a.* from unnest($3::timestamptz[], $4::timestamptz[]) as d(starts, ends)
       cross join lateral (
         ${jobsInSight(inSight, parameters)} and a.starts_at >= d.starts and a.starts_at < d.ends
         order by a.starts_at, a.id limit $5
       ) a
     )
     ${SHOWN_JOBS} order by a.starts_at, a.id`,
    parameters.values,
  );
}

/**
 * Number of appointments of each day that has any. Totals are precomputed; those of single crews are
 * counted.
 */
export function countJobsOfDays(
  sql: Sql,
  context: BusinessContext,
  days: Days,
  inSight: InSight = {},
): Promise<CalendarDay[]> {
  if (!inSight.crewIds) {
    return sql<CalendarDay>(
      `select to_char(d.day, 'YYYY-MM-DD') as date, d.booked as count from appointment_days d
       where d.business_id = $1 and d.day >= $2::date and d.day <= $3::date and d.booked > 0`,
      [context.businessId, days.from, days.to],
    );
  }
  const parameters = new Parameters(...scope(context), ...boundsOf(days, context.timeZone));
  return sql<CalendarDay>(
    `select to_char(a.starts_at at time zone $2, 'YYYY-MM-DD') as date, count(*)::integer as count
     from appointments a
     where a.business_id = $1 and a.starts_at >= $3 and a.starts_at < $4
       and ${TAKES_PLACE} and ${ofCrews(inSight, parameters)}
     group by 1`,
    parameters.values,
  );
}
