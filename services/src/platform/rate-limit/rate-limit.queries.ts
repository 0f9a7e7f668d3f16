import type { Sql } from '../database/index.js';
import { purge } from '../purge/purge.queries.js';

/** Deletes expired counters. */
export function deleteExpired(sql: Sql, now: Date): Promise<void> {
  const expired = { table: 'rate_limits', key: 'key', where: 'expire <= $1', by: 'expire' };
  return purge(sql, expired, [now.getTime()]);
}
