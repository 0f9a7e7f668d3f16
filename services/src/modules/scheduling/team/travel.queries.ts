import type { Sql } from '../../../platform/database/index.js';
import type { Travel, Whereabouts } from './travel.js';

const NOWHERE: Travel = { minutes: 0, farMinutes: null, shopPostcode: '' };

/** The shop's postcode is that of its first address. */
export async function findTravel(sql: Sql, businessId: string): Promise<Travel> {
  const [row] = await sql<Travel>(
    `select b.travel_minutes as minutes, b.far_travel_minutes as "farMinutes", coalesce((
       select p.postcode from places p
       where p.business_id = $1 and p.contact_id is null and p.archived_at is null
       order by p.created_at, p.id limit 1), '') as "shopPostcode"
     from businesses b where b.id = $1`,
    [businessId],
  );
  return row ?? NOWHERE;
}

/** An unknown place has no postcode, but still counts as a different place. */
export async function findWhereabouts(
  sql: Sql,
  businessId: string,
  placeId: string | undefined,
): Promise<Whereabouts> {
  if (!placeId) return null;
  const [row] = await sql<{ postcode: string }>(
    'select postcode from places where business_id = $1 and id::text = $2',
    [businessId, placeId],
  );
  return { id: placeId, postcode: row?.postcode ?? '' };
}

/** Omitted values stay unchanged. */
export async function saveTravel(
  sql: Sql,
  businessId: string,
  { minutes, farMinutes }: { minutes?: number | undefined; farMinutes?: number | null | undefined },
): Promise<void> {
  await sql(
    `update businesses set travel_minutes = coalesce($2, travel_minutes),
       far_travel_minutes = case when $4 then $3 else far_travel_minutes end
     where id = $1`,
    [businessId, minutes ?? null, farMinutes ?? null, farMinutes !== undefined],
  );
}
