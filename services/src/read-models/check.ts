import type { Sql } from '../platform/database/index.js';
import { forEachBusiness, type Report } from './each-business.js';
import { MODELS } from './models.js';

/** Derived table with rows that differ from the base tables. */
export interface Drift {
  table: string;
  businesses: number;
  rows: number;
}

/**
 * One statement, so that both sides are of one snapshot while others write. Missing, surplus and wrong
 * rows; a wrong row counts once.
 */
const differing = ({ kept, naive }: { kept: string; naive: string }) => `
  with kept as (${kept}), naive as (${naive})
  select greatest(
    (select count(*) from (select * from kept except all select * from naive) surplus),
    (select count(*) from (select * from naive except all select * from kept) missing)
  )::int as rows`;

/** Compares all derived tables of all businesses with the base tables, as the owner. */
export async function findDrift(sql: Sql, report: Report): Promise<Drift[]> {
  const found = Object.keys(MODELS).map((table) => ({ table, businesses: 0, rows: 0 }));
  await forEachBusiness(sql, report, async (businessId, tell) => {
    for (const drift of found) {
      const model = MODELS[drift.table];
      if (!model) continue;
      const [row] = await sql<{ rows: number }>(differing(model), [businessId]);
      if (!row?.rows) continue;
      drift.businesses += 1;
      drift.rows += row.rows;
      tell(drift.table);
    }
  });
  return found.filter(({ rows }) => rows > 0);
}
