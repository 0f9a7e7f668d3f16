import type { Sql } from '../../platform/database/index.js';
import { emailKey } from '../../platform/validation/email-key.js';
import type { Person } from '../../platform/tenancy/context.js';

/**
 * All queries here run as the platform role, because a person's credential and user row change
 * together.
 */
export interface OwnCredential {
  email: string;
  passwordHash: string;
}

export async function findOwnCredential(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<OwnCredential>(
    `select email, password_hash as "passwordHash" from credentials
     where business_id = $1 and user_id = $2`,
    [businessId, userId],
  );
  return row;
}

interface AddresseeRow {
  email: string;
  firstName: string;
  isInvited: boolean;
  version: number;
}

const ADDRESSEE = `
select email, first_name as "firstName", is_invited as "isInvited", version from users
where business_id = $1 and id = $2`;

export async function findAddressee(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<AddresseeRow>(ADDRESSEE, [businessId, userId]);
  return row;
}

/** A person's address and name, locked until the transaction ends. */
export async function lockAddressee(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<AddresseeRow>(`${ADDRESSEE} for update`, [businessId, userId]);
  return row;
}

/** Whether somebody else has the address, as a sign-in anywhere or as a user of the same business. */
export async function isEmailTaken(
  sql: Sql,
  { businessId, userId }: Person,
  email: string,
): Promise<boolean> {
  const [taken] = await sql(
    `select 1 from credentials where email = $3 and (business_id, user_id) <> ($1, $2)
     union all
     select 1 from users where business_id = $1 and lower(email) = lower($4) and id <> $2`,
    [businessId, userId, emailKey(email), email],
  );
  return taken !== undefined;
}

/** Changes the sign-in address. An invited person has no credential yet, so nothing changes. */
export async function updateCredentialEmail(
  sql: Sql,
  { businessId, userId }: Person,
  email: string,
): Promise<void> {
  await sql('update credentials set email = $3 where business_id = $1 and user_id = $2', [
    businessId,
    userId,
    emailKey(email),
  ]);
}

export interface PersonalData {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export async function updatePersonalData(
  sql: Sql,
  { businessId, userId }: Person,
  { firstName, lastName, email, phone }: PersonalData,
): Promise<void> {
  await sql(
    `update users set first_name = $3, last_name = $4, email = $5, phone = $6
     where business_id = $1 and id = $2`,
    [businessId, userId, firstName, lastName, email, phone],
  );
}

export async function updatePassword(
  sql: Sql,
  { businessId, userId }: Person,
  passwordHash: string,
): Promise<void> {
  await sql('update credentials set password_hash = $3 where business_id = $1 and user_id = $2', [
    businessId,
    userId,
    passwordHash,
  ]);
}
