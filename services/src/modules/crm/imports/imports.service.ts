import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase } from '../../../platform/database/index.js';
import { conflict, invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import type { SentFile } from '../../../platform/http/uploads.js';
import type { FileDownload } from '../../../platform/spreadsheets/download.js';
import { Hourly, JobQueue } from '../../../platform/jobs/index.js';
import { inBatches } from '../../../platform/purge/in-batches.js';
import { readSpreadsheet } from '../../../platform/spreadsheets/read.js';
import { refused } from '../../../platform/spreadsheets/refusals.js';
import { writeCsv } from '../../../platform/spreadsheets/write-csv.js';
import { truncateStart } from '../../../platform/text/truncate.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.js';
import { DateReader } from '../../../platform/time/written-dates.js';
import { today } from '../../../platform/time/zone.js';
import { customerLimit, findSubscriptionUse, planFullText } from '../../business/index.js';
import type { Actor } from '../../notifications/index.js';
import {
  columnsOfField,
  type ContactImport,
  type ImportCheck,
  type ImportField,
  type ImportOptions,
  type StagedImport,
  type StageOptions,
} from '../dto/import.dto.js';
import { findVehicleSizes } from '../../scheduling/index.js';
import { followTexts, tellContacts } from '../vehicles/first-vehicle.js';
import { assumptionsOf, readingOf } from './file-reading.js';
import { checkOf } from './import-check.js';
import { readSheet } from './import-columns.js';
import { keysOf, planRows } from './import-plan.js';
import {
  findFailedRows,
  findKnown,
  findRows,
  findTouched,
  findFacts,
  undoRows,
} from './import-rows.queries.js';
import { undoExtras } from './undo-extras.queries.js';
import {
  deleteOldImports,
  failStalled,
  findImport,
  findImports,
  insertImport,
  lockImport,
  markUndone,
  startImport,
  type ImportRecord,
} from './imports.queries.js';

const WHAT = 'This import';
const MAX_CUSTOMERS = 5_000;
const LISTED = 20;
/** Retention of files that were never imported, and of imports that can be undone. */
const STAGED_KEPT_MS = DAY_MS;
const IMPORTS_KEPT_MS = 30 * DAY_MS;
/** Longer than all retries of its job together, so the import is abandoned. */
const STALLED_MS = HOUR_MS / 2;
/** Imports deleted in one batch. Each has up to 5,000 rows. */
const PURGED_AT_ONCE = 20;
const LONGEST_FILE_NAME = 200;

const LIMITS = {
  rows: MAX_CUSTOMERS + 1,
  tooManyRows:
    'This file has more than 5,000 rows. Please split it and import one part after the other.',
};

/** Contact imports: upload, dry run, run and undo. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly audit: AuditTrail,
  ) {}

  async stage(
    context: BusinessContext,
    { name, bytes }: SentFile,
    { sheet, headingRow }: StageOptions = {},
  ): Promise<StagedImport> {
    const file = await readSpreadsheet(bytes, LIMITS, sheet);
    const dates = new DateReader(this.today(context));
    const { columns, rows, ...found } = readSheet(file.rows, dates, headingRow);
    if (rows.length === 0) throw refused('There are no customers in this file.');
    if (rows.length > MAX_CUSTOMERS) throw refused(LIMITS.tooManyRows);
    const source = { ...found, sheet: file.name, sheets: file.others };
    const staged = { id: randomUUID(), fileName: tidyFileName(name), columns, source };
    const now = this.clock.now();
    await this.db.tx(context, ({ sql }) =>
      insertImport(sql, context.businessId, { ...staged, rows, now }),
    );
    return { ...staged, rows: rows.length };
  }

  async list(context: BusinessContext): Promise<ContactImport[]> {
    const imports = await this.db.read(context, (sql) =>
      findImports(sql, context.businessId, this.stagedSince(), LISTED),
    );
    return imports.map(answerOf);
  }

  /** An import by id. An abandoned one is marked as failed and can be started again. */
  async get(context: BusinessContext, id: string): Promise<ContactImport> {
    const found = await this.find(context, id);
    const before = new Date(this.clock.now().getTime() - STALLED_MS);
    if (found.status !== 'running' || found.touchedAt >= before) return answerOf(found);
    const { businessId } = context;
    await this.db.tx(context, ({ sql }) => failStalled(sql, businessId, id, before));
    return answerOf(await this.find(context, id));
  }

  /** Dry run of an import. */
  async check(context: BusinessContext, id: string, options: ImportOptions): Promise<ImportCheck> {
    const found = await this.find(context, id);
    if (found.status !== 'uploaded') throw alreadyRun();
    requireColumns(found, options);
    const { businessId } = context;
    return this.db.readInSteps(context, async (sql) => {
      const rows = await findRows(sql, businessId, id);
      const sizes = await findVehicleSizes(sql, businessId);
      const reading = readingOf(found.columns, options, { sizes, today: this.today(context) });
      const known = await findKnown(sql, businessId, keysOf(rows, reading));
      const used = orNotFound(await findSubscriptionUse(sql, businessId), 'This business');
      const limit = customerLimit(used.subscription, this.clock.now());
      const room = limit - used.customers;
      const facts = await findFacts(sql, businessId, id, known);
      const { duplicates } = options;
      const plan = { reading, duplicates, ...facts, room, fullText: planFullText(limit) };
      const assumptions = assumptionsOf(found.columns, options, reading);
      return checkOf(planRows(rows, known, plan), reading, assumptions);
    });
  }

  /**
   * Starts an import. A retry does not start it again. A failed import restarts with its first options.
   */
  async run(context: Actor, id: string, options: ImportOptions): Promise<ContactImport> {
    const { businessId } = context;
    await this.db.tx(context, async ({ sql }) => {
      const found = orNotFound(await lockImport(sql, businessId, this.stagedSince(), id), WHAT);
      if (found.status === 'undone')
        throw conflict('This import was undone. Please start a new one.');
      if (found.status !== 'uploaded' && found.status !== 'failed') return;
      const chosen = found.options ?? options;
      requireColumns(found, chosen);
      const jobId = randomUUID();
      const by = context.userId ?? null;
      const now = this.clock.now();
      await startImport(sql, businessId, { id, options: chosen, jobId, by, now });
      await this.queue.send(sql, 'import', jobId);
    });
    return answerOf(await this.find(context, id));
  }

  /** Undoes an import, after waiting for a running one. */
  async undo(context: Actor, id: string): Promise<ContactImport> {
    const { businessId } = context;
    await this.db.tx(context, async (tx) => {
      const { sql } = tx;
      const { status } = orNotFound(
        await lockImport(sql, businessId, this.stagedSince(), id),
        WHAT,
      );
      if (status === 'undone') return;
      if (status === 'uploaded')
        throw conflict('This import has not run: there is nothing to undo.');
      const now = this.clock.now();
      const { kept, restored } = await undoRows(sql, businessId, id, now);
      await undoExtras(sql, businessId, id, restored, now);
      await followTexts(sql, businessId, await findTouched(sql, businessId, id), now);
      await tellContacts(sql, businessId, restored);
      await markUndone(sql, businessId, id, kept);
      const deed = { action: 'import.undone', subjectId: id, details: { kept } };
      await this.audit.record(tx, context, deed);
    });
    return answerOf(await this.find(context, id));
  }

  async failedRows(context: BusinessContext, id: string): Promise<FileDownload> {
    const { fileName, columns } = await this.find(context, id);
    const rows = await this.db.read(context, (sql) => findFailedRows(sql, context.businessId, id));
    const content = writeCsv(
      [
        ...columns.map(({ index, name }) => ({
          title: name,
          value: ({ cells }: { cells: string[] }) => cells[index] ?? '',
        })),
        { title: 'Problem', value: ({ problem }: { problem: string }) => problem },
      ],
      rows,
    );
    const base = fileName.replace(/\.(csv|xlsx|txt|tsv)$/i, '');
    return { name: `${base} - failed rows.csv`, format: 'csv', content };
  }

  /** Deletes uploads after a day and imports after a month, for all businesses. */
  @Hourly('imports')
  async purge(): Promise<void> {
    const ages = {
      uploadedBefore: this.stagedSince(),
      createdBefore: new Date(this.clock.now().getTime() - IMPORTS_KEPT_MS),
    };
    await inBatches((limit) => deleteOldImports(this.platform.sql, ages, limit), PURGED_AT_ONCE);
  }

  private async find(context: BusinessContext, id: string): Promise<ImportRecord> {
    const since = this.stagedSince();
    return orNotFound(
      await this.db.read(context, (sql) => findImport(sql, context.businessId, since, id)),
      WHAT,
    );
  }

  private today({ timeZone }: BusinessContext): string {
    return today(this.clock.now(), timeZone);
  }

  private stagedSince(): Date {
    return new Date(this.clock.now().getTime() - STAGED_KEPT_MS);
  }
}

const alreadyRun = () => conflict('This import has already run. To import again, choose the file.');

function requireColumns({ columns }: ImportRecord, { mapping }: ImportOptions): void {
  const used = (Object.keys(mapping) as ImportField[]).flatMap((field) =>
    columnsOfField(mapping, field),
  );
  if (used.every((column) => column < columns.length)) return;
  throw invalidFields({ mapping: 'The file has no such column' });
}

const tidyFileName = (name: string) =>
  truncateStart(name.replaceAll(/[\p{C}/\\]/gu, '').trim(), LONGEST_FILE_NAME) || 'contacts.csv';

/** Fallback for imports from before the source was stored. */
const NO_SOURCE = { sheet: '', sheets: [], headingRow: 0, head: [] };

function answerOf(found: ImportRecord): ContactImport {
  const { options: _options, touchedAt: _touchedAt, createdAt, source, ...shown } = found;
  const { status, added, updated } = found;
  const hasRun = status === 'running' || status === 'done' || status === 'failed';
  return {
    ...shown,
    source: { ...NO_SOURCE, ...source },
    createdAt: createdAt.toISOString(),
    canUndo: hasRun && added + updated > 0,
  };
}
