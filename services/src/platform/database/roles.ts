import pg from 'pg';
import { createHmac } from 'node:crypto';
import { SESSION_SETTINGS } from './pools.js';

/** Where the database is: for its owner and, where they are made by hand, for the two roles. */
export interface Connections {
  databaseUrl: string;
  appDatabaseUrl?: string;
  platformDatabaseUrl?: string;
}

export const APP_ROLE = 'clearcoat_app';
export const PLATFORM_ROLE = 'clearcoat_platform';

/**
 * The roles' passwords follow from the owner's, so that every replica knows them and nothing has to
 * be stored.
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
 * Creates the login roles, with none of the attributes a new role could have (see `safety.ts`). One
 * whose connection was given is made with that password when it is missing, and otherwise left as it
 * is: whoever gave it looks after it, and the owner may not be allowed to.
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
  // A pooler hands on no options of a connection.
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    await owner.query(`alter role ${role} set ${name} = ${value}`);
  }
}
