import { setLocal, type Sql } from '../database/index.js';
import type { Person } from '../tenancy/context.js';

/**
 * Who signs in where. These tables are asked before any business is known, and no foreign key leads
 * from them to what belongs to a business: those tables may lie on other machines. So what a cascade
 * would do is done here, and nobody else deletes a person or a business. All of it runs as the platform
 * role, inside the caller's transaction.
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
 * Before something is added to the directory for a person: until the transaction ends nobody deletes them.
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

/** The person first: whoever is adding something for them is done after that, and nobody begins to. */
export async function deletePerson(sql: Sql, { businessId, userId }: Person): Promise<void> {
  await sql('delete from users where business_id = $1 and id = $2', [businessId, userId]);
  for (const table of DIRECTORY) {
    await sql(`delete from ${table} where business_id = $1 and user_id = $2`, [businessId, userId]);
  }
}

/** Every table of a business hangs on its row; the policy lets only the one named go. */
export async function deleteBusiness(sql: Sql, businessId: string): Promise<void> {
  await sql(setLocal('app.deleted_business_id', businessId));
  // Years of work take longer to go than any other statement may.
  await sql(`set local statement_timeout = '120s'`);
  await sql('delete from businesses where id = $1', [businessId]);
  await deleteAllOf(sql, [businessId]);
}

/** Answers how many there were, and deletes no more than the limit. */
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
 * A second net, for who was deleted by hand or by an older version while this one was installed: the
 * address would be taken for ever. All else in the directory runs out by itself. Looks at so many after
 * the one given. Two statements, since the people may lie on other machines.
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
