import type { Sql } from '../../platform/database/index.js';

/** Locks all services, so that nobody else changes or deletes one until the transaction ends. */
export async function lockServices(sql: Sql, businessId: string): Promise<void> {
  await sql('select 1 from services where business_id = $1 order by id for no key update', [
    businessId,
  ]);
}

/** @param ids - in their order */
export async function orderServices(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await sql(
    `update services s set position = o.place - 1
     from unnest($2::text[]) with ordinality as o(id, place)
     where s.business_id = $1 and s.id = o.id`,
    [businessId, ids],
  );
}
