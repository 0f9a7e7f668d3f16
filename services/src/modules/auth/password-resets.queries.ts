import type { Sql } from '../../platform/database/index.js';
import { emailKey } from '../../platform/validation/email-key.js';
import type { Person } from '../../platform/tenancy/context.js';

/** All queries here run as the platform role, because the person is not signed in. */
export type ResettablePerson = Person & { email: string; firstName: string };

export async function findByEmail(sql: Sql, email: string): Promise<ResettablePerson | undefined> {
  const [row] = await sql<ResettablePerson>(
    `select u.business_id as "businessId", u.id as "userId", u.email, u.first_name as "firstName"
     from credentials c join users u on u.business_id = c.business_id and u.id = c.user_id
     where c.email = $1`,
    [emailKey(email)],
  );
  return row;
}

export async function isLivingReset(sql: Sql, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await sql(
    'select 1 from password_resets where token_hash = $1 and expires_at > $2',
    [tokenHash, now],
  );
  return rows.length === 1;
}

/** Deletes reset links, which become invalid with a new address or password. */
export async function deleteResetsOf(sql: Sql, { businessId, userId }: Person): Promise<void> {
  await sql('delete from password_resets where business_id = $1 and user_id = $2', [
    businessId,
    userId,
  ]);
}
