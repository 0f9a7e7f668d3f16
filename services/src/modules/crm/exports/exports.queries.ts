import type { Sql } from '../../../platform/database/index.js';
import { purgeSome } from '../../../platform/purge/purge.queries.js';
import type { BusinessContext, Person } from '../../../platform/tenancy/context.js';
import type { AppointmentFilter } from '../../scheduling/index.js';
import type { ContactFilter } from '../dto/contact.dto.js';
import type { Exported, ExportFormat, ExportStatus } from '../dto/export.dto.js';

export interface ExportOrder {
  what: Exported;
  format: ExportFormat;
  filter: ContactFilter & AppointmentFilter;
}

export interface ExportRecord extends ExportOrder {
  id: string;
  status: ExportStatus;
  fileName: string;
  rows: number;
  pieces: number;
  bytes: number;
  createdAt: Date;
  expiresAt: Date;
}

const COLUMNS = `id, what, format, filter, status, file_name as "fileName", rows, pieces,
  bytes::float8 as bytes, created_at as "createdAt", expires_at as "expiresAt"`;

const UNDER_WAY = `(status in ('waiting', 'running'))`;

/** Adds an export. False if another export of the business is in progress. */
export async function insertExport(
  sql: Sql,
  { businessId, userId }: Person,
  asked: ExportOrder & { id: string; fileName: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { id, what, format, filter, fileName, now, expiresAt } = asked;
  const rows = await sql(
    `insert into exports (business_id, id, user_id, what, format, filter, file_name, status,
       created_at, touched_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8, $8, $9)
     on conflict (business_id) where ${UNDER_WAY} do nothing returning id`,
    [businessId, id, userId, what, format, JSON.stringify(filter), fileName, now, expiresAt],
  );
  return rows.length === 1;
}

/** The person's identical export that is still in progress. */
export async function findSameUnderWay(
  sql: Sql,
  { businessId, userId }: Person,
  { what, format, filter }: ExportOrder,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>(
    `select id from exports where business_id = $1 and ${UNDER_WAY}
       and user_id = $2 and what = $3 and format = $4 and filter = $5::jsonb`,
    [businessId, userId, what, format, JSON.stringify(filter)],
  );
  return row?.id;
}

/** An export that has not expired, visible only to the person who requested it. */
export async function findExport(
  sql: Sql,
  { businessId, userId }: Person,
  id: string,
  now: Date,
): Promise<ExportRecord | undefined> {
  const [row] = await sql<ExportRecord>(
    `select ${COLUMNS} from exports
     where business_id = $1 and id = $2 and user_id = $3 and expires_at > $4`,
    [businessId, id, userId, now],
  );
  return row;
}

export async function findPiece(
  sql: Sql,
  businessId: string,
  id: string,
  number: number,
): Promise<Buffer | undefined> {
  const [row] = await sql<{ bytes: Buffer }>(
    `select bytes from export_pieces where business_id = $1 and export_id = $2 and number = $3`,
    [businessId, id, number],
  );
  return row?.bytes;
}

/** Runs as the platform role, because a job has no tenant. */
export async function findExportOfJob(sql: Sql, jobId: string) {
  const [row] = await sql<BusinessContext>(
    `select e.business_id as "businessId", b.time_zone as "timeZone"
     from exports e join businesses b on b.id = e.business_id where e.id = $1`,
    [jobId],
  );
  return row;
}

/** A run of an export. A newer run takes over, and the older one notices at its next piece. */
export interface Run {
  businessId: string;
  id: string;
  runId: string;
  now: Date;
}

/** Starts an export from the beginning. Undefined if it has already ended. */
export async function beginRun(
  sql: Sql,
  { businessId, id, runId, now }: Run,
): Promise<ExportOrder | undefined> {
  const [row] = await sql<ExportOrder>(
    `update exports set status = 'running', run_id = $3, touched_at = $4,
       rows = 0, pieces = 0, bytes = 0
     where business_id = $1 and id = $2 and ${UNDER_WAY} returning what, format, filter`,
    [businessId, id, runId, now],
  );
  if (row) await deletePieces(sql, businessId, id);
  return row;
}

/** Adds a piece. False if another run has taken over. */
export async function addPiece(
  sql: Sql,
  { businessId, id, runId, now }: Run,
  { bytes, rows }: { bytes: Uint8Array; rows: number },
): Promise<boolean> {
  const [mine] = await sql<{ pieces: number }>(
    `update exports set rows = $5, pieces = pieces + 1, bytes = bytes + $6, touched_at = $4
     where business_id = $1 and id = $2 and run_id = $3 and status = 'running' returning pieces`,
    [businessId, id, runId, now, rows, bytes.length],
  );
  if (!mine) return false;
  await sql(
    `insert into export_pieces (business_id, export_id, number, bytes) values ($1, $2, $3, $4)`,
    [businessId, id, mine.pieces, bytes],
  );
  return true;
}

export async function endRun(sql: Sql, { businessId, id, runId, now }: Run): Promise<boolean> {
  const rows = await sql(
    `update exports set status = 'done', finished_at = $4, touched_at = $4
     where business_id = $1 and id = $2 and run_id = $3 and status = 'running' returning id`,
    [businessId, id, runId, now],
  );
  return rows.length === 1;
}

export async function markFailed(sql: Sql, businessId: string, id: string): Promise<void> {
  const rows = await sql(
    `update exports set status = 'failed' where business_id = $1 and id = $2 and ${UNDER_WAY}
     returning id`,
    [businessId, id],
  );
  if (rows.length > 0) await deletePieces(sql, businessId, id);
}

/** Fails an abandoned export, which would block new ones. */
export async function failStalled(sql: Sql, businessId: string, before: Date): Promise<void> {
  const rows = await sql<{ id: string }>(
    `update exports set status = 'failed'
     where business_id = $1 and ${UNDER_WAY} and touched_at < $2 returning id`,
    [businessId, before],
  );
  for (const { id } of rows) await deletePieces(sql, businessId, id);
}

async function deletePieces(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql('delete from export_pieces where business_id = $1 and export_id = $2', [
    businessId,
    id,
  ]);
}

/** Deletes all finished exports except the latest, with their pieces. */
export async function deleteAllBut(sql: Sql, businessId: string, kept: number): Promise<void> {
  await sql(
    `delete from exports where business_id = $1 and id in (
       select id from exports where business_id = $1 and not ${UNDER_WAY}
       order by created_at desc, id offset $2)`,
    [businessId, kept],
  );
}

/** Runs as the platform role for all tenants. Pieces are deleted by cascade. */
export function deleteExpiredExports(sql: Sql, before: Date, limit: number): Promise<number> {
  const where = 'expires_at < $1';
  const old = { table: 'exports', key: 'business_id, id', where, by: 'expires_at' };
  return purgeSome(sql, old, [before], limit);
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
