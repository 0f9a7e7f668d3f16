import type { Sql } from '../database/index.js';
import { inBatches } from './in-batches.js';

/** Rows to purge, found by an index and changed by primary key. */
export interface Stale {
  table: string;
  /** Primary key columns. */
  key: string;
  where: string;
  /** Column that orders the rows; the oldest ones go first. */
  by: string;
  /**
   * Assignments for an update, after which `where` must no longer match. Default: the rows are deleted.
   */
  set?: string;
}

/** Purges up to `limit` rows and returns their number. */
export async function purgeSome(
  sql: Sql,
  { table, key, where, by, set }: Stale,
  parameters: unknown[],
  limit: number,
): Promise<number> {
  const change = set === undefined ? `delete from ${table}` : `update ${table} set ${set}`;
  const rows = await sql(
    `${change} where (${key}) in (
       select ${key} from ${table} where ${where}
       order by ${by} limit $${parameters.length + 1})
     returning 1`,
    [...parameters, limit],
  );
  return rows.length;
}

/** Purges all rows in batches. Must run outside a transaction, so that each batch is its own. */
export function purge(sql: Sql, stale: Stale, parameters: unknown[] = []): Promise<void> {
  return inBatches((limit) => purgeSome(sql, stale, parameters, limit));
}
