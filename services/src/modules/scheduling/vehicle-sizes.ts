import { insertRows, type Sql } from '../../platform/database/index.js';

/**
 * Vehicle sizes of a new business. Vehicle models refer to these ids, so the ids must stay. Prices may
 * differ by size.
 */
export const BUILT_IN_SIZES = [
  { id: 'car', name: 'Car', position: 0 },
  { id: 'suv', name: 'SUV', position: 1 },
  { id: 'truck', name: 'Truck or van', position: 2 },
  { id: 'oversize', name: 'Oversize', position: 3 },
] as const;

/** Runs in the transaction that opens a business. Its database role may insert but not read. */
export async function insertBuiltInSizes(sql: Sql, businessId: string): Promise<void> {
  await insertRows(sql, businessId, 'vehicle_sizes', ['id', 'name', 'position'], BUILT_IN_SIZES);
}

export interface VehicleSize {
  id: string;
  name: string;
}

export const findVehicleSizes = (sql: Sql, businessId: string) =>
  sql<VehicleSize>(
    'select id, name from vehicle_sizes where business_id = $1 order by position, name',
    [businessId],
  );

/**
 * Serializes changes of the sizes. A new size has no row to lock yet, so the business's row is locked.
 */
export const lockVehicleSizes = (sql: Sql, businessId: string) =>
  sql('select 1 from businesses where id = $1 for no key update', [businessId]);

/** Version of the whole list, which is edited as one form. */
export async function findSizesVersion(sql: Sql, businessId: string): Promise<number> {
  const [row] = await sql<{ version: number }>(
    'select sizes_version as version from businesses where id = $1',
    [businessId],
  );
  return row?.version ?? 1;
}

export const bumpSizes = (sql: Sql, businessId: string) =>
  sql('update businesses set sizes_version = sizes_version + 1 where id = $1', [businessId]);

/** Ids of sizes that some vehicle has. */
export async function sizesInUse(sql: Sql, businessId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `select z.id from vehicle_sizes z where z.business_id = $1 and exists (
       select from vehicles v where v.business_id = $1 and v.size_id = z.id)`,
    [businessId],
  );
  return rows.map(({ id }) => id);
}

/** Upserts the given sizes in their order and deletes all others. */
export async function saveVehicleSizes(
  sql: Sql,
  businessId: string,
  sizes: readonly VehicleSize[],
): Promise<void> {
  const ids = sizes.map(({ id }) => id);
  await sql('delete from vehicle_sizes where business_id = $1 and not id = any($2)', [
    businessId,
    ids,
  ]);
  const known = new Set((await findVehicleSizes(sql, businessId)).map(({ id }) => id));
  for (const [position, { id, name }] of sizes.entries()) {
    if (!known.has(id)) continue;
    await sql(
      'update vehicle_sizes set name = $3, position = $4 where business_id = $1 and id = $2',
      [businessId, id, name, position],
    );
  }
  const added = sizes
    .map((size, position) => ({ ...size, position }))
    .filter(({ id }) => !known.has(id));
  await insertRows(sql, businessId, 'vehicle_sizes', ['id', 'name', 'position'], added);
}
