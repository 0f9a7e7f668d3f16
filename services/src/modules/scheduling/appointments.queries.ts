import { Parameters, type Sql } from '../../platform/database/index.js';
import type { TimePlace } from '../../platform/http/time-pages.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { endTimeOf } from '../../platform/time/zone.sql.js';
import { isClosed, isLong, isOpen, isStillToCome } from './appointment.sql.js';
import type { Span } from './appointment.rules.js';
import type { Appointment } from './dto/appointment.dto.js';

const COLUMNS = `
  a.id, a.contact_id as "contactId", a.service_id as "serviceId",
  json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'email', c.email) as customer,
  case when c.vehicle <> '' then json_build_object('label', c.vehicle) end as vehicle,
  a.service_name as service,
  to_char(a.starts_at at time zone $2, 'YYYY-MM-DD') as date,
  to_char(a.starts_at at time zone $2, 'HH24:MI') as "time",
  to_char(a.starts_at at time zone $2, 'HH24:MI') as "startTime",
  ${endTimeOf('a.ends_at', '$2')} as "endTime",
  a.status, a.notes, (a.price_cents / 100.0)::float8 as price, a.version`;

const FROM = `
from appointments a
join contacts c on c.business_id = a.business_id and c.id = a.contact_id
where a.business_id = $1`;

/** One shape everywhere; $1 is the business, $2 its zone. */
const SELECT = `select ${COLUMNS} ${FROM}`;

const scope = ({ businessId, timeZone }: BusinessContext) => [businessId, timeZone];

/** Of the business's jobs those that a filter lets through: the instants, and the days that they bound. */
export interface Between {
  from?: Date;
  before?: Date;
  firstDay?: string;
  lastDay?: string;
}

function matches({ from, before }: Between, parameters: Parameters): string {
  const [first, end] = [parameters.add(from), parameters.add(before)];
  return `(${first}::timestamptz is null or a.starts_at >= ${first})
    and (${end}::timestamptz is null or a.starts_at < ${end})`;
}

const JOBS = 'select a.* from appointments a where a.business_id = $1';

const WITH_CONTACTS =
  'from jobs a join contacts c on c.business_id = a.business_id and c.id = a.contact_id';

export function findUpcoming(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  between: Between = {},
  limit?: number,
): Promise<Appointment[]> {
  const parameters = new Parameters(...scope(context), now);
  const toCome = `${isStillToCome('a', '$3')} and ${matches(between, parameters)}`;
  const most = `limit ${parameters.add(limit)}`;
  const yesterday = `$3::timestamptz - interval '24 hours'`;
  return sql<Appointment>(
    `with jobs as (
       select * from (
         (${JOBS} and ${toCome} and a.starts_at > ${yesterday}
          order by a.starts_at, a.id ${most})
         union all
         (${JOBS} and ${toCome} and a.starts_at <= ${yesterday} and ${isLong('a')})
       ) a order by a.starts_at, a.id ${most}
     )
     select ${COLUMNS} ${WITH_CONTACTS} order by a.starts_at, a.id`,
    parameters.values,
  );
}

export interface PastPage {
  limit: number;
  after?: TimePlace;
}

/** With the instant itself: of the time that is shown there may be two. */
export interface PastRow {
  startsAt: Date;
  appointment: Appointment;
}

export async function findPast(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  between: Between,
  { limit, after }: PastPage,
): Promise<PastRow[]> {
  const parameters = new Parameters(...scope(context), now);
  const onwards = after
    ? `(a.starts_at, a.id) < (${parameters.add(after.at)}, ${parameters.add(after.id)}::uuid)`
    : 'true';
  const listed = `${matches(between, parameters)} and ${onwards}`;
  const latest = `order by a.starts_at desc, a.id desc limit ${parameters.add(limit)}`;
  const rows = await sql<Appointment & { startsAt: Date }>(
    `with jobs as (
       select * from (
         (${JOBS} and ${isClosed('a')} and ${listed} ${latest})
         union all
         (${JOBS} and ${isOpen('a')} and a.ends_at <= $3 and a.starts_at < $3
            and ${listed} ${latest})
       ) a ${latest}
     )
     select a.starts_at as "startsAt", ${COLUMNS} ${WITH_CONTACTS}
     order by a.starts_at desc, a.id desc`,
    parameters.values,
  );
  return rows.map(({ startsAt, ...appointment }) => ({ startsAt, appointment }));
}

/** What begins before it is over, but for the few long ones. */
const EDGE = `($3::timestamptz at time zone $2)::date - 2`;

const dayOf = (job: string) => `(${job}.starts_at at time zone $2)::date`;

/**
 * Whole days as they are kept: before yesterday everything is past, but for long jobs; since then what is
 * closed is, and of what is open that which is over.
 */
export async function countPast(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  between: Between,
): Promise<number> {
  const parameters = new Parameters(...scope(context), now);
  const jobs = `appointments a where a.business_id = $1 and ${matches(between, parameters)}`;
  const [first, last] = [parameters.add(between.firstDay), parameters.add(between.lastDay)];
  const [row] = await sql<{ count: number }>(
    `select (
       (select coalesce(sum(d.cancelled +
          case when d.day < ${EDGE} then d.booked else d.completed end), 0)
        from appointment_days d where d.business_id = $1
          and (${first}::date is null or d.day >= ${first})
          and (${last}::date is null or d.day <= ${last}))
       - (select count(*) from ${jobs} and ${isStillToCome('a', '$3')} and ${isLong('a')}
            and ${dayOf('a')} < ${EDGE})
       + (select count(*) from ${jobs} and ${isOpen('a')} and a.ends_at <= $3
            and a.starts_at < $3 and a.starts_at > $3::timestamptz - interval '96 hours'
            and ${dayOf('a')} >= ${EDGE})
     )::integer as count`,
    parameters.values,
  );
  return row?.count ?? 0;
}

export async function findAppointment(
  sql: Sql,
  context: BusinessContext,
  id: string,
): Promise<Appointment | undefined> {
  const [row] = await sql<Appointment>(`${SELECT} and a.id = $3`, [...scope(context), id]);
  return row;
}

export function findByContact(
  sql: Sql,
  context: BusinessContext,
  contactId: string,
): Promise<Appointment[]> {
  return sql<Appointment>(`${SELECT} and a.contact_id = $3 order by a.starts_at desc, a.id desc`, [
    ...scope(context),
    contactId,
  ]);
}

/** What begins a day before or later and what is longer: an index finds both. */
export function findOverlapping(
  sql: Sql,
  context: BusinessContext,
  startsAt: Date,
  endsAt: Date,
  exceptId: string | null,
): Promise<Appointment[]> {
  const overlapping = `${JOBS} and a.starts_at < $4 and a.ends_at > $3
    and a.status <> 'cancelled' and ($5::uuid is null or a.id <> $5)`;
  const dayBefore = `$3::timestamptz - interval '24 hours'`;
  return sql<Appointment>(
    `with jobs as (
       select * from (
         (${overlapping} and a.starts_at > ${dayBefore} order by a.starts_at, a.id limit 20)
         union all
         (${overlapping} and a.starts_at <= ${dayBefore} and ${isLong('a')})
       ) a order by a.starts_at, a.id limit 20
     )
     select ${COLUMNS} ${WITH_CONTACTS} order by a.starts_at, a.id`,
    [...scope(context), startsAt, endsAt, exceptId],
  );
}

/** The first of a day that are not cancelled. */
export function findFirstOf(
  sql: Sql,
  context: BusinessContext,
  [from, before]: [Date, Date],
  limit: number,
  status?: string,
): Promise<Appointment[]> {
  return sql<Appointment>(
    `${SELECT} and a.starts_at >= $3 and a.starts_at < $4 and a.status <> 'cancelled'
       and ($6::text is null or a.status = $6)
     order by a.starts_at, a.id limit $5`,
    [...scope(context), from, before, limit, status ?? null],
  );
}

/** Every appointment of some days, whatever its status, in the order of the day. */
export function findBetween(
  sql: Sql,
  context: BusinessContext,
  from: Date,
  before: Date,
): Promise<Appointment[]> {
  return sql<Appointment>(
    `${SELECT} and a.starts_at >= $3 and a.starts_at < $4 order by a.starts_at, a.id`,
    [...scope(context), from, before],
  );
}

/** Its instants, if there is one; to the end of the transaction nobody else changes it. */
export async function lockAppointment(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<Span>(
    `select starts_at as "startsAt", ends_at as "endsAt" from appointments
     where business_id = $1 and id = $2 for no key update`,
    [businessId, id],
  );
  return row;
}

export interface Placed extends Span {
  id: string;
}

/** What has not begun; nobody else changes it to the end of the transaction. */
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

/** Whether a customer may be booked: exists, is not deleted, and will not go at this very moment. */
export async function isBookable(sql: Sql, businessId: string, contactId: string) {
  const rows = await sql(
    `select 1 from contacts where business_id = $1 and id = $2 and deleted_at is null
     for key share`,
    [businessId, contactId],
  );
  return rows.length === 1;
}

/** False when it was cancelled before, or there is none. */
export async function cancelAppointment(sql: Sql, businessId: string, id: string) {
  const rows = await sql(
    `update appointments set status = 'cancelled'
     where business_id = $1 and id = $2 and status <> 'cancelled' returning id`,
    [businessId, id],
  );
  return rows.length === 1;
}

export interface NewAppointment {
  id: string;
  contact_id: string;
  service_id: string;
  service_name: string;
  starts_at: Date;
  ends_at: Date;
  status: string;
  price_cents: number;
  created_at: Date;
}

/** Many in one statement, by the names of the columns. */
export async function insertAppointments(
  sql: Sql,
  businessId: string,
  rows: readonly NewAppointment[],
) {
  await sql(
    `insert into appointments (business_id, id, contact_id, service_id, service_name, starts_at,
       ends_at, status, price_cents, created_at)
     select $1, r.* from json_to_recordset($2) as r(id uuid, contact_id uuid, service_id text,
       service_name text, starts_at timestamptz, ends_at timestamptz, status text,
       price_cents integer, created_at timestamptz)`,
    [businessId, JSON.stringify(rows)],
  );
}
