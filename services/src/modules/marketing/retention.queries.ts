import type { Sql } from '../../platform/database/index.js';

/** Runs as the platform role. */
export async function deleteWrittenBefore(sql: Sql, before: Date): Promise<void> {
  await sql('delete from contact_messages where created_at < $1', [before]);
  await sql('delete from job_applications where created_at < $1', [before]);
}
