import type { Sql } from '../../platform/database/index.js';
import { holdPerson } from '../../platform/directory/index.js';
import type { Person } from '../../platform/tenancy/context.js';
import { purge } from '../../platform/purge/purge.queries.js';

/** Where the links that are mailed to people stand, by the hash of their token. */
type LinkTable = 'invitations' | 'password_resets' | 'email_confirmations';

/**
 * A person's newer link takes the place of the one before.
 *
 * @returns false when they were deleted meanwhile
 */
export async function saveLink(
  sql: Sql,
  table: LinkTable,
  person: Person,
  link: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  if (!(await holdPerson(sql, person))) return false;
  await sql(
    `insert into ${table} (business_id, user_id, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (business_id, user_id) do update set
       token_hash = excluded.token_hash, created_at = excluded.created_at,
       expires_at = excluded.expires_at`,
    [person.businessId, person.userId, link.tokenHash, link.now, link.expiresAt],
  );
  return true;
}

/** Uses the link up; whoever comes second, or for somebody who was deleted meanwhile, finds none. */
export async function consumeLink(
  sql: Sql,
  table: LinkTable,
  tokenHash: Buffer,
  now: Date,
): Promise<Person | undefined> {
  const [person] = await sql<Person>(
    `select business_id as "businessId", user_id as "userId" from ${table}
     where token_hash = $1 and expires_at > $2`,
    [tokenHash, now],
  );
  // In the order of whoever deletes a person, so that neither waits for the other for ever.
  if (!person || !(await holdPerson(sql, person))) return undefined;
  const rows = await sql(`delete from ${table} where token_hash = $1 returning user_id`, [
    tokenHash,
  ]);
  return rows.length === 1 ? person : undefined;
}

/** Who was invited stays invited, and needs a new link. */
export function deleteExpiredLinks(sql: Sql, table: LinkTable, now: Date): Promise<void> {
  const expired = { table, key: 'business_id, user_id', by: 'expires_at' };
  return purge(sql, { ...expired, where: 'expires_at <= $1' }, [now]);
}
