import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** Each new photo has an id of its own, so that an address always shows the same picture. */
export async function savePhoto(
  sql: Sql,
  { businessId, userId }: Person,
  { id, image, now }: { id: string; image: Buffer; now: Date },
): Promise<void> {
  await sql(
    `insert into user_photos (business_id, user_id, id, image, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (business_id, user_id) do update set
       id = excluded.id, image = excluded.image, created_at = excluded.created_at`,
    [businessId, userId, id, image, now],
  );
  await sql('update users set profile_image = $3 where business_id = $1 and id = $2', [
    businessId,
    userId,
    `/api/user/photo/${id}`,
  ]);
}

export async function findPhoto(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<{ image: Buffer }>(
    'select image from user_photos where business_id = $1 and id = $2',
    [businessId, id],
  );
  return row?.image;
}
