import type { Sql } from '../database/index.js';

/** Those that count for nothing any more. */
export async function deleteExpired(sql: Sql, now: Date): Promise<void> {
  await sql('delete from rate_limits where expire <= $1', [now.getTime()]);
}
