import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Tx } from '../../../platform/database/index.js';
import {
  AppError,
  conflict,
  invalidFields,
  orNotFound,
  tooManyRequests,
} from '../../../platform/errors/app-error.js';
import { Hourly, JobQueue, Worker } from '../../../platform/jobs/index.js';
import { inBatches } from '../../../platform/purge/in-batches.js';
import type { FileDownload } from '../../../platform/spreadsheets/download.js';
import type { Person, Principal } from '../../../platform/tenancy/context.js';
import { DAY_MS, HOUR_MS } from '../../../platform/time/durations.js';
import { today } from '../../../platform/time/zone.js';
import type { Export, ExportInput } from '../dto/export.dto.js';
import {
  deleteAllBut,
  deleteExpiredExports,
  failStalled,
  findExport,
  findPiece,
  findSameUnderWay,
  insertExport,
  type ExportOrder,
  type ExportRecord,
} from './exports.queries.js';

const WHAT = 'This export';
const KEPT_MS = DAY_MS;
/** Grace period for downloads that started before the export expired. */
const GRACE_MS = HOUR_MS;
/** Finished exports that a business keeps, besides the one in progress. */
const MOST_KEPT = 4;
/** Longer than all retries of its job together, so the export is abandoned. */
const STALLED_MS = HOUR_MS / 2;
/** Exports deleted in one batch. Each has up to some hundred pieces. */
const PURGED_AT_ONCE = 5;
const RETRY_SECONDS = 30;

const FIRST_LOOK_MS = 20;
const LAST_LOOK_MS = 1_000;
const LONGEST_WAIT_MS = HOUR_MS / 6;

const BASE = { everything: 'clearcoat-export', customers: 'customers' };
const PROBLEM = 'Your export failed. Please try again.';

/** Exports of a business's data, available on every plan. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly worker: Worker,
    private readonly audit: AuditTrail,
  ) {}

  /** Starts an export. A repeated request returns the one in progress. */
  async start(person: Principal, input: ExportInput): Promise<Export> {
    const order = orderOf(input);
    const id = await this.db.tx(
      person,
      async (tx) => (await this.insert(tx, person, order)) ?? this.underWay(tx, person, order),
    );
    this.worker.wake('export');
    return this.get(person, id);
  }

  async get(person: Principal, id: string): Promise<Export> {
    return answerOf(await this.find(person, id));
  }

  /** A finished file as a stream. No transaction stays open between two pieces. */
  async file(person: Principal, id: string): Promise<FileDownload> {
    const { fileName, format, status, bytes, pieces } = await this.find(person, id);
    if (status === 'failed') throw conflict(PROBLEM);
    if (status !== 'done') throw conflict('Your export is not ready yet. Please wait a moment.');
    const content = Readable.from(this.pieces(person, id, pieces));
    return { name: fileName, format, content, length: bytes };
  }

  /**
   * Starts an export and waits until the file is ready.
   *
   * @param isGone - whether nobody waits any more
   */
  async whole(person: Principal, input: ExportInput, isGone: () => boolean): Promise<FileDownload> {
    const { id } = await this.start(person, input);
    let [pause, waited] = [FIRST_LOOK_MS, 0];
    while (isUnderWay(await this.find(person, id)) && !isGone()) {
      if (waited > LONGEST_WAIT_MS) throw takesLong();
      await delay(pause);
      waited += pause;
      pause = Math.min(pause * 2, LAST_LOOK_MS);
    }
    return this.file(person, id);
  }

  /** Deletes expired exports of all businesses. */
  @Hourly('exports')
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - GRACE_MS);
    await inBatches(
      (limit) => deleteExpiredExports(this.platform.sql, before, limit),
      PURGED_AT_ONCE,
    );
  }

  /** Adds an export. Undefined if another export of the business is in progress. */
  private async insert(tx: Tx, person: Principal, order: ExportOrder): Promise<string | undefined> {
    const { businessId, timeZone } = person;
    const { sql } = tx;
    const now = this.clock.now();
    await failStalled(sql, businessId, new Date(now.getTime() - STALLED_MS));
    const id = randomUUID();
    const file = BASE[order.what];
    const fileName = `${file}-${today(now, timeZone)}.${order.format}`;
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    if (!(await insertExport(sql, person, { ...order, id, fileName, now, expiresAt }))) return;
    await deleteAllBut(sql, businessId, MOST_KEPT);
    const details = { file, format: order.format };
    const deed = { action: 'data.exported', subjectId: businessId, details };
    await this.audit.record(tx, person, deed);
    await this.queue.send(sql, 'export', id);
    return id;
  }

  private async underWay({ sql }: Tx, person: Person, order: ExportOrder): Promise<string> {
    const id = await findSameUnderWay(sql, person, order);
    if (id === undefined) throw oneAtATime();
    return id;
  }

  private async *pieces(person: Principal, id: string, count: number) {
    for (let number = 1; number <= count; number++) {
      const piece = await this.db.read(person, (sql) =>
        findPiece(sql, person.businessId, id, number),
      );
      if (!piece) throw new Error('An export was removed while it was downloaded.');
      yield piece;
    }
  }

  private async find(person: Principal, id: string): Promise<ExportRecord> {
    const now = this.clock.now();
    return orNotFound(await this.db.read(person, (sql) => findExport(sql, person, id, now)), WHAT);
  }
}

const isUnderWay = ({ status }: ExportRecord) => status === 'waiting' || status === 'running';

const oneAtATime = () =>
  tooManyRequests(
    "An export of your business is already running. Please wait until it's done.",
    RETRY_SECONDS,
  );

const takesLong = () =>
  new AppError({
    statusCode: 503,
    code: 'unavailable',
    message: 'Your export takes longer than usual. Please try again in a few minutes.',
  });

function orderOf({ what, format, ...filter }: ExportInput): ExportOrder {
  if (what === 'customers') return { what, format: format ?? 'csv', filter };
  if (format === 'csv') throw invalidFields({ format: 'Everything comes as an Excel workbook' });
  return { what, format: 'xlsx', filter };
}

function answerOf({ filter: _filter, pieces: _pieces, ...found }: ExportRecord): Export {
  return {
    ...found,
    problem: found.status === 'failed' ? PROBLEM : null,
    createdAt: found.createdAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
  };
}
