import type { Sql } from '../../../platform/database/index.js';
import type { ImportColumn, ImportOptions, ImportStatus } from '../dto/import.dto.js';
import type { SheetRow } from './import-columns.js';

export interface ImportRecord {
  id: string;
  fileName: string;
  columns: ImportColumn[];
  options: ImportOptions | null;
  status: ImportStatus;
  rows: number;
  done: number;
  added: number;
  updated: number;
  skipped: number;
  failed: number;
  kept: number;
  createdAt: Date;
  touchedAt: Date;
}

const COLUMNS = `id, file_name as "fileName", columns, options, status, rows, done, added, updated,
  skipped, failed, kept, created_at as "createdAt", touched_at as "touchedAt"`;

/** One that was never started is gone after a day, purged or not; $2 is when that day began. */
const LIVING = `business_id = $1 and (status <> 'uploaded' or created_at > $2)`;

/** So few that making them a text holds nobody up. */
const ROWS_A_STATEMENT = 500;

export async function insertImport(
  sql: Sql,
  businessId: string,
  staged: Pick<ImportRecord, 'id' | 'fileName' | 'columns'> & { rows: SheetRow[]; now: Date },
): Promise<void> {
  const { id, fileName, columns, rows, now } = staged;
  await sql(
    `insert into contact_imports
       (business_id, id, file_name, columns, status, rows, created_at, touched_at)
     values ($1, $2, $3, $4, 'uploaded', $5, $6, $6)`,
    [businessId, id, fileName, JSON.stringify(columns), rows.length, now],
  );
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await insertRows(sql, businessId, id, from, rows.slice(from, from + ROWS_A_STATEMENT));
  }
}

async function insertRows(
  sql: Sql,
  businessId: string,
  importId: string,
  from: number,
  rows: SheetRow[],
): Promise<void> {
  await sql(
    `insert into contact_import_rows (business_id, import_id, position, row_number, cells)
     select $1, $2, ($4 + r.position - 1)::integer, (r.row->>'number')::integer, r.row->'cells'
     from jsonb_array_elements($3::jsonb) with ordinality as r(row, position)`,
    [businessId, importId, JSON.stringify(rows), from],
  );
}

export function findImports(sql: Sql, businessId: string, since: Date, limit: number) {
  return sql<ImportRecord>(
    `select ${COLUMNS} from contact_imports where ${LIVING}
     order by created_at desc, id limit $3`,
    [businessId, since, limit],
  );
}

export async function findImport(sql: Sql, businessId: string, since: Date, id: string) {
  const [row] = await sql<ImportRecord>(
    `select ${COLUMNS} from contact_imports where ${LIVING} and id = $3`,
    [businessId, since, id],
  );
  return row;
}

/** Whoever works on an import holds its row: a run, an undo and a second runner take turns. */
export async function lockImport(sql: Sql, businessId: string, since: Date, id: string) {
  const [row] = await sql<ImportRecord>(
    `select ${COLUMNS} from contact_imports where ${LIVING} and id = $3 for no key update`,
    [businessId, since, id],
  );
  return row;
}

export async function startImport(
  sql: Sql,
  businessId: string,
  { id, options, now }: { id: string; options: ImportOptions; now: Date },
): Promise<void> {
  await sql(
    `update contact_imports set status = 'running', options = $3, touched_at = $4
     where business_id = $1 and id = $2`,
    [businessId, id, JSON.stringify(options), now],
  );
}

export interface Progress {
  done: number;
  added: number;
  updated: number;
  skipped: number;
  failed: number;
}

export async function saveProgress(
  sql: Sql,
  businessId: string,
  id: string,
  { done, added, updated, skipped, failed }: Progress,
  now: Date,
): Promise<ImportRecord | undefined> {
  const [row] = await sql<ImportRecord>(
    `update contact_imports set done = done + $3, added = added + $4, updated = updated + $5,
       skipped = skipped + $6, failed = failed + $7, touched_at = $8,
       status = case when done + $3 >= rows then 'done' else status end
     where business_id = $1 and id = $2 returning ${COLUMNS}`,
    [businessId, id, done, added, updated, skipped, failed, now],
  );
  return row;
}

export async function markFailed(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql(
    `update contact_imports set status = 'failed'
     where business_id = $1 and id = $2 and status = 'running'`,
    [businessId, id],
  );
}

export async function markUndone(sql: Sql, businessId: string, id: string, kept: number) {
  await sql(
    `update contact_imports set status = 'undone', kept = $3 where business_id = $1 and id = $2`,
    [businessId, id, kept],
  );
}

/** Runs as the platform role, over all businesses; the rows go along. */
export async function deleteOldImports(
  sql: Sql,
  { uploadedBefore, createdBefore }: { uploadedBefore: Date; createdBefore: Date },
  limit: number,
): Promise<number> {
  const rows = await sql(
    `delete from contact_imports where (business_id, id) in (
       select business_id, id from contact_imports
       where created_at < $2 or (status = 'uploaded' and created_at < $1)
       order by created_at limit $3)
     returning id`,
    [uploadedBefore, createdBefore, limit],
  );
  return rows.length;
}
