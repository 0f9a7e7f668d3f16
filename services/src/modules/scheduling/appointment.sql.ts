import type { BusinessContext } from '../../platform/tenancy/context.js';
import { endTimeOf } from '../../platform/time/zone.sql.js';
import { APPOINTMENT } from './appointment.fields.js';
import { STEP_COLUMNS } from './appointment.status.js';
import { linesOf } from './pricing/lines.queries.js';

const local = (format: string) => `to_char(a.starts_at at time zone $2, '${format}')`;

/** Date, start and end in the business's time zone. */
export const WALL_TIMES = `${local('YYYY-MM-DD')} as date, ${local('HH24:MI')} as "startTime",
  ${endTimeOf('a.ends_at', '$2')} as "endTime"`;

/**
 * Whether two appointments of a contact have the same vehicle. Those without one have the contact's
 * only vehicle: a second one pins them to the first.
 */
export const isOfSameVehicle = (one: string, other: string) =>
  `${one}.contact_id = ${other}.contact_id
    and coalesce(${one}.vehicle_id = ${other}.vehicle_id, true)`;

/** Newest photo after one of the last appointments of the vehicle, planned ones included. */
const VEHICLE_PHOTO = `(
    select p.id from (
      select o.id from appointments o where o.business_id = $1 and ${isOfSameVehicle('o', 'a')}
      order by o.starts_at desc limit 60
    ) o join job_photos p on p.business_id = $1 and p.appointment_id = o.id and p.kind = 'after'
    order by p.created_at desc, p.id desc limit 1)`;

/** Appointments from before vehicles existed fall back to the contact's vehicle text. */
const VEHICLE = `coalesce((
    select json_build_object('id', v.id, 'label', v.label, 'notes', v.notes, 'size', (
      select z.name from vehicle_sizes z where z.business_id = $1 and z.id = v.size_id),
      'photoUrl', ${VEHICLE_PHOTO})
    from vehicles v where v.business_id = $1 and v.id = a.vehicle_id
  ), case when c.vehicle <> ''
    then json_build_object('id', null, 'label', c.vehicle, 'size', null,
      'photoUrl', ${VEHICLE_PHOTO}) end)`;

const PLACE = `(
    select json_build_object('id', p.id, 'label', p.label, 'street', p.street, 'city', p.city,
      'region', p.region, 'postcode', p.postcode, 'accessNotes', p.access_notes)
    from places p where p.business_id = $1 and p.id = a.place_id)`;

/** Appointments from before crews existed have no crew and belong to the main one. */
export const isOfCrew = (job: string, crew: string) =>
  `(${crew}.id = ${job}.crew_id or (${job}.crew_id is null and ${crew}.is_main))`;

const CREW = `(
    select json_build_object('id', r.id, 'name', r.name, 'colour', r.colour)
    from crews r where r.business_id = $1 and ${isOfCrew('a', 'r')})`;

/** A no-show is stored as a cancelled appointment with a flag. */
export const STATUS = `case when a.no_show then 'no-show' else a.status end`;

const moment = (column: string) =>
  `to_char(a.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const TIMELINE = `json_build_object(${Object.entries(STEP_COLUMNS)
  .map(([key, column]) => `'${key}', ${moment(column)}`)
  .join(', ')})`;

const SERIES = `(
    select json_build_object('id', s.id, 'everyWeeks', s.every_weeks)
    from series_dates d join series s on s.business_id = $1 and s.id = d.series_id
    where d.business_id = $1 and d.appointment_id = a.id and s.stopped_at is null)`;

export const COLUMNS = `
  a.id, a.contact_id as "contactId", a.service_id as "serviceId",
  json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'email', c.email,
    'notes', c.notes) as customer,
  ${VEHICLE} as vehicle, ${PLACE} as place, ${CREW} as crew,
  a.service_name as service,
  ${local('HH24:MI')} as "time", ${WALL_TIMES},
  ${STATUS} as status, ${TIMELINE} as timeline, a.source, a.cancel_reason as "cancelReason", ${APPOINTMENT.shown('a')}, ${linesOf('a')} as lines, ${SERIES} as series, (a.price_cents / 100.0)::float8 as price, a.version`;

const FROM = `
from appointments a
join contacts c on c.business_id = a.business_id and c.id = a.contact_id
where a.business_id = $1`;

/** Common query for appointments; $1 is the business, $2 its zone. */
export const SELECT = `select ${COLUMNS} ${FROM}`;

/** First two parameters of each query. */
export const scope = ({ businessId, timeZone }: BusinessContext) => [businessId, timeZone];

/** Appointment rows without joins. Narrowed further, they become the `jobs` of {@link SHOWN_JOBS}. */
export const JOBS = 'select a.* from appointments a where a.business_id = $1';

/**
 * Every joined table is filtered by tenant: a distributed database does not infer the tenant through
 * the `jobs` subquery.
 */
export const FROM_JOBS =
  'from jobs a join contacts c on c.business_id = $1 and c.id = a.contact_id';

export const SHOWN_JOBS = `select ${COLUMNS} ${FROM_JOBS}`;

const hoursBetween = (from: string, to: string) => `date_part('epoch', ${to} - ${from}) / 3600`;

/** Hours as a float, which sums many times faster than the numeric of `extract`. */
export const plannedHours = (job: string) => hoursBetween(`${job}.starts_at`, `${job}.ends_at`);
export const actualHours = (job: string) => hoursBetween(`${job}.started_at`, `${job}.finished_at`);

/** Start and Finish tapped within a minute record no duration. */
export const hasActualHours = (job: string) =>
  `${job}.finished_at >= ${job}.started_at + interval '1 minute'`;

/** Upcoming: not ended, not completed and not cancelled. `job` is the table alias. */
export const isStillToCome = (job: string, now: string) =>
  `${job}.ends_at > ${now} and ${isOpen(job)}`;

/** Same predicates as the partial indexes on open and closed appointments. */
export const isOpen = (job: string) => `${job}.status not in ('completed', 'cancelled')`;
export const isClosed = (job: string) => `${job}.status in ('completed', 'cancelled')`;

/**
 * Longer than a day. Such appointments are few, so a query can limit the others to starts since {@link
 * DAY_BEFORE}.
 */
export const isLong = (job: string) => `${job}.ends_at - ${job}.starts_at > interval '1 day'`;

/**
 * Earliest start of an unfinished appointment, except for the few that {@link isLong} finds; $3 is now.
 */
export const DAY_BEFORE = `$3::timestamptz - interval '24 hours'`;

/**
 * Contacts of upcoming {@link isLong} appointments, for {@link countToCome}. Materialized to run once
 * per query instead of once per contact.
 */
export const LONG_TO_COME = `long_to_come as materialized (
  select a.contact_id from appointments a where a.business_id = $1
    and ${isStillToCome('a', '$3')} and ${isLong('a')} and a.starts_at <= ${DAY_BEFORE})`;

/**
 * Number of a contact's upcoming appointments. Past appointments, which may be many, are not scanned.
 */
export const countToCome = (contact: string) => `(
  (select count(*) from appointments a where a.business_id = $1 and a.contact_id = ${contact}
     and a.starts_at > ${DAY_BEFORE} and ${isStillToCome('a', '$3')})
  + (select count(*) from long_to_come l where l.contact_id = ${contact}))::integer`;

/** Assignments that empty what an appointment says about its customer. */
export const ERASED_APPOINTMENT = APPOINTMENT.columnsWith('erased')
  .map((column) => `${column} = default`)
  .join(', ');
