import type { Sql } from '../../../platform/database/index.js';
import type { Person } from '../../../platform/tenancy/context.js';
import { JOBS, scope, SHOWN_JOBS } from '../appointment.sql.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { findJobs } from '../shown-job.js';

/** More appointments than any crew has in those days. */
const MOST = 500;

export interface Reach extends Person {
  timeZone: string;
  from: Date;
  before: Date;
}

const WITHIN = `a.starts_at >= $3 and a.starts_at < $4 and (a.status <> 'cancelled' or a.no_show)
  and ($6::uuid is null or a.id = $6)`;

/** Appointments without a crew belong to the main one. */
const OF_CREWS = `with own_crews as (
  select r.id, r.is_main from crews r
  join crew_members m on m.business_id = $1 and m.crew_id = r.id
  where r.business_id = $1 and m.user_id = $5
), jobs as (
  select * from (
    (${JOBS} and ${WITHIN} and a.crew_id = any (array(select id from own_crews))
       order by a.starts_at, a.id limit ${MOST})
    union all
    (${JOBS} and ${WITHIN} and a.crew_id is null and exists (select from own_crews where is_main)
       order by a.starts_at, a.id limit ${MOST})
  ) a order by a.starts_at, a.id limit ${MOST}
)
${SHOWN_JOBS} order by a.starts_at, a.id`;

/** Appointments of the user's crews within the visible days, or the one with this id among them. */
export function findOwnJobs(sql: Sql, reach: Reach, id?: string): Promise<Appointment[]> {
  const { from, before, userId } = reach;
  return findJobs<Appointment>(sql, OF_CREWS, [...scope(reach), from, before, userId, id ?? null]);
}
