import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** Where the links that are mailed to people stand, by the hash of their token. */
type LinkTable = 'invitations' | 'password_resets' | 'email_confirmations';

/** A person's newer link takes the place of the one before. */
export async function saveLink(
  sql: Sql,
  table: LinkTable,
  { businessId, userId }: Person,
  link: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql(
    `insert into ${table} (business_id, user_id, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (business_id, user_id) do update set
       token_hash = excluded.token_hash, created_at = excluded.created_at,
       expires_at = excluded.expires_at`,
    [businessId, userId, link.tokenHash, link.now, link.expiresAt],
  );
}

/** Who was invited stays invited, and needs a new link. */
export async function deleteExpiredLinks(sql: Sql, table: LinkTable, now: Date): Promise<void> {
  await sql(`delete from ${table} where expires_at <= $1`, [now]);
}
