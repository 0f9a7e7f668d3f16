import type { Sql } from '../../platform/database/index.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { ServiceLocation } from './service.fields.js';
import type { CrewKind } from './team/dto/crew.dto.js';
import { suitedCrews } from './team/suited-crews.js';
import { isUuid } from '../../platform/validation/ids.js';
import type { Appointment, AppointmentInput } from './dto/appointment.dto.js';

interface Known {
  id: string;
  archived: boolean;
}

/** A contact's vehicles in their order, archived ones included. */
const vehiclesOf = (sql: Sql, businessId: string, contactId: string) =>
  sql<Known>(
    `select v.id, v.archived_at is not null as archived from vehicles v
     where v.business_id = $1 and v.contact_id = $2 order by v.position, v.id`,
    [businessId, contactId],
  );

/** Whether a vehicle can be booked, no matter whose it is. */
export async function isOffered(sql: Sql, businessId: string, vehicleId: string) {
  if (!isUuid(vehicleId)) return false;
  const rows = await sql(
    `select 1 from vehicles v
     join contacts c on c.business_id = $1 and c.id = v.contact_id and c.deleted_at is null
     where v.business_id = $1 and v.id = $2 and v.archived_at is null`,
    [businessId, vehicleId],
  );
  return rows.length === 1;
}

export async function isContact(sql: Sql, businessId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await sql(
    'select 1 from contacts where business_id = $1 and id = $2 and deleted_at is null',
    [businessId, id],
  );
  return rows.length === 1;
}

/** A place of the contact or of the shop. */
const placeOf = (sql: Sql, businessId: string, contactId: string, id: string) =>
  sql<Known & { isShops: boolean }>(
    `select p.id, p.archived_at is not null as archived, p.contact_id is null as "isShops"
     from places p
     where p.business_id = $1 and p.id = $3 and (p.contact_id = $2 or p.contact_id is null)`,
    [businessId, contactId, id],
  );

/** Active crews, the main one first. */
const crewsOf = (sql: Sql, businessId: string) =>
  sql<{ id: string; kind: CrewKind }>(
    `select r.id, r.kind from crews r where r.business_id = $1 and r.active
     order by r.is_main desc, r.position, r.id`,
    [businessId],
  );

/** The contact's first address that is not archived. */
async function firstPlaceOf(sql: Sql, businessId: string, contactId: string) {
  const [row] = await sql<{ id: string }>(
    `select p.id from places p
     where p.business_id = $1 and p.contact_id = $2 and p.archived_at is null
     order by p.created_at, p.id limit 1`,
    [businessId, contactId],
  );
  return row?.id ?? null;
}

/**
 * The requested vehicle and place, if they are the contact's own. The place may also be the shop's.
 * Others count as not chosen.
 */
export async function ownOf(
  sql: Sql,
  businessId: string,
  { contactId, vehicleId, placeId }: Asked,
) {
  const vehicles = await vehiclesOf(sql, businessId, contactId);
  const isOwn = vehicles.some(({ id, archived }) => id === vehicleId && !archived);
  const [place] =
    placeId && isUuid(placeId) ? await placeOf(sql, businessId, contactId, placeId) : [];
  return {
    vehicleId: isOwn || vehicleId === null ? vehicleId : undefined,
    placeId: place || placeId === null ? placeId : undefined,
  };
}

type Asked = Pick<AppointmentInput, 'contactId' | 'vehicleId' | 'placeId' | 'crewId'>;

/** Vehicle of an appointment. Default: the contact's first one. A change keeps the stored vehicle. */
export async function vehicleFor(
  sql: Sql,
  businessId: string,
  asked: Asked,
  current?: Appointment,
) {
  const same = asked.contactId === current?.contactId ? current.vehicle?.id : undefined;
  if (asked.vehicleId === undefined && same !== undefined) return same;
  if (asked.vehicleId && asked.vehicleId === same) return same;
  const vehicles = await vehiclesOf(sql, businessId, asked.contactId);
  const offered = vehicles.filter(({ archived }) => !archived);
  if (!asked.vehicleId) return offered[0]?.id ?? null;
  if (offered.some(({ id }) => id === asked.vehicleId)) return asked.vehicleId;
  throw invalidFields({ vehicleId: "Please select one of the customer's vehicles" });
}

/**
 * Place of an appointment; null is the shop. A change keeps the stored place, unless that place belongs
 * to another contact. A new mobile appointment defaults to the contact's first address.
 */
async function placeFor(
  sql: Sql,
  businessId: string,
  asked: Asked,
  location: ServiceLocation,
  current?: Appointment,
) {
  if (!current && asked.placeId === undefined && location === 'mobile') {
    return firstPlaceOf(sql, businessId, asked.contactId);
  }
  const stored = current?.place?.id ?? null;
  const { contactId, placeId = stored } = asked;
  const isSame = placeId === stored && contactId === current?.contactId;
  if (placeId === null || isSame) return placeId;
  const [found] = isUuid(placeId) ? await placeOf(sql, businessId, contactId, placeId) : [];
  if (found && !found.archived) return found.id;
  if (asked.placeId === undefined) return null;
  throw invalidFields({ placeId: 'Please select where the job is' });
}

/**
 * Crew of an appointment. Default: the first active crew that does the service, main crew first. A
 * change keeps the stored crew.
 */
async function crewFor(
  sql: Sql,
  businessId: string,
  { crewId }: Asked,
  location: ServiceLocation,
  current?: Appointment,
) {
  const stored = current?.crew.id;
  if (stored !== undefined && (crewId ?? stored) === stored) return stored;
  const crews = await crewsOf(sql, businessId);
  const found = crewId ? crews.find(({ id }) => id === crewId) : suitedCrews(crews, location)[0];
  if (!found) throw invalidFields({ crewId: 'Please select a crew that takes jobs' });
  return found.id;
}

interface JobDetails {
  vehicleId: string | null;
  placeId: string | null;
  crewId: string;
}

/**
 * Checked crew, vehicle and place of an appointment. The vehicle is the contact's own; the place is the
 * contact's or the shop's.
 */
export async function detailsFor(
  sql: Sql,
  businessId: string,
  asked: Asked,
  location: ServiceLocation,
  current?: Appointment,
): Promise<JobDetails> {
  return {
    crewId: await crewFor(sql, businessId, asked, location, current),
    vehicleId: await vehicleFor(sql, businessId, asked, current),
    placeId: await placeFor(sql, businessId, asked, location, current),
  };
}
