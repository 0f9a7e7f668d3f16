import type { Sql } from '../../platform/database/index.js';
import { emailKey } from '../../platform/validation/email-key.js';
import type { Person } from '../../platform/tenancy/context.js';

/**
 * Runs as the platform role in a transaction. The person's sessions end, so that none keeps its old
 * permissions. False if nobody signs in with the address.
 */
export async function setPlatformAdmin(sql: Sql, email: string, isAdmin: boolean) {
  const [person] = await sql<Person>(
    `with person as (
       update credentials set is_platform_admin = $2 where email = $1
       returning business_id, user_id
     ), ended as (
       delete from sessions s using person p
       where s.business_id = p.business_id and s.user_id = p.user_id
     )
     select business_id as "businessId", user_id as "userId" from person`,
    [emailKey(email), isAdmin],
  );
  if (!person) return false;
  await sql(
    `insert into audit_entries (business_id, at, action, subject_id, via)
     values ($1, now(), $2, $3, 'platform')`,
    [person.businessId, `user.platform-admin-${isAdmin ? 'granted' : 'revoked'}`, person.userId],
  );
  return true;
}

/** Sign-in address of an administrator. */
export async function findAdministrator(sql: Sql, { businessId, userId }: Person): Promise<string> {
  const [row] = await sql<{ email: string }>(
    'select email from credentials where business_id = $1 and user_id = $2',
    [businessId, userId],
  );
  // A session without credentials ends with the next request, so the id is enough.
  return row?.email ?? userId;
}
