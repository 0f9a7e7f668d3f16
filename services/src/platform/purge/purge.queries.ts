import type { Sql } from '../database/index.js';
import { inBatches } from './in-batches.js';

/** What a purge is about. Found by an index, changed by its key. */
export interface Stale {
  table: string;
  /** The columns of its primary key. */
  key: string;
  where: string;
  /** What the oldest are known by: they go first. */
  by: string;
  /** Without it, they are deleted; with it, they must not be found again. */
  set?: string;
}

/** At most so many of them. Answers how many. */
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

/** All of them, in batches: outside of a transaction, so that each is one of its own. */
export function purge(sql: Sql, stale: Stale, parameters: unknown[] = []): Promise<void> {
  return inBatches((limit) => purgeSome(sql, stale, parameters, limit));
}
