import type { Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';

/**
 * The context with the business's current zone, which may be newer than the session's. The zone cannot
 * change until the transaction ends, because changing it locks the business's row `for update`.
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
