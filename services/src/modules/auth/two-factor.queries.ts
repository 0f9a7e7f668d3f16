import { insertRows, type Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** All queries here run as the platform role. */
export interface TwoFactorRow {
  email: string;
  secret: string | null;
  pendingSecret: string | null;
  recoveryCodesLeft: number;
}

export async function findTwoFactor(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<TwoFactorRow>(
    `select c.email, c.totp_secret as secret, c.totp_pending_secret as "pendingSecret",
       (select count(*)::integer from recovery_codes r
        where r.business_id = $1 and r.user_id = $2) as "recoveryCodesLeft"
     from credentials c where c.business_id = $1 and c.user_id = $2`,
    [businessId, userId],
  );
  return row;
}

export async function savePendingSecret(
  sql: Sql,
  { businessId, userId }: Person,
  secret: string,
): Promise<void> {
  await sql(
    'update credentials set totp_pending_secret = $3 where business_id = $1 and user_id = $2',
    [businessId, userId, secret],
  );
}

/** Turns on two-factor authentication. The confirming code is used up. */
export async function enableTwoFactor(
  sql: Sql,
  { businessId, userId }: Person,
  secret: string,
  step: number,
): Promise<boolean> {
  const rows = await sql(
    `update credentials
     set totp_secret = $3, totp_pending_secret = null, totp_last_step = $4
     where business_id = $1 and user_id = $2 and totp_pending_secret = $3 and totp_secret is null
     returning user_id`,
    [businessId, userId, secret, step],
  );
  return rows.length === 1;
}

export async function replaceRecoveryCodes(
  sql: Sql,
  { businessId, userId }: Person,
  hashes: Buffer[],
): Promise<void> {
  await sql('delete from recovery_codes where business_id = $1 and user_id = $2', [
    businessId,
    userId,
  ]);
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await insertRows(sql, businessId, 'recovery_codes', ['user_id', 'code_hash'], rows);
}

export async function disableTwoFactor(sql: Sql, { businessId, userId }: Person): Promise<void> {
  await sql(
    `update credentials
     set totp_secret = null, totp_pending_secret = null, totp_last_step = null
     where business_id = $1 and user_id = $2`,
    [businessId, userId],
  );
  await replaceRecoveryCodes(sql, { businessId, userId }, []);
}

/** Uses up a time step, so that an observed code cannot be replayed. */
export async function consumeStep(
  sql: Sql,
  { businessId, userId }: Person,
  step: number,
): Promise<boolean> {
  const rows = await sql(
    `update credentials set totp_last_step = $3
     where business_id = $1 and user_id = $2 and coalesce(totp_last_step, 0) < $3
     returning user_id`,
    [businessId, userId, step],
  );
  return rows.length === 1;
}

export async function consumeRecoveryCode(
  sql: Sql,
  { businessId, userId }: Person,
  hash: Buffer,
): Promise<boolean> {
  const rows = await sql(
    `delete from recovery_codes where business_id = $1 and user_id = $2 and code_hash = $3
     returning user_id`,
    [businessId, userId, hash],
  );
  return rows.length === 1;
}
