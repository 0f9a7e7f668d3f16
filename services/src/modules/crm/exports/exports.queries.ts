import type { Sql } from '../../../platform/database/index.js';

/** Whoever downloads slowly keeps the transaction waiting between two batches. */
export async function allowSlowReader(sql: Sql): Promise<void> {
  await sql(`set local idle_in_transaction_session_timeout = '60s'`);
}

/** One export of a business at a time, whichever replica makes it; it ends with the transaction. */
export async function lockExport(sql: Sql, businessId: string): Promise<boolean> {
  const [row] = await sql<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('export ' || $1::text, 0)) as locked`,
    [businessId],
  );
  return row?.locked ?? false;
}

export interface ExportedFact {
  label: string;
  value: string;
}

export const businessFacts = (businessId: string) => ({
  text: `select f.label, f.value from businesses b cross join lateral (values
       ('Name', b.name), ('Email', b.email), ('Phone', b.phone), ('Address', b.address),
       ('Website', b.website), ('Description', b.description), ('Time zone', b.time_zone)
     ) as f (label, value) where b.id = $1`,
  parameters: [businessId],
});
