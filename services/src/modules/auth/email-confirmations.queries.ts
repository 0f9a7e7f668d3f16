import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** All queries here run as the platform role, because the link may be opened without a session. */
export interface Confirmable {
  email: string;
  firstName: string;
  isConfirmed: boolean;
}

export async function findConfirmable(
  sql: Sql,
  { businessId, userId }: Person,
): Promise<Confirmable | undefined> {
  const [row] = await sql<Confirmable>(
    `select email, first_name as "firstName", email_confirmed_at is not null as "isConfirmed"
     from users where business_id = $1 and id = $2`,
    [businessId, userId],
  );
  return row;
}

/** Marks the address as confirmed; null marks it as unconfirmed. */
export async function setConfirmed(
  sql: Sql,
  { businessId, userId }: Person,
  at: Date | null,
): Promise<void> {
  await sql(
    `update users set email_confirmed_at = case when $3::timestamptz is null then null
       else coalesce(email_confirmed_at, $3) end
     where business_id = $1 and id = $2`,
    [businessId, userId, at],
  );
}

/** Facts that decide whether a person may send mail to others. Sandboxes may not. */
export async function findSender(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<{ email: string; isConfirmed: boolean; isSandbox: boolean }>(
    `select u.email, u.email_confirmed_at is not null as "isConfirmed",
       b.sandbox_expires_at is not null as "isSandbox"
     from users u join businesses b on b.id = u.business_id
     where u.business_id = $1 and u.id = $2`,
    [businessId, userId],
  );
  return row;
}
