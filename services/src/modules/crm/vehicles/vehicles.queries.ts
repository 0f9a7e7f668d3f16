import { insertRows, type Sql } from '../../../platform/database/index.js';
import type { MakeCount, Vehicle } from './vehicle.dto.js';
import { VEHICLE, type VehicleValues } from './vehicle.fields.js';

const SELECT = `
  select v.id, ${VEHICLE.shown('v')}, coalesce(z.name, '') as size, v.version
  from vehicles v
  left join vehicle_sizes z on z.business_id = v.business_id and z.id = v.size_id
  where v.business_id = $1 and v.contact_id = $2 and v.archived_at is null`;

/** Vehicles of a contact in their order. */
export const findVehicles = (sql: Sql, businessId: string, contactId: string) =>
  sql<Vehicle>(`${SELECT} order by v.position, v.id`, [businessId, contactId]);

const MOST_MAKES = 100;

/** Makes of the vehicles of all contacts, the most frequent first. */
export const countMakes = (sql: Sql, businessId: string) =>
  sql<MakeCount>(
    `select min(v.make) as make, count(distinct v.contact_id)::integer as contacts
     from vehicles v
     join contact_summaries s on s.business_id = $1 and s.contact_id = v.contact_id and s.listed
     where v.business_id = $1 and v.archived_at is null and v.make <> ''
     group by text_key(v.make) order by contacts desc, make limit ${MOST_MAKES}`,
    [businessId],
  );

export async function findVehicle(sql: Sql, businessId: string, contactId: string, id: string) {
  const [row] = await sql<Vehicle>(`${SELECT} and v.id = $3`, [businessId, contactId, id]);
  return row;
}

/** Adds a vehicle after the contact's other ones. */
export async function insertVehicle(
  sql: Sql,
  businessId: string,
  {
    contactId,
    id,
    now,
    values,
  }: { contactId: string; id: string; now: Date; values: VehicleValues },
): Promise<void> {
  const [last] = await sql<{ position: number }>(
    `select coalesce(max(position) + 1, 0) as position from vehicles
     where business_id = $1 and contact_id = $2`,
    [businessId, contactId],
  );
  const place = { id, contact_id: contactId, created_at: now, position: last?.position ?? 0 };
  const row = { ...VEHICLE.row(values), ...place };
  const columns = ['id', 'contact_id', 'created_at', 'position', ...VEHICLE.columns];
  await insertRows(sql, businessId, 'vehicles', columns, [row]);
}

export async function updateVehicle(
  sql: Sql,
  businessId: string,
  id: string,
  values: VehicleValues,
): Promise<void> {
  await sql(
    `update vehicles v set ${VEHICLE.assignedJson('v', '$3')}
     where v.business_id = $1 and v.id = $2`,
    [businessId, id, JSON.stringify(VEHICLE.row(values))],
  );
}

export async function isSize(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const rows = await sql('select 1 from vehicle_sizes where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  return rows.length === 1;
}

/** Assigns appointments without a vehicle to the one that was the only vehicle at that time. */
export async function pinJobs(
  sql: Sql,
  businessId: string,
  owners: readonly { contactId: string; vehicleId: string }[],
): Promise<void> {
  await sql(
    `update appointments a set vehicle_id = r."vehicleId"
     from jsonb_to_recordset($2) as r("contactId" uuid, "vehicleId" uuid)
     where a.business_id = $1 and a.contact_id = r."contactId" and a.vehicle_id is null`,
    [businessId, JSON.stringify(owners)],
  );
}

export async function archiveVehicles(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql('update vehicles set archived_at = $3 where business_id = $1 and id = any($2)', [
    businessId,
    ids,
    now,
  ]);
}

/** Restores an archived vehicle. False if there is none with that id. */
export async function restoreVehicle(
  sql: Sql,
  businessId: string,
  contactId: string,
  id: string,
): Promise<boolean> {
  const rows = await sql(
    `update vehicles set archived_at = null
     where business_id = $1 and contact_id = $2 and id = $3 and archived_at is not null
     returning id`,
    [businessId, contactId, id],
  );
  return rows.length === 1;
}

/** Deletes a vehicle. False if appointments refer to it. */
export async function deleteUnusedVehicle(
  sql: Sql,
  businessId: string,
  id: string,
): Promise<boolean> {
  const rows = await sql(
    `delete from vehicles v where v.business_id = $1 and v.id = $2 and not exists (
       select from appointments a where a.business_id = $1 and a.vehicle_id = v.id)
     returning v.id`,
    [businessId, id],
  );
  return rows.length === 1;
}
