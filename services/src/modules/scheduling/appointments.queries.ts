import { insertRows, Parameters, type Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { APPOINTMENT, type AppointmentValues } from './appointment.fields.js';
import {
  isLong,
  isOfCrew,
  isOpen,
  isStillToCome,
  JOBS,
  scope,
  SELECT,
  SHOWN_JOBS,
  STATUS,
  WALL_TIMES,
} from './appointment.sql.js';
import type { Span } from './appointment.rules.js';
import { matches } from './appointment-filter.sql.js';
import type { Appointment, AppointmentFilter, AppointmentStatus } from './dto/appointment.dto.js';
import { findJobs } from './shown-job.js';

export async function findAppointment(
  sql: Sql,
  context: BusinessContext,
  id: string,
): Promise<Appointment | undefined> {
  const [row] = await findJobs<Appointment>(sql, `${SELECT} and a.id = $3`, [
    ...scope(context),
    id,
  ]);
  return row;
}

export function findByContact(
  sql: Sql,
  context: BusinessContext,
  contactId: string,
): Promise<Appointment[]> {
  return findJobs<Appointment>(
    sql,
    `${SELECT} and a.contact_id = $3 order by a.starts_at desc, a.id desc`,
    [...scope(context), contactId],
  );
}

interface Others {
  /** The edited appointment, which never conflicts with itself. */
  exceptId?: string | null;
  /** Only appointments of this crew. */
  crewId?: string;
}

/**
 * Open appointments that overlap a span. Completed and cancelled ones free their time, as in
 * `reservations`. Short and long appointments are separate subqueries so that each uses an index.
 */
export function findOverlapping(
  sql: Sql,
  context: BusinessContext,
  { startsAt, endsAt }: Span,
  { exceptId = null, crewId }: Others = {},
): Promise<Appointment[]> {
  const overlapping = `${JOBS} and a.starts_at < $4 and a.ends_at > $3
    and ${isOpen('a')} and ($5::uuid is null or a.id <> $5)
    and ($6::uuid is null or exists (select from crews r
      where r.business_id = $1 and r.id = $6 and ${isOfCrew('a', 'r')}))`;
  const dayBefore = `$3::timestamptz - interval '24 hours'`;
  return findJobs<Appointment>(
    sql,
    `with jobs as (
       select * from (
         (${overlapping} and a.starts_at > ${dayBefore} order by a.starts_at, a.id limit 20)
         union all
         (${overlapping} and a.starts_at <= ${dayBefore} and ${isLong('a')})
       ) a order by a.starts_at, a.id limit 20
     )
     ${SHOWN_JOBS} order by a.starts_at, a.id`,
    [...scope(context), startsAt, endsAt, exceptId, crewId ?? null],
  );
}

export type WallTimes = Pick<Appointment, 'date' | 'startTime' | 'endTime'>;

/** First appointments of a range with the given status. Default: all that are not cancelled. */
export function findFirstOf(
  sql: Sql,
  context: BusinessContext,
  [from, before]: [Date, Date],
  limit: number,
  status?: string,
): Promise<Appointment[]> {
  const wanted = status === undefined ? `a.status <> 'cancelled'` : `${STATUS} = $6`;
  return findJobs<Appointment>(
    sql,
    `${SELECT} and a.starts_at >= $3 and a.starts_at < $4 and ${wanted}
     order by a.starts_at, a.id limit $5`,
    [...scope(context), from, before, limit, ...(status === undefined ? [] : [status])],
  );
}

export interface StatusTotal {
  status: AppointmentStatus;
  count: number;
  cents: number;
}

const TOTALS = `${STATUS} as status, count(*)::integer as count, sum(a.price_cents)::float8 as cents`;

/** Count and total price by status for appointments that begin in a range. */
export function totalsBetween(
  sql: Sql,
  { businessId }: BusinessContext,
  from: Date,
  before: Date,
): Promise<StatusTotal[]> {
  return sql(
    `select ${TOTALS} from appointments a
     where a.business_id = $1 and a.starts_at >= $2 and a.starts_at < $3 group by 1`,
    [businessId, from, before],
  );
}

/** Count, total price and last day by status for upcoming appointments. */
export function totalsToCome(
  sql: Sql,
  context: BusinessContext,
  now: Date,
): Promise<(StatusTotal & { lastDay: string })[]> {
  return sql(
    `select ${TOTALS},
       to_char(max(a.starts_at) at time zone $2, 'YYYY-MM-DD') as "lastDay"
     from appointments a where a.business_id = $1 and ${isStillToCome('a', '$3')} group by 1`,
    [...scope(context), now],
  );
}

/** Distinct times of all appointments that are not cancelled. */
export function busyTimes(
  sql: Sql,
  context: BusinessContext,
  from: Date,
  before: Date,
): Promise<WallTimes[]> {
  return sql(
    `select distinct ${WALL_TIMES} from appointments a
     where a.business_id = $1 and a.starts_at >= $3 and a.starts_at < $4 and a.status <> 'cancelled'`,
    [...scope(context), from, before],
  );
}

/** An appointment's span, its buffers in minutes, and the vehicle size that its price is for. */
export interface Kept extends Span {
  bufferBefore: number;
  bufferAfter: number;
  pricedSize: string | null;
}

const KEPT = `select starts_at as "startsAt", ends_at as "endsAt", buffer_before as "bufferBefore",
  buffer_after as "bufferAfter", priced_size as "pricedSize" from appointments where business_id = $1 and id = $2`;

export async function findKept(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Kept>(KEPT, [businessId, id]);
  return row;
}

/** {@link findKept} with a row lock. */
export async function lockAppointment(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Kept>(`${KEPT} for no key update`, [businessId, id]);
  return row;
}

/** Confirms the next scheduled appointment of these contacts. */
export async function confirmNext(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
  now: Date,
) {
  const [row] = await sql<{ id: string; version: number; service: string }>(
    `update appointments a set status = 'confirmed', confirmed_at = $3
     from (select o.id from appointments o
       where o.business_id = $1 and o.contact_id = any($2::uuid[]) and o.status = 'scheduled'
         and o.starts_at > $3 order by o.starts_at, o.id limit 1 for no key update) n
     where a.business_id = $1 and a.id = n.id
     returning a.id, a.version, a.service_name as service`,
    [businessId, contactIds, now],
  );
  return row;
}

export interface Placed extends Span {
  id: string;
}

/** Appointments that have not begun, locked until the transaction ends. */
export function lockFuture(sql: Sql, businessId: string, now: Date): Promise<Placed[]> {
  return sql<Placed>(
    `select id, starts_at as "startsAt", ends_at as "endsAt" from appointments
     where business_id = $1 and starts_at > $2 order by id for no key update`,
    [businessId, now],
  );
}

export async function updateSpans(sql: Sql, businessId: string, placed: Placed[]): Promise<void> {
  await sql(
    `update appointments a set starts_at = r."startsAt", ends_at = r."endsAt"
     from json_to_recordset($2) as r(id uuid, "startsAt" timestamptz, "endsAt" timestamptz)
     where a.business_id = $1 and a.id = r.id`,
    [businessId, JSON.stringify(placed)],
  );
}

/** False if the appointment was already cancelled or does not exist. */
export async function cancelAppointment(
  sql: Sql,
  businessId: string,
  id: string,
  { at, reason = '' }: { at: Date; reason?: string | undefined },
) {
  const rows = await sql(
    `update appointments set status = 'cancelled', cancelled_at = $3, cancel_reason = $4
     where business_id = $1 and id = $2 and status <> 'cancelled' returning id`,
    [businessId, id, at, reason],
  );
  return rows.length === 1;
}

/** Reasons that mark appointments which were cancelled with their contact, and whether they had a time. */
const CONTACT_DELETED = {
  timed: 'The customer was deleted',
  pending: 'The customer was deleted before this job had a time',
};
const { timed, pending } = CONTACT_DELETED;

/** Cancels a contact's upcoming appointments and returns their ids. */
export async function cancelToCome(sql: Sql, businessId: string, contactId: string, at: Date) {
  const rows = await sql<{ id: string }>(
    `update appointments a set status = 'cancelled', cancelled_at = $3,
       cancel_reason = case a.status when 'pending' then $5 else $4 end
     where a.business_id = $1 and a.contact_id = $2 and ${isStillToCome('a', '$3')} returning a.id`,
    [businessId, contactId, at, timed, pending],
  );
  return rows.map(({ id }) => id);
}

/** Undoes {@link cancelToCome}. */
export async function putBackWith(sql: Sql, businessId: string, contactId: string, at: Date) {
  const rows = await sql<{ id: string }>(
    `update appointments a set cancelled_at = null, cancel_reason = '',
       status = case when a.cancel_reason = $5 then 'pending'
         when a.confirmed_at is null then 'scheduled' else 'confirmed' end
     where a.business_id = $1 and a.contact_id = $2 and a.cancelled_at = $3
       and a.cancel_reason in ($4, $5) returning a.id`,
    [businessId, contactId, at, timed, pending],
  );
  return rows.map(({ id }) => id);
}

/** Query for appointments of a filter, cancelled ones included, latest first. */
export function appointmentsQuery(context: BusinessContext, filter: AppointmentFilter) {
  const parameters = new Parameters(...scope(context));
  return {
    text: `${SELECT} and ${matches(filter, context, parameters)} order by a.starts_at desc, a.id`,
    parameters: parameters.values,
  };
}

export interface NewAppointment extends AppointmentValues {
  id: string;
  contact_id: string;
  service_id: string;
  service_name: string;
  starts_at: Date;
  ends_at: Date;
  /** `cancelled` for a no-show. */
  status: string;
  no_show: boolean;
  price_cents: number;
  created_at: Date;
  place_id: string | null;
  crew_id: string | null;
}

const NEW_COLUMNS = [
  'id',
  'contact_id',
  'service_id',
  'service_name',
  'starts_at',
  'ends_at',
  'status',
  'no_show',
  'price_cents',
  'created_at',
  'place_id',
  'crew_id',
  ...APPOINTMENT.columns,
] as const;

export async function insertAppointments(
  sql: Sql,
  businessId: string,
  rows: readonly NewAppointment[],
) {
  const filled = rows.map((row) => ({ ...row, ...APPOINTMENT.row(row) }));
  await insertRows(sql, businessId, 'appointments', NEW_COLUMNS, filled);
}
