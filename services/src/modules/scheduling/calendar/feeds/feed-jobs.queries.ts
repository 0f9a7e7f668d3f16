import { Parameters, type Sql } from '../../../../platform/database/index.js';
import type { BusinessContext } from '../../../../platform/tenancy/context.js';
import { COLUMNS, FROM_JOBS, scope } from '../../appointment.sql.js';
import type { Appointment } from '../../dto/appointment.dto.js';
import { findJobs } from '../../shown-job.js';
import { ofCrews } from '../../appointment-filter.sql.js';
import { jobsThatTakePlace } from '../calendar.queries.js';

/** Adds the instants in milliseconds since 1970. */
export type FeedJob = Appointment & { startsAt: number; endsAt: number };

export interface FeedBounds {
  from: Date;
  now: Date;
  until: Date;
  /** Limits for the latest appointments before now and for the soonest from now on. */
  mostBefore: number;
  mostAhead: number;
}

/**
 * Appointments around now. Each direction reads an index up to a limit, so the total number does not
 * matter.
 *
 * @param crewIds - only these crews. Default: all
 */
export function findFeedJobs(
  sql: Sql,
  context: BusinessContext,
  { from, now, until, mostBefore, mostAhead }: FeedBounds,
  crewIds?: readonly string[],
): Promise<FeedJob[]> {
  const parameters = new Parameters(...scope(context), from, now, until, mostBefore, mostAhead);
  const jobs = jobsThatTakePlace(crewIds ? ofCrews(crewIds, parameters) : 'true');
  return findJobs<FeedJob>(
    sql,
    `with jobs as (
       (${jobs} and a.starts_at >= $3 and a.starts_at < $4 order by a.starts_at desc, a.id limit $6)
       union all
       (${jobs} and a.starts_at >= $4 and a.starts_at < $5 order by a.starts_at, a.id limit $7)
     )
     select ${COLUMNS}, (extract(epoch from a.starts_at) * 1000)::float8 as "startsAt",
       (extract(epoch from a.ends_at) * 1000)::float8 as "endsAt"
     ${FROM_JOBS} order by a.starts_at, a.id`,
    parameters.values,
  );
}

export async function crewsOfPerson(
  sql: Sql,
  { businessId, userId }: { businessId: string; userId: string },
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    'select m.crew_id as id from crew_members m where m.business_id = $1 and m.user_id = $2',
    [businessId, userId],
  );
  return rows.map(({ id }) => id);
}
