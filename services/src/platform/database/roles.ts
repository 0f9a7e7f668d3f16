import pg from 'pg';
import { createHmac } from 'node:crypto';

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

/** Creates the login roles, with none of the attributes a new role could have (see `safety.ts`). */
export async function ensureRoles(owner: pg.Client, ownerUrl: string): Promise<void> {
  for (const role of [APP_ROLE, PLATFORM_ROLE]) {
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
    const verb = rowCount ? 'alter' : 'create';
    const password = owner.escapeLiteral(rolePassword(ownerUrl, role));
    await owner.query(`${verb} role ${role} login password ${password}`);
  }
}
