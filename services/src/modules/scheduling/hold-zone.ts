import type { Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';

/**
 * The context with the zone that the business has now. A session's zone may be older than the transaction. Nobody changes
 * the zone until the transaction ends: who changes it locks the business's row `for update`.
 */
export async function holdZone<Context extends BusinessContext>(
  sql: Sql,
  context: Context,
): Promise<Context> {
  const [row] = await sql<{ timeZone: string }>(
    'select time_zone as "timeZone" from businesses where id = $1 for key share',
    [context.businessId],
  );
  return { ...context, timeZone: row?.timeZone ?? context.timeZone };
}
