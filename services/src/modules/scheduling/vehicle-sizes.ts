import { insertRows, type Sql } from '../../platform/database/index.js';

/** What every business begins with; prices may differ by them. */
export const BUILT_IN_SIZES = [
  { id: 'car', name: 'Car', position: 0 },
  { id: 'suv', name: 'SUV', position: 1 },
  { id: 'truck', name: 'Truck or van', position: 2 },
  { id: 'oversize', name: 'Oversize', position: 3 },
] as const;

/** Part of opening a business, in the same transaction, by who may insert and not read. */
export async function insertBuiltInSizes(sql: Sql, businessId: string): Promise<void> {
  await insertRows(sql, businessId, 'vehicle_sizes', ['id', 'name', 'position'], BUILT_IN_SIZES);
}

export const findVehicleSizes = (sql: Sql, businessId: string) =>
  sql<{ id: string; name: string }>(
    'select id, name from vehicle_sizes where business_id = $1 order by position, name',
    [businessId],
  );
