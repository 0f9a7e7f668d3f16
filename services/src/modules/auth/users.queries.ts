import type { Role } from '../../platform/tenancy/roles.js';
import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** Tenant of the users, or null for all tenants, which only the platform role may read. */
export type Scope = string | null;

export interface UserRow {
  businessId: string;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  businessName: string;
  createdAt: Date;
  role: Role;
  isInvited: boolean;
  otherOwners: number;
  version: number;
}

/** $1 is the scope. An invited owner does not count, because they cannot sign in yet. */
const USERS = `
select u.business_id as "businessId", u.id, u.first_name as "firstName", u.last_name as "lastName",
  u.email, b.name as "businessName", u.created_at as "createdAt", u.role,
  u.is_invited as "isInvited", u.version,
  (select count(*)::integer from users o
   where o.business_id = u.business_id and o.id <> u.id and o.role = 'owner' and not o.is_invited
  ) as "otherOwners"
from users u join businesses b on b.id = u.business_id
where ($1::uuid is null or u.business_id = $1)`;

export function findUsers(sql: Sql, scope: Scope): Promise<UserRow[]> {
  return sql<UserRow>(`${USERS} order by u.created_at, u.id`, [scope]);
}

export async function findUser(sql: Sql, scope: Scope, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow>(`${USERS} and u.id = $2`, [scope, id]);
  return row;
}

/** Locks the user and all owners, so that two owners cannot remove each other at the same moment. */
export async function lockWithOwners(sql: Sql, { businessId, userId }: Person): Promise<void> {
  await sql(
    `select id from users where business_id = $1 and (role = 'owner' or id = $2)
     order by id for update`,
    [businessId, userId],
  );
}

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
}

export async function insertInvitedUser(
  sql: Sql,
  { businessId, userId }: Person,
  { firstName, lastName, email, role }: UserValues,
  now: Date,
): Promise<void> {
  await sql(
    `insert into users
       (business_id, id, first_name, last_name, email, role, is_invited, created_at)
     values ($1, $2, $3, $4, $5, $6, true, $7)`,
    [businessId, userId, firstName, lastName, email, role, now],
  );
}

export async function updateUser(
  sql: Sql,
  { businessId, userId }: Person,
  { firstName, lastName, email, role }: UserValues,
): Promise<void> {
  await sql(
    `update users set first_name = $3, last_name = $4, email = $5, role = $6
     where business_id = $1 and id = $2`,
    [businessId, userId, firstName, lastName, email, role],
  );
}
