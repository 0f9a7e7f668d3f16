import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** All queries here run as the platform role, because the invited person is not signed in. */
export interface InvitationRow {
  firstName: string;
  lastName: string;
  email: string;
  businessName: string;
  expiresAt: Date;
}

export async function findInvitation(sql: Sql, tokenHash: Buffer, now: Date) {
  const [row] = await sql<InvitationRow>(
    `select u.first_name as "firstName", u.last_name as "lastName", u.email,
       b.name as "businessName", i.expires_at as "expiresAt"
     from invitations i
     join users u on u.business_id = i.business_id and u.id = i.user_id
     join businesses b on b.id = i.business_id
     where i.token_hash = $1 and i.expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}

/** Creates a credential for an invited person. False if the e-mail address already has one. */
export async function activateUser(
  sql: Sql,
  { businessId, userId }: Person,
  emailKey: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await sql(
    `insert into credentials (email, business_id, user_id, password_hash)
     values ($3, $1, $2, $4)
     on conflict (email) do nothing returning email`,
    [businessId, userId, emailKey, passwordHash],
  );
  await sql('update users set is_invited = false where business_id = $1 and id = $2', [
    businessId,
    userId,
  ]);
  return rows.length === 1;
}
