import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { DAY_MS } from '../../../platform/time/durations.js';
import { COLUMNS, FROM_JOBS, scope } from '../appointment.sql.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findJobs } from '../shown-job.js';
import type { JobToPlace } from './dto/to-place.dto.js';

/** Older cancellations are settled, or forgotten by the customer as well. */
const DAYS_OF_WEATHER = 14;
const MOST_TO_PLACE = 50;

type Row = Appointment & Pick<JobToPlace, 'reason' | 'problem'>;

/**
 * Appointments that need a time: called off because of the weather, or the template of a series
 * that could not be planned. A customer with another appointment since then is left out.
 */
export async function findToPlace(
  sql: Sql,
  context: BusinessContext,
  now: Date,
): Promise<JobToPlace[]> {
  const since = new Date(now.getTime() - DAYS_OF_WEATHER * DAY_MS);
  const rows = await findJobs<Row>(
    sql,
    `with jobs as (
       select a.*, 'weather' as reason, '' as problem, least(a.starts_at, $3) as asked_at
       from appointments a
       where a.business_id = $1 and a.status = 'cancelled' and not a.no_show
         and lower(trim(a.cancel_reason)) = 'weather'
         and a.cancelled_at > $4 and a.starts_at > $4
       union all
       select a.*, 'repeat', s.problem, $3
       from series s join appointments a on a.business_id = $1 and a.id = s.template_id
       where s.business_id = $1 and s.stopped_at is null and s.problem <> ''
     )
     select a.reason, a.problem, ${COLUMNS} ${FROM_JOBS}
     where c.deleted_at is null and not exists (
       select 1 from appointments b where b.business_id = $1 and b.contact_id = a.contact_id
         and b.status <> 'cancelled' and b.ends_at > a.asked_at)
     order by a.starts_at, a.id limit ${MOST_TO_PLACE}`,
    [...scope(context), now, since],
  );
  return rows.map(({ reason, problem, ...job }) => ({ job, reason, problem }));
}
