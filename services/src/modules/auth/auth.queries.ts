import type { Sql } from '../../platform/database/index.js';
import { emailKey } from '../../platform/validation/email-key.js';
import type { Role } from '../../platform/tenancy/roles.js';
import type { TimeFormat } from '../../platform/time/time-format.js';

/** Read as the platform role, because nobody is signed in yet. */
export interface Credential {
  businessId: string;
  userId: string;
  passwordHash: string;
}

export async function findCredential(sql: Sql, email: string): Promise<Credential | undefined> {
  const [row] = await sql<Credential>(
    `select business_id as "businessId", user_id as "userId", password_hash as "passwordHash"
     from credentials where email = $1`,
    [email],
  );
  return row;
}

export interface NewBusiness {
  businessId: string;
  userId: string;
  businessName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  timeZone: string;
  timeFormat: TimeFormat;
  plan: 'trial' | 'professional';
  passwordHash: string;
  trialEndsAt: Date;
  sandboxExpiresAt: Date | null;
  isPlatformAdmin: boolean;
  emailConfirmedAt: Date | null;
  now: Date;
}

/**
 * Inserts the business, its owner and the credential. False if the e-mail address already has an
 * account.
 */
export async function insertBusiness(sql: Sql, business: NewBusiness): Promise<boolean> {
  await sql(
    `insert into businesses
       (id, name, email, phone, time_zone, time_format, plan, trial_ends_at, sandbox_expires_at,
        created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      business.businessId,
      business.businessName,
      business.email,
      business.phone,
      business.timeZone,
      business.timeFormat,
      business.plan,
      business.trialEndsAt,
      business.sandboxExpiresAt,
      business.now,
    ],
  );
  await sql(
    `insert into users (business_id, id, first_name, last_name, email, phone, role, created_at,
       email_confirmed_at)
     values ($1, $2, $3, $4, $5, $6, 'owner', $7, $8)`,
    [
      business.businessId,
      business.userId,
      business.firstName,
      business.lastName,
      business.email,
      business.phone,
      business.now,
      business.emailConfirmedAt,
    ],
  );
  const rows = await sql(
    `insert into credentials (email, business_id, user_id, password_hash, is_platform_admin)
     values ($1, $2, $3, $4, $5) on conflict (email) do nothing returning email`,
    [
      emailKey(business.email),
      business.businessId,
      business.userId,
      business.passwordHash,
      business.isPlatformAdmin,
    ],
  );
  return rows.length === 1;
}

export async function lockCredential(sql: Sql, email: string, locked: string): Promise<void> {
  await sql(
    `with locked as (
       update credentials set password_hash = $2, is_platform_admin = false
       where email = $1 returning business_id, user_id)
     delete from sessions s using locked l
     where s.business_id = l.business_id and s.user_id = l.user_id`,
    [email, locked],
  );
}

export async function unlockCredential(
  sql: Sql,
  email: string,
  passwordHash: string,
  isPlatformAdmin: boolean,
): Promise<void> {
  await sql('update credentials set password_hash = $2, is_platform_admin = $3 where email = $1', [
    email,
    passwordHash,
    isPlatformAdmin,
  ]);
}

/** Read as the application role, within the person's own tenant. */
export interface ProfileRow {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmed: boolean;
  phone: string;
  role: Role;
  profileImage: string | null;
  businessName: string;
  timeFormat: TimeFormat;
}

export async function findProfile(sql: Sql, businessId: string, userId: string) {
  const [row] = await sql<ProfileRow>(
    `select u.id, u.version, u.first_name as "firstName", u.last_name as "lastName", u.email,
       u.email_confirmed_at is not null as "emailConfirmed", u.phone, u.role,
       u.profile_image as "profileImage", b.name as "businessName",
       b.time_format as "timeFormat"
     from users u join businesses b on b.id = u.business_id
     where u.business_id = $1 and u.id = $2`,
    [businessId, userId],
  );
  return row;
}
