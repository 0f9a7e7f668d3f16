import type { Sql } from '../../../platform/database/index.js';

/** A duplicate pair. Appointments of `from` move to `to`. */
export interface Same {
  from: string;
  to: string;
}

/**
 * Defers foreign keys to the commit, because vehicles and places change owner before their
 * appointments.
 */
export const deferOwners = (sql: Sql) =>
  sql('set constraints appointments_own_vehicle, appointments_own_place deferred');

const JOB_COLUMNS = { vehicles: 'vehicle_id', places: 'place_id' } as const;

/** Deletes duplicates whose appointments go to the remaining vehicle or place. */
export async function replaceDoubles(
  sql: Sql,
  businessId: string,
  table: keyof typeof JOB_COLUMNS,
  same: readonly Same[],
): Promise<void> {
  if (same.length === 0) return;
  const column = JOB_COLUMNS[table];
  await sql(
    `update appointments a set ${column} = r."to"
     from jsonb_to_recordset($2) as r("from" uuid, "to" uuid)
     where a.business_id = $1 and a.${column} = r."from"`,
    [businessId, JSON.stringify(same)],
  );
  await sql(`delete from ${table} where business_id = $1 and id = any($2)`, [
    businessId,
    same.map(({ from }) => from),
  ]);
}

/** Moves vehicles behind those of the remaining contact, archived ones included. */
export async function moveVehicles(sql: Sql, businessId: string, from: string, to: string) {
  const [last] = await sql<{ next: number }>(
    `select coalesce(max(position) + 1, 0) as next from vehicles
     where business_id = $1 and contact_id = $2`,
    [businessId, to],
  );
  await sql(
    `update vehicles set contact_id = $3, position = position + $4
     where business_id = $1 and contact_id = $2`,
    [businessId, from, to, last?.next ?? 0],
  );
}

export const movePlaces = (sql: Sql, businessId: string, from: string, to: string) =>
  sql('update places set contact_id = $3 where business_id = $1 and contact_id = $2', [
    businessId,
    from,
    to,
  ]);

/** Moves appointments, series and messages. Returns the number of appointments. */
export async function moveAppointments(sql: Sql, businessId: string, from: string, to: string) {
  await sql('update messages set contact_id = $3 where business_id = $1 and contact_id = $2', [
    businessId,
    from,
    to,
  ]);
  await sql('update series set contact_id = $3 where business_id = $1 and contact_id = $2', [
    businessId,
    from,
    to,
  ]);
  const rows = await sql(
    `update appointments set contact_id = $3 where business_id = $1 and contact_id = $2
     returning id`,
    [businessId, from, to],
  );
  return rows.length;
}
