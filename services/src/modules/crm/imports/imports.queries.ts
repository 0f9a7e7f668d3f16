import { insertRows, type Sql } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { purgeSome } from '../../../platform/purge/purge.queries.js';
import type { ImportColumn, ImportOptions, ImportSource, ImportStatus } from '../dto/import.dto.js';
import type { SheetRow } from '../../../platform/spreadsheets/sheet-row.js';

export interface ImportRecord {
  id: string;
  fileName: string;
  columns: ImportColumn[];
  source: ImportSource;
  options: ImportOptions | null;
  status: ImportStatus;
  rows: number;
  done: number;
  added: number;
  updated: number;
  skipped: number;
  failed: number;
  kept: number;
  visitsKept: number;
  leftOut: number;
  unnamed: number;
  createdAt: Date;
  touchedAt: Date;
}

/** Number of rows whose history was left out. Rows are counted only for files with a history column. */
const VISITS_KEPT = `case when options -> 'mapping' ?| array['lastVisit', 'totalSpent'] then (
    select count(*) from contact_import_rows r
    where r.business_id = contact_imports.business_id and r.import_id = contact_imports.id
      and r.after ? 'visitsKept')::integer else 0 end`;

const columns = (
  done: string,
) => `id, file_name as "fileName", columns, source, options, status, rows,
  ${done} as done, added, updated, skipped, failed, kept, ${VISITS_KEPT} as "visitsKept", left_out as "leftOut", unnamed,
  created_at as "createdAt", touched_at as "touchedAt"`;

const COLUMNS = columns('done');

/**
 * Progress of a running import, from its own table, since the import's transaction is not visible yet.
 */
const SHOWN = columns(`case when status = 'running' then coalesce((
    select p.done from contact_import_progress p
    where p.business_id = contact_imports.business_id and p.import_id = contact_imports.id
  ), done) else done end`);

/**
 * Condition that hides imports not started within a day, purged or not; $2 is the start of that day.
 */
const LIVING = `(status <> 'uploaded' or created_at > $2)`;

/** Small enough that serializing a statement does not block the process. */
const ROWS_A_STATEMENT = 500;
const ROW_COLUMNS = ['import_id', 'position', 'row_number', 'cells'] as const;

export async function insertImport(
  sql: Sql,
  businessId: string,
  staged: Pick<ImportRecord, 'id' | 'fileName' | 'columns' | 'source'> & {
    rows: SheetRow[];
    now: Date;
  },
): Promise<void> {
  const { id, fileName, columns, source, rows, now } = staged;
  await sql(
    `insert into contact_imports
       (business_id, id, file_name, columns, source, status, rows, created_at, touched_at)
     values ($1, $2, $3, $4, $5, 'uploaded', $6, $7, $7)`,
    [businessId, id, fileName, JSON.stringify(columns), JSON.stringify(source), rows.length, now],
  );
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const some = rows.slice(from, from + ROWS_A_STATEMENT).map((row, index) => ({
      import_id: id,
      position: from + index,
      row_number: row.number,
      cells: JSON.stringify(row.cells),
    }));
    await insertRows(sql, businessId, 'contact_import_rows', ROW_COLUMNS, some);
  }
}

export function findImports(sql: Sql, businessId: string, since: Date, limit: number) {
  return sql<ImportRecord>(
    `select ${SHOWN} from contact_imports where business_id = $1 and ${LIVING}
     order by created_at desc, id limit $3`,
    [businessId, since, limit],
  );
}

export async function findImport(sql: Sql, businessId: string, since: Date, id: string) {
  const [row] = await sql<ImportRecord>(
    `select ${SHOWN} from contact_imports where business_id = $1 and id = $3 and ${LIVING}`,
    [businessId, since, id],
  );
  return row;
}

/**
 * Stored record, in a query of its own: a distributed database refuses subqueries in locking or
 * updating statements.
 */
async function readStored(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<ImportRecord>(
    `select ${COLUMNS} from contact_imports where business_id = $1 and id = $2`,
    [businessId, id],
  );
  return row;
}

/** Locks an import, so that a run, an undo and a second runner take turns. */
export async function lockImport(sql: Sql, businessId: string, since: Date, id: string) {
  const held = await sql(
    `select id from contact_imports where business_id = $1 and id = $3 and ${LIVING} for no key update`,
    [businessId, since, id],
  );
  return held.length === 1 ? readStored(sql, businessId, id) : undefined;
}

export async function startImport(
  sql: Sql,
  businessId: string,
  started: { id: string; options: ImportOptions; jobId: string; by: string | null; now: Date },
): Promise<void> {
  const { id, options, jobId, by, now } = started;
  await noteProgress(sql, businessId, id, 0);
  await sql(
    `update contact_imports set status = 'running', options = $3, touched_at = $4, job_id = $5,
       started_by = $6
     where business_id = $1 and id = $2`,
    [businessId, id, JSON.stringify(options), now, jobId, by],
  );
}

export async function noteProgress(sql: Sql, businessId: string, id: string, done: number) {
  await sql(
    `insert into contact_import_progress (business_id, import_id, done) values ($1, $2, $3)
     on conflict (business_id, import_id) do update set done = excluded.done`,
    [businessId, id, done],
  );
}

export interface StartedImport extends BusinessContext {
  id: string;
  userId?: string;
}

/** Runs as the platform role, because a job has no tenant. */
export async function findImportOfJob(sql: Sql, jobId: string) {
  const [row] = await sql<StartedImport>(
    `select i.id, i.business_id as "businessId", i.started_by as "userId",
       b.time_zone as "timeZone"
     from contact_imports i join businesses b on b.id = i.business_id where i.job_id = $1`,
    [jobId],
  );
  return row;
}

/**
 * Fails an abandoned import. An import in progress is locked and skipped. False if nothing was failed.
 */
export async function failStalled(sql: Sql, businessId: string, id: string, before: Date) {
  const rows = await sql(
    `update contact_imports set status = 'failed' where business_id = $1 and id in (
       select id from contact_imports
       where business_id = $1 and id = $2 and status = 'running' and touched_at < $3
       for no key update skip locked)
     returning id`,
    [businessId, id, before],
  );
  return rows.length === 1;
}

export interface Progress {
  done: number;
  added: number;
  updated: number;
  skipped: number;
  failed: number;
  leftOut: number;
  unnamed: number;
}

export async function saveProgress(
  sql: Sql,
  businessId: string,
  id: string,
  { done, added, updated, skipped, failed, leftOut, unnamed }: Progress,
  now: Date,
): Promise<ImportRecord | undefined> {
  await sql(
    `update contact_imports set done = done + $3, added = added + $4, updated = updated + $5,
       skipped = skipped + $6, failed = failed + $7, touched_at = $8, left_out = left_out + $9,
       unnamed = unnamed + $10,
       status = case when done + $3 >= rows then 'done' else status end
     where business_id = $1 and id = $2`,
    [businessId, id, done, added, updated, skipped, failed, now, leftOut, unnamed],
  );
  return readStored(sql, businessId, id);
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

/** Runs as the platform role for all tenants. Rows are deleted by cascade. */
export function deleteOldImports(
  sql: Sql,
  { uploadedBefore, createdBefore }: { uploadedBefore: Date; createdBefore: Date },
  limit: number,
): Promise<number> {
  const where = `created_at < $1 and (status = 'uploaded' or created_at < $2)`;
  const old = { table: 'contact_imports', key: 'business_id, id', where, by: 'created_at' };
  return purgeSome(sql, old, [uploadedBefore, createdBefore], limit);
}
