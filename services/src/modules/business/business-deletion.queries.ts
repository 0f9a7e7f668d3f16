import type { Sql } from '../../platform/database/index.js';
import type { Person } from '../../platform/tenancy/context.js';

/** All of it runs as the platform role: the ways in go together with the business. */
export async function findOwner(sql: Sql, { businessId, userId }: Person) {
  const [row] = await sql<{ businessName: string; email: string; passwordHash: string }>(
    `select b.name as "businessName", c.email, c.password_hash as "passwordHash"
     from businesses b join credentials c on c.business_id = b.id and c.user_id = $2
     where b.id = $1`,
    [businessId, userId],
  );
  return row;
}

/** Every table of a business hangs on its row; the policy lets only the one named go. */
export async function deleteBusiness(sql: Sql, businessId: string): Promise<void> {
  await sql(`select set_config('app.deleted_business_id', $1, true)`, [businessId]);
  // Years of work take longer to go than any other statement may.
  await sql(`select set_config('statement_timeout', '120s', true)`);
  await sql('delete from businesses where id = $1', [businessId]);
}
