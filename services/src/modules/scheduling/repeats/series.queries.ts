import { randomUUID } from 'node:crypto';
import { insertRows, type Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { isStillToCome, STATUS } from '../appointment.sql.js';
import type { Series } from './dto/series.dto.js';
import type { RepeatedJob } from './repeated-job.js';

/** Next upcoming appointment of a series; $2 is the zone, $3 is now. */
const NEXT = `(
    select json_build_object('id', a.id,
      'date', to_char(a.starts_at at time zone $2, 'YYYY-MM-DD'),
      'startTime', to_char(a.starts_at at time zone $2, 'HH24:MI'), 'status', ${STATUS})
    from series_dates d
    join appointments a on a.business_id = $1 and a.id = d.appointment_id
    where d.business_id = $1 and d.series_id = s.id and ${isStillToCome('a', '$3')}
    order by a.starts_at, a.id limit 1)`;

const SHOWN = `
  select s.id, json_build_object('id', c.id, 'name', c.name, 'phone', c.phone) as customer,
    coalesce((select v.label from vehicles v where v.business_id = $1 and v.id = t.vehicle_id),
      nullif(c.vehicle, '')) as vehicle,
    t.service_name as service, s.every_weeks as "everyWeeks",
    left(s.start_time::text, 5) as "startTime", to_char(s.next_on, 'YYYY-MM-DD') as "nextOn",
    ${NEXT} as next, s.problem, s.version
  from series s
  join appointments t on t.business_id = $1 and t.id = s.template_id
  join contacts c on c.business_id = $1 and c.id = s.contact_id
  where s.business_id = $1`;

const scope = ({ businessId, timeZone }: BusinessContext, now: Date) => [businessId, timeZone, now];

/** Active series of contacts that are not deleted, soonest first. */
export const findSeriesList = (sql: Sql, context: BusinessContext, now: Date, contactId?: string) =>
  sql<Series>(
    `select * from (${SHOWN} and s.stopped_at is null and c.deleted_at is null
       and ($4::uuid is null or s.contact_id = $4)) each
     order by coalesce(each.next ->> 'date', each."nextOn"), each.id`,
    [...scope(context, now), contactId ?? null],
  );

export async function findSeries(sql: Sql, context: BusinessContext, now: Date, id: string) {
  const [row] = await sql<Series>(`${SHOWN} and s.id = $4`, [...scope(context, now), id]);
  return row;
}

/** Data to plan a series' next appointment. */
export interface Plan {
  id: string;
  contactId: string;
  templateId: string;
  everyWeeks: number;
  nextOn: string;
  startTime: string;
  minutes: number;
  version: number;
  stopped: boolean;
  /** Null for a series from before this column. The template is then the fallback. */
  job: RepeatedJob | null;
  /** Reason why the next date cannot be planned; '' if it can. */
  problem: string;
}

const PLAN = `select s.id, s.contact_id as "contactId", s.template_id as "templateId",
    s.every_weeks as "everyWeeks", to_char(s.next_on, 'YYYY-MM-DD') as "nextOn",
    left(s.start_time::text, 5) as "startTime", s.minutes, s.version,
    s.stopped_at is not null as stopped, s.job, s.problem
  from series s where s.business_id = $1`;

/** A series, locked until the transaction ends so that nobody else plans it. */
export async function lockSeries(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Plan>(`${PLAN} and s.id = $2 for no key update`, [businessId, id]);
  return row;
}

/** Active series with a date to plan. */
export async function findToPlan(sql: Sql, businessId: string, until: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `select s.id from series s
     join contacts c on c.business_id = $1 and c.id = s.contact_id and c.deleted_at is null
     where s.business_id = $1 and s.stopped_at is null and s.next_on <= $2 order by s.next_on, s.id`,
    [businessId, until],
  );
  return rows.map(({ id }) => id);
}

/** Runs as the platform role, which can read only the tenant and dates of a series. */
export async function findBusinessesToPlan(sql: Sql, until: string) {
  return sql<BusinessContext>(
    `select b.id as "businessId", b.time_zone as "timeZone" from businesses b
     where b.id in (select s.business_id from series s
       where s.stopped_at is null and s.next_on <= $1)`,
    [until],
  );
}

export async function insertSeries(
  sql: Sql,
  businessId: string,
  plan: Omit<Plan, 'stopped' | 'version' | 'problem'>,
  now: Date,
): Promise<void> {
  const row = {
    id: plan.id,
    contact_id: plan.contactId,
    template_id: plan.templateId,
    every_weeks: plan.everyWeeks,
    next_on: plan.nextOn,
    start_time: plan.startTime,
    minutes: plan.minutes,
    job: plan.job && JSON.stringify(plan.job),
    created_at: now,
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  await insertRows(sql, businessId, 'series', columns, [row]);
}

/** Inserts a series and its first appointment. */
export async function insertRepeat(
  sql: Sql,
  businessId: string,
  {
    date,
    ...plan
  }: Omit<Plan, 'id' | 'version' | 'stopped' | 'job' | 'problem'> & { date: string },
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await insertSeries(sql, businessId, { ...plan, id, job: null }, now);
  await insertDate(sql, businessId, id, date);
  const first = { seriesId: id, onDate: date, appointmentId: plan.templateId };
  await setDateJob(sql, businessId, first);
}

export async function seriesOfJob(sql: Sql, businessId: string, appointmentId: string) {
  const [row] = await sql<{ id: string; stopped: boolean }>(
    `select s.id, s.stopped_at is not null as stopped from series_dates d
     join series s on s.business_id = $1 and s.id = d.series_id
     where d.business_id = $1 and d.appointment_id = $2`,
    [businessId, appointmentId],
  );
  return row;
}

/** False if the date was already planned or skipped. */
export async function insertDate(
  sql: Sql,
  businessId: string,
  seriesId: string,
  onDate: string,
): Promise<boolean> {
  const rows = await sql(
    `insert into series_dates (business_id, series_id, on_date) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [businessId, seriesId, onDate],
  );
  return rows.length === 1;
}

export async function setDateJob(
  sql: Sql,
  businessId: string,
  { seriesId, onDate, appointmentId }: { seriesId: string; onDate: string; appointmentId: string },
): Promise<void> {
  await sql(
    `update series_dates set appointment_id = $4
     where business_id = $1 and series_id = $2 and on_date = $3`,
    [businessId, seriesId, onDate, appointmentId],
  );
}

/** Detaches an appointment from its series. */
export async function forgetJob(sql: Sql, businessId: string, appointmentId: string) {
  await sql('delete from series_dates where business_id = $1 and appointment_id = $2', [
    businessId,
    appointmentId,
  ]);
}

/** Sets the next date to plan. The problem belonged to the previous date, so it is cleared. */
export async function setNext(
  sql: Sql,
  businessId: string,
  id: string,
  nextOn: string,
): Promise<void> {
  await sql(`update series set next_on = $3, problem = '' where business_id = $1 and id = $2`, [
    businessId,
    id,
    nextOn,
  ]);
}

export async function setProblem(
  sql: Sql,
  businessId: string,
  id: string,
  problem: string,
): Promise<void> {
  await sql('update series set problem = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    problem,
  ]);
}

/** Sets the values and times of all future appointments of a series. */
export async function setJob(
  sql: Sql,
  businessId: string,
  id: string,
  plan: Pick<Plan, 'templateId' | 'nextOn' | 'startTime' | 'minutes' | 'job'>,
): Promise<void> {
  await sql(
    `update series set template_id = $3, next_on = $4, start_time = $5, minutes = $6, job = $7,
       problem = ''
     where business_id = $1 and id = $2`,
    [
      ...[businessId, id, plan.templateId, plan.nextOn, plan.startTime, plan.minutes],
      plan.job && JSON.stringify(plan.job),
    ],
  );
}

/** Due date of an appointment in its series. The appointment itself may have moved to another day. */
export async function dateOfJob(sql: Sql, businessId: string, id: string, appointmentId: string) {
  const [row] = await sql<{ on: string }>(
    `select to_char(on_date, 'YYYY-MM-DD') as on from series_dates
     where business_id = $1 and series_id = $2 and appointment_id = $3`,
    [businessId, id, appointmentId],
  );
  return row?.on;
}

/** Appointments with later due dates that have not begun, soonest first. */
export async function findLaterJobs(
  sql: Sql,
  businessId: string,
  id: string,
  after: string,
): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `select a.id from series_dates d
     join appointments a on a.business_id = $1 and a.id = d.appointment_id
     where d.business_id = $1 and d.series_id = $2 and d.on_date > $3
       and a.status in ('pending', 'scheduled', 'confirmed') order by d.on_date`,
    [businessId, id, after],
  );
  return rows.map((row) => row.id);
}

export async function setRhythm(
  sql: Sql,
  businessId: string,
  id: string,
  { everyWeeks, nextOn }: Pick<Plan, 'everyWeeks' | 'nextOn'>,
): Promise<void> {
  await sql('update series set every_weeks = $3, next_on = $4 where business_id = $1 and id = $2', [
    businessId,
    id,
    everyWeeks,
    nextOn,
  ]);
}

/** @param stoppedAt - null lets it go on */
export async function setStopped(
  sql: Sql,
  businessId: string,
  id: string,
  stoppedAt: Date | null,
): Promise<void> {
  await sql('update series set stopped_at = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    stoppedAt,
  ]);
}

/** Last date that was planned or skipped. */
export async function lastDate(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<{ on: string | null }>(
    `select to_char(max(on_date), 'YYYY-MM-DD') as on from series_dates
     where business_id = $1 and series_id = $2`,
    [businessId, id],
  );
  return row?.on ?? undefined;
}
