import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { DAY_MS } from '../../../platform/time/durations.js';
import { scope, SHOWN_JOBS } from '../appointment.sql.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findJobs } from '../shown-job.js';

/** Older cancellations are settled, or forgotten by the customer as well. */
const DAYS_OF_WEATHER = 14;
const MOST_TO_PLACE = 50;

/**
 * Appointments that need a time: called off because of the weather, or the template of a series
 * that could not be planned. A customer with another appointment since then is left out.
 */
export function findToPlace(sql: Sql, context: BusinessContext, now: Date): Promise<Appointment[]> {
  const recently = new Date(now.getTime() - DAYS_OF_WEATHER * DAY_MS);
  return findJobs<Appointment>(
    sql,
    `with waiting as (
       select a.id, least(a.starts_at, $3) as since from appointments a
       where a.business_id = $1 and a.status = 'cancelled' and not a.no_show
         and lower(trim(a.cancel_reason)) = 'weather'
         and a.cancelled_at > $4 and a.starts_at > $4
       union all
       select s.template_id, $3 from series s
       where s.business_id = $1 and s.stopped_at is null and s.problem <> ''
     ), jobs as (
       select a.* from (select id, max(since) as since from waiting group by id) w
       join appointments a on a.business_id = $1 and a.id = w.id
       where not exists (
         select 1 from appointments b where b.business_id = $1 and b.contact_id = a.contact_id
           and b.status <> 'cancelled' and b.ends_at > w.since)
     )
     ${SHOWN_JOBS} where c.deleted_at is null order by a.starts_at, a.id limit ${MOST_TO_PLACE}`,
    [...scope(context), now, recently],
  );
}
