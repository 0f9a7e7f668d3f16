import { Parameters, type Sql } from '../../platform/database/index.js';
import type { TimePlace } from '../../platform/http/time-pages.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import {
  COLUMNS,
  DAY_BEFORE,
  FROM_JOBS,
  isClosed,
  isLong,
  isOpen,
  isStillToCome,
  JOBS,
  scope,
} from './appointment.sql.js';
import { isOfDays, matches } from './appointment-filter.sql.js';
import type { Appointment, AppointmentFilter } from './dto/appointment.dto.js';
import { findJobs } from './shown-job.js';

export interface ListPage {
  limit?: number;
  after?: TimePlace;
}

/** Adds the start instant, because a DST change can repeat the wall time. */
export type ListedJob = Appointment & {
  /** Milliseconds since 1970. */
  startsAt: number;
};

const SHOWN = `select (extract(epoch from a.starts_at) * 1000)::float8 as "startsAt", ${COLUMNS}
  ${FROM_JOBS}`;

/** SQL condition for the rows after a list position. */
const onwards = (after: TimePlace | undefined, sign: '<' | '>', parameters: Parameters) =>
  after
    ? `(a.starts_at, a.id) ${sign} (${parameters.add(after.at)}, ${parameters.add(after.id)}::uuid)`
    : 'true';

export function findUpcoming(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  filter: AppointmentFilter,
  { limit, after }: ListPage,
): Promise<ListedJob[]> {
  const parameters = new Parameters(...scope(context), now);
  const toCome = `${isStillToCome('a', '$3')} and ${matches(filter, context, parameters)}
    and ${onwards(after, '>', parameters)}`;
  const soonest = `order by a.starts_at, a.id limit ${parameters.add(limit)}`;
  return findJobs<ListedJob>(
    sql,
    `with jobs as (
       select * from (
         (${JOBS} and ${toCome} and a.starts_at > ${DAY_BEFORE} ${soonest})
         union all
         (${JOBS} and ${toCome} and a.starts_at <= ${DAY_BEFORE} and ${isLong('a')})
       ) a ${soonest}
     )
     ${SHOWN} order by a.starts_at, a.id`,
    parameters.values,
  );
}

export function findPast(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  filter: AppointmentFilter,
  { limit, after }: ListPage,
): Promise<ListedJob[]> {
  const parameters = new Parameters(...scope(context), now);
  const condition = `${matches(filter, context, parameters)} and ${onwards(after, '<', parameters)}`;
  const latest = `order by a.starts_at desc, a.id desc limit ${parameters.add(limit)}`;
  return findJobs<ListedJob>(
    sql,
    `with jobs as (
       select * from (
         (${JOBS} and ${isClosed('a')} and ${condition} ${latest})
         union all
         (${JOBS} and ${isOpen('a')} and a.ends_at <= $3 and a.starts_at < $3
            and ${condition} ${latest})
       ) a ${latest}
     )
     ${SHOWN} order by a.starts_at desc, a.id desc`,
    parameters.values,
  );
}

const TODAY = '($3::timestamptz at time zone $2)::date';
/** Every appointment before this day is over, except for long ones. */
const EDGE = `${TODAY} - 2`;
/** An instant that is no later than the edge in any time zone. */
const BEFORE_EDGE = `$3::timestamptz - interval '96 hours'`;

const dayOf = (job: string) => `(${job}.starts_at at time zone $2)::date`;

/** Sum over the precomputed daily counts for the days of a range. */
function sumOfDays(
  expression: string,
  condition: string,
  { from, to }: AppointmentFilter,
  parameters: Parameters,
) {
  const [first, last] = [parameters.add(from), parameters.add(to)];
  return `(select coalesce(sum(${expression}), 0) from appointment_days d where d.business_id = $1 and ${condition}
    and (${first}::date is null or d.day >= ${first})
    and (${last}::date is null or d.day <= ${last}))`;
}

async function countOf(sql: Sql, count: string, { values }: Parameters): Promise<number> {
  const [row] = await sql<{ count: number }>(`select (${count})::integer as count`, values);
  return row?.count ?? 0;
}

/** Parameters and condition of a count. */
function counted(context: BusinessContext, now: Date, filter: AppointmentFilter) {
  const parameters = new Parameters(...scope(context), now);
  const jobs = `appointments a where a.business_id = $1 and ${matches(filter, context, parameters)}`;
  return { parameters, jobs };
}

/** Appointments as {@link findPast} and {@link findUpcoming} list them. */
const IS_PAST = `(${isClosed('a')} or (${isOpen('a')} and a.ends_at <= $3 and a.starts_at < $3))`;
const IS_UPCOMING = isStillToCome('a', '$3');

/** Count of a filter that the counts by day do not know. */
const countOneByOne = (jobs: string, condition: string) =>
  `select count(*) from ${jobs} and ${condition} and $2::text is not null`;

/**
 * Number of past appointments. Days before the edge count as past as a whole; more recent days are
 * checked one appointment at a time.
 */
export function countPast(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  filter: AppointmentFilter,
): Promise<number> {
  const { parameters, jobs } = counted(context, now, filter);
  if (!isOfDays(filter)) return countOf(sql, countOneByOne(jobs, IS_PAST), parameters);
  const past = `d.cancelled + case when d.day < ${EDGE} then d.booked else d.completed end`;
  return countOf(
    sql,
    `${sumOfDays(past, 'true', filter, parameters)}
     - (select count(*) from ${jobs} and ${isStillToCome('a', '$3')} and ${isLong('a')}
          and ${dayOf('a')} < ${EDGE})
     + (select count(*) from ${jobs} and ${isOpen('a')} and a.ends_at <= $3
          and a.starts_at < $3 and a.starts_at > ${BEFORE_EDGE} and ${dayOf('a')} >= ${EDGE})`,
    parameters,
  );
}

/**
 * Number of upcoming appointments: the open ones from today on, corrected by today's finished ones and
 * by earlier ones that still run.
 */
export function countUpcoming(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  filter: AppointmentFilter,
): Promise<number> {
  const { parameters, jobs } = counted(context, now, filter);
  if (!isOfDays(filter)) return countOf(sql, countOneByOne(jobs, IS_UPCOMING), parameters);
  const open = `${jobs} and ${isOpen('a')}`;
  return countOf(
    sql,
    `${sumOfDays('d.booked - d.completed', `d.day >= ${TODAY}`, filter, parameters)}
     + (select count(*) filter (where a.ends_at > $3 and ${dayOf('a')} < ${TODAY})
          - count(*) filter (where a.ends_at <= $3 and ${dayOf('a')} >= ${TODAY})
        from ${open} and a.starts_at > ${BEFORE_EDGE} and a.starts_at <= $3)
     + (select count(*) from ${open} and a.ends_at > $3 and a.starts_at <= ${BEFORE_EDGE}
          and ${isLong('a')})`,
    parameters,
  );
}
