import type { Sql } from '../../platform/database/index.js';

/** Where what visitors send is kept, with the address it came from. */
export type VisitorTable = 'contact_messages' | 'job_applications';

/** Makes what comes from one address wait for each other, until the transaction ends. */
export async function lockAddress(sql: Sql, table: VisitorTable, address: string): Promise<void> {
  await sql(`select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`, [table, address]);
}

/** When the address sent its n-th latest, if that was after `since`. */
export async function findNthLatest(
  sql: Sql,
  table: VisitorTable,
  address: string,
  n: number,
  since: Date,
): Promise<Date | undefined> {
  const [row] = await sql<{ createdAt: Date }>(
    `select created_at as "createdAt" from ${table}
     where address = $1 and created_at > $2
     order by created_at desc offset $3 limit 1`,
    [address, since, n - 1],
  );
  return row?.createdAt;
}
