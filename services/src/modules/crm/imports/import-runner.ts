import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Sql, type Tx } from '../../../platform/database/index.js';
import { fromPostgres } from '../../../platform/errors/postgres-errors.js';
import { Worker, type Attempt, type Result } from '../../../platform/jobs/index.js';
import { today } from '../../../platform/time/zone.js';
import { customerLimit, lockSubscription, planFullText } from '../../business/index.js';
import { Notifications, type Actor, type Notice } from '../../notifications/index.js';
import { insertContacts, updateContacts } from '../contacts.queries.js';
import { findVehicleSizes } from '../../scheduling/index.js';
import { followTexts } from '../vehicles/first-vehicle.js';
import { readingOf } from './file-reading.js';
import { writeExtras } from './import-extras.queries.js';
import {
  countLeftOut,
  countUnnamed,
  keysOf,
  planRows,
  type Decision,
  type KnownContact,
} from './import-plan.js';
import { lockKnown, findRows, findFacts, saveDecisions } from './import-rows.queries.js';
import {
  findImportOfJob,
  lockImport,
  markFailed,
  noteProgress,
  saveProgress,
  type ImportRecord,
} from './imports.queries.js';

/** Small enough for visible progress. */
const CHUNK_ROWS = 250;
const EVER = new Date(0);

/**
 * Background jobs that run imports. Each import is one transaction, so a crash leaves nothing behind
 * and the job is retried from its beginning.
 */
@Injectable()
export class ImportRunner implements OnModuleInit {
  private readonly logger = new Logger(ImportRunner.name);

  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly worker: Worker,
    private readonly notifications: Notifications,
    private readonly audit: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.worker.handle('import', (jobId, attempt) => this.run(jobId, attempt));
  }

  private async run(jobId: string, { isLast }: Attempt): Promise<Result> {
    const job = await findImportOfJob(this.platform.sql, jobId);
    if (!job) return;
    const { id, ...actor } = job;
    const { businessId } = actor;
    try {
      await this.db.tx(actor, async (tx) => {
        const found = await lockImport(tx.sql, businessId, EVER, id);
        let left = found?.status === 'running' ? found : undefined;
        while (left) left = await this.runChunk(tx, actor, left);
      });
    } catch (error) {
      // An unavailable database is worth a retry; any other error is permanent.
      const isPassing = fromPostgres(error)?.statusCode === 503;
      if (isPassing && !isLast) throw error;
      this.logger.error(error);
      await this.db.tx(actor, ({ sql }) => markFailed(sql, businessId, id));
      return 'failed';
    }
  }

  /** Processes a chunk. Returns the import while there are rows left. */
  private async runChunk(tx: Tx, actor: Actor, left: ImportRecord) {
    const { sql } = tx;
    const { businessId } = actor;
    const { id } = left;
    const now = this.clock.now();
    const decisions = await this.decide(sql, actor, left, now);
    const added = peopleOf(decisions, 'added').map((person) => ({ ...person, created_at: now }));
    await insertContacts(sql, businessId, added);
    const updated = peopleOf(decisions, 'updated');
    await updateContacts(sql, businessId, updated);
    await followTexts(sql, businessId, idsOf([...added, ...updated]), now);
    const made = await writeExtras(sql, businessId, decisions, now);
    await saveDecisions(sql, businessId, id, decisions, made);
    const saved = await saveProgress(sql, businessId, id, progressOf(decisions), now);
    if (saved) await this.publishProgress(actor, id, saved.done);
    if (saved?.status === 'done') {
      const { added, updated, skipped, failed } = saved;
      const details = { added, updated, skipped, failed };
      await this.audit.record(tx, actor, { action: 'import.finished', subjectId: id, details });
      await this.notifications.notify(tx, actor, noticeOf(saved));
    }
    return saved?.status === 'running' ? saved : undefined;
  }

  /** Written on another connection, because other sessions cannot see the open transaction. */
  private publishProgress(actor: Actor, id: string, done: number): Promise<void> {
    return this.db.tx(actor, ({ sql }) => noteProgress(sql, actor.businessId, id, done));
  }

  private async decide(
    sql: Sql,
    { businessId, timeZone }: Actor,
    { id, options, columns, done }: ImportRecord,
    now: Date,
  ): Promise<Decision[]> {
    if (!options) throw new Error('An import runs without its options.');
    const rows = await findRows(sql, businessId, id, { from: done, limit: CHUNK_ROWS });
    const used = await lockSubscription(sql, businessId);
    if (!used) throw new Error('An import runs without its business.');
    const limit = customerLimit(used.subscription, now);
    const sizes = await findVehicleSizes(sql, businessId);
    const reading = readingOf(columns, options, { sizes, today: today(now, timeZone) });
    const known = await lockKnown(sql, businessId, keysOf(rows, reading));
    const room = limit - used.customers;
    const facts = await findFacts(sql, businessId, id, known);
    const fullText = planFullText(limit);
    const { duplicates } = options;
    return planRows(rows, known, { reading, duplicates, ...facts, room, fullText });
  }
}

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

function noticeOf({ id, fileName, added, updated, failed }: ImportRecord): Notice {
  return {
    kind: 'import.finished',
    title: 'Import finished',
    text: `${fileName}: ${added} added, ${updated} updated, ${failed} failed`,
    link: `/contacts/import?id=${id}`,
  };
}

/** Contacts by their last row in the chunk. */
function peopleOf(decisions: Decision[], outcome: 'added' | 'updated'): KnownContact[] {
  const people = new Map<string, KnownContact>();
  for (const decision of decisions) {
    if (decision.outcome !== outcome || !('contactId' in decision)) continue;
    people.set(decision.contactId, { ...decision.after, id: decision.contactId });
  }
  return [...people.values()];
}

function progressOf(decisions: Decision[]) {
  const count = (outcome: Decision['outcome']) =>
    decisions.filter((decision) => decision.outcome === outcome).length;
  return {
    done: decisions.length,
    added: count('added'),
    updated: count('updated'),
    skipped: count('skipped'),
    failed: count('failed'),
    leftOut: countLeftOut(decisions),
    unnamed: countUnnamed(decisions),
  };
}
