import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** All queries here run as the platform role, because credentials are deleted with the business. */
export async function findOwner(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<{ businessName: string; email: string; passwordHash: string }>(
    `select b.name as "businessName", c.email, c.password_hash as "passwordHash"
     from businesses b join credentials c on c.business_id = b.id and c.user_id = $2
     where b.id = $1`,
    [businessId, userId],
  );
  return row;
}

/** Addresses whose mails must be deleted too, since mails belong to no tenant. */
export async function findAddresses(sql: Sql, businessId: string): Promise<string[]> {
  const rows = await sql<{ email: string }>(
    'select email from credentials where business_id = $1',
    [businessId],
  );
  return rows.map(({ email }) => email);
}
