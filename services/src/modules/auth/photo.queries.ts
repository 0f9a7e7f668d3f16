import type { Sql } from '../../platform/database/index.js';
import type { FoundFile } from '../../platform/files/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/**
 * Stores a profile photo under the id of its file. A new photo has a new id, so a URL never changes its
 * picture.
 */
export async function savePhoto(
  sql: Sql,
  { businessId, userId }: Person,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await sql(
    `insert into user_photos (business_id, user_id, id, created_at) values ($1, $2, $3, $4)
     on conflict (business_id, user_id) do update set
       id = excluded.id, created_at = excluded.created_at`,
    [businessId, userId, id, now],
  );
  await sql('update users set profile_image = $3 where business_id = $1 and id = $2', [
    businessId,
    userId,
    `/api/user/photo/${id}`,
  ]);
}

/** The file of a profile photo. Other files are not found. */
export async function findPhoto(
  sql: Sql,
  businessId: string,
  id: string,
): Promise<FoundFile | undefined> {
  const [row] = await sql<FoundFile>(
    `select f.id, f.bytes from user_photos p
     join stored_files f on f.business_id = p.business_id and f.id = p.id
     where p.business_id = $1 and p.id = $2`,
    [businessId, id],
  );
  return row;
}
