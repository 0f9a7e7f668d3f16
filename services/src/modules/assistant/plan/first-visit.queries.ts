import type { Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';

/** Day of the first completed job. There is no revenue before it to compare with. */
export async function firstVisitDay(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
): Promise<string | undefined> {
  const [row] = await sql<{ day: string | null }>(
    `select to_char(min(starts_at) at time zone $2, 'YYYY-MM-DD') as day
     from appointments where business_id = $1 and status = 'completed'`,
    [businessId, timeZone],
  );
  return row?.day ?? undefined;
}
