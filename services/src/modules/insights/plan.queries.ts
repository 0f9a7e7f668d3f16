import type { Sql } from '../../platform/database/index.js';
import type { Plan } from '../crm/index.js';

/** Runs as the platform role: what a business may do is not its own to write. */
export async function updatePlan(sql: Sql, businessId: string, plan: Plan): Promise<void> {
  await sql('update businesses set plan = $2 where id = $1', [businessId, plan]);
}

/** To the end of the transaction nobody else changes it. */
export async function lockPlan(sql: Sql, businessId: string): Promise<Plan | undefined> {
  const [row] = await sql<{ plan: Plan }>(
    'select plan from businesses where id = $1 for no key update',
    [businessId],
  );
  return row?.plan;
}
