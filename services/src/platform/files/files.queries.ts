import { insertRows, type Sql } from '../database/index.js';

export interface StoredFile {
  id: string;
  content_type: string;
  size: number;
  /** Null if the bytes are in the bucket. */
  bytes: Buffer | null;
  created_at: Date;
}

const COLUMNS = ['id', 'content_type', 'size', 'bytes', 'created_at'] as const;

export const insertFiles = (sql: Sql, businessId: string, files: StoredFile[]): Promise<void> =>
  insertRows(sql, businessId, 'stored_files', COLUMNS, files);

export interface Removal {
  businessId: string;
  id: string;
}

/** Schedules an object's deletion, unless `cancelRemovals` comes first. */
export async function insertRemoval(
  sql: Sql,
  { businessId, id }: Removal,
  dueAt: Date,
): Promise<void> {
  await sql(
    `insert into file_removals (business_id, id, due_at) values ($1, $2, $3)
     on conflict do nothing`,
    [businessId, id, dueAt],
  );
}

export async function cancelRemovals(sql: Sql, businessId: string, ids: string[]): Promise<void> {
  await sql('delete from file_removals where business_id = $1 and id = any($2)', [businessId, ids]);
}

/** Due removals, locked so that two processes do not delete the same objects. */
export function lockDueRemovals(sql: Sql, now: Date, limit: number): Promise<Removal[]> {
  return sql<Removal>(
    `select business_id as "businessId", id from file_removals where due_at <= $1
     order by due_at limit $2 for update skip locked`,
    [now, limit],
  );
}

/** Total bytes of a business's files, including those in the bucket. */
export async function sumOfSizes(sql: Sql, businessId: string): Promise<number> {
  const [row] = await sql<{ bytes: string }>(
    'select coalesce(sum(size), 0) as bytes from stored_files where business_id = $1',
    [businessId],
  );
  return Number(row?.bytes ?? 0);
}
