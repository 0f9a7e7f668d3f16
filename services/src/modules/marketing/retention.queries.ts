import type { Sql } from '../../platform/database/index.js';
import { purge } from '../../platform/purge/purge.queries.js';

/** Runs as the platform role. */
export async function deleteWrittenBefore(sql: Sql, before: Date): Promise<void> {
  for (const table of ['contact_messages', 'job_applications']) {
    const old = { table, key: 'id', where: 'created_at < $1', by: 'created_at' };
    await purge(sql, old, [before]);
  }
}
