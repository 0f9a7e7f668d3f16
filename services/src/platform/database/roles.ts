import pg from 'pg';
import { createHmac } from 'node:crypto';
import { SESSION_SETTINGS } from './pools.js';

/** Database connections of the owner and, if they were created by hand, of the two roles. */
export interface Connections {
  databaseUrl: string;
  appDatabaseUrl?: string;
  platformDatabaseUrl?: string;
}

export const APP_ROLE = 'clearcoat_app';
export const PLATFORM_ROLE = 'clearcoat_platform';

/**
 * Connection of a role. Its password is derived from the owner's, so all processes know it and nothing
 * has to be stored.
 */
export function roleUrl(ownerUrl: string, role: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = rolePassword(ownerUrl, role);
  return url.href;
}

function rolePassword(ownerUrl: string, role: string): string {
  const secret = decodeURIComponent(new URL(ownerUrl).password);
  if (!secret) {
    throw new Error(
      'DATABASE_URL has no password to derive those of the application roles from: ' +
        'set APP_DATABASE_URL and PLATFORM_DATABASE_URL.',
    );
  }
  return createHmac('sha256', secret).update(role).digest('hex');
}

/**
 * Creates the login roles without special attributes (see `safety.ts`). A role with a configured
 * connection is created if missing and otherwise left alone. Its administrator maintains it, and the
 * owner may lack the right to change it.
 */
export async function ensureRoles(owner: pg.Client, urls: Connections): Promise<void> {
  await ensureRole(owner, APP_ROLE, urls.databaseUrl, urls.appDatabaseUrl);
  await ensureRole(owner, PLATFORM_ROLE, urls.databaseUrl, urls.platformDatabaseUrl);
}

async function ensureRole(
  owner: pg.Client,
  role: string,
  ownerUrl: string,
  given: string | undefined,
): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
  if (given && rowCount) return;
  const password = given
    ? decodeURIComponent(new URL(given).password)
    : rolePassword(ownerUrl, role);
  const verb = rowCount ? 'alter' : 'create';
  await owner.query(`${verb} role ${role} login password ${owner.escapeLiteral(password)}`);
  // The settings are stored in the role, because poolers drop connection options.
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    await owner.query(`alter role ${role} set ${name} = ${value}`);
  }
}
