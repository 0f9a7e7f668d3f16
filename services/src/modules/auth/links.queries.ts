import type { Sql } from '../../platform/database/index.js';
import { holdPerson } from '../../platform/directory/index.js';
import type { Person } from '../../platform/tenancy/context.js';
import { purge } from '../../platform/purge/purge.queries.js';

/** Tables of mailed links, keyed by the hash of their token. */
type LinkTable = 'invitations' | 'password_resets' | 'email_confirmations';

/**
 * Stores a link. A person's newer link replaces the previous one.
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

/** Uses up a link. Undefined for a second use, or if the person has been deleted. */
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

/** Deletes expired links. An invited person stays invited and needs a new link. */
export function deleteExpiredLinks(sql: Sql, table: LinkTable, now: Date): Promise<void> {
  const expired = { table, key: 'business_id, user_id', by: 'expires_at' };
  return purge(sql, { ...expired, where: 'expires_at <= $1' }, [now]);
}
