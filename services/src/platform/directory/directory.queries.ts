import { setLocal, type Sql } from '../database/index.js';
import type { Person } from '../tenancy/context.js';

/**
 * Tables of the directory, which maps sign-ins to tenants. They are read before a tenant is known. No
 * foreign key connects them to tenant tables, which may be on other machines. So deleting a person or a
 * business must delete here explicitly, and only this file does so. All queries run as the platform
 * role in the caller's transaction.
 */
export const DIRECTORY = [
  'credentials',
  'sessions',
  'invitations',
  'password_resets',
  'email_confirmations',
  'calendar_feeds',
] as const;

/**
 * Locks a person against deletion before a row is added to the directory for them.
 *
 * @returns false when they are gone
 */
export async function holdPerson(sql: Sql, { businessId, userId }: Person): Promise<boolean> {
  const rows = await sql('select 1 from users where business_id = $1 and id = $2 for key share', [
    businessId,
    userId,
  ]);
  return rows.length === 1;
}

/**
 * Deletes a person. The user row is deleted first, which waits for concurrent additions and prevents
 * new ones.
 */
export async function deletePerson(sql: Sql, { businessId, userId }: Person): Promise<void> {
  await sql('delete from users where business_id = $1 and id = $2', [businessId, userId]);
  for (const table of DIRECTORY) {
    await sql(`delete from ${table} where business_id = $1 and user_id = $2`, [businessId, userId]);
  }
}

/**
 * Deletes a business with all its rows by cascade. The policy permits only the business that is named.
 */
export async function deleteBusiness(sql: Sql, businessId: string): Promise<void> {
  await sql(setLocal('app.deleted_business_id', businessId));
  // Years of data need more time than the usual statement timeout.
  await sql(`set local statement_timeout = '120s'`);
  await sql('delete from businesses where id = $1', [businessId]);
  await deleteAllOf(sql, [businessId]);
}

/** Deletes up to `limit` expired sandboxes and returns their number. */
export async function deleteExpiredSandboxes(sql: Sql, now: Date, limit: number): Promise<number> {
  const rows = await sql<{ id: string }>(
    `delete from businesses where id in (
       select id from businesses where sandbox_expires_at <= $1
       order by sandbox_expires_at limit $2)
     returning id`,
    [now, limit],
  );
  await deleteAllOf(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function deleteAllOf(sql: Sql, businessIds: string[]): Promise<void> {
  for (const table of DIRECTORY) {
    await sql(`delete from ${table} where business_id = any($1)`, [businessIds]);
  }
}

const FIRST: Person = {
  businessId: '00000000-0000-0000-0000-000000000000',
  userId: '00000000-0000-0000-0000-000000000000',
};

/**
 * Finds stray credentials of people deleted by hand or by an older version, whose addresses would stay
 * taken forever. Other directory rows expire by themselves. Works in pages after a given person. Two
 * statements, because user rows may be on other machines.
 *
 * @returns who has a way in and is gone, and the last one looked at; none after the last of all
 */
export async function findStrays(
  sql: Sql,
  limit: number,
  { businessId, userId }: Person = FIRST,
): Promise<{ strays: Person[]; last?: Person }> {
  const people = await sql<Person>(
    `select business_id as "businessId", user_id as "userId" from credentials
     where (business_id, user_id) > ($1, $2) order by business_id, user_id limit $3`,
    [businessId, userId, limit],
  );
  const found = await sql<{ userId: string }>(
    `select u.id as "userId" from unnest($1::uuid[], $2::uuid[]) as p (business_id, id)
     join users u on u.business_id = p.business_id and u.id = p.id`,
    [people.map((person) => person.businessId), people.map((person) => person.userId)],
  );
  const known = new Set(found.map((person) => person.userId));
  return { strays: people.filter((person) => !known.has(person.userId)), last: people.at(-1) };
}
