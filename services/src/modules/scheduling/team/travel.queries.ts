import type { Sql } from '../../../platform/database/index.js';

/** Minutes on the way from one job to another that is elsewhere. */
export async function findTravel(sql: Sql, businessId: string): Promise<number> {
  const [row] = await sql<{ minutes: number }>(
    'select travel_minutes as minutes from businesses where id = $1',
    [businessId],
  );
  return row?.minutes ?? 0;
}

export async function saveTravel(sql: Sql, businessId: string, minutes: number): Promise<void> {
  await sql('update businesses set travel_minutes = $2 where id = $1', [businessId, minutes]);
}
