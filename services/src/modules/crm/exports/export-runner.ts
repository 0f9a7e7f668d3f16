import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Sql } from '../../../platform/database/index.js';
import { fromPostgres } from '../../../platform/errors/postgres-errors.js';
import { TakenOver, Worker, type Attempt, type Result } from '../../../platform/jobs/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { piecesOf } from './export-file.js';
import { sheetsOf } from './export-sheets.js';
import {
  addPiece,
  beginRun,
  endRun,
  findExportOfJob,
  markFailed,
  type Run,
} from './exports.queries.js';

/**
 * Background jobs that write export files from one snapshot, piece by piece. If a process is killed,
 * another one restarts the file.
 */
@Injectable()
export class ExportRunner implements OnModuleInit {
  private readonly logger = new Logger(ExportRunner.name);

  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly worker: Worker,
  ) {}

  onModuleInit(): void {
    this.worker.handle('export', (id, attempt) => this.run(id, attempt));
  }

  private async run(id: string, { isLast, stopping }: Attempt): Promise<Result> {
    const context = await findExportOfJob(this.platform.sql, id);
    if (!context) return;
    const { businessId } = context;
    try {
      await this.make(context, id, stopping);
    } catch (error) {
      if (error instanceof TakenOver) throw error;
      // An unavailable database or a stopping process is worth a retry; any other error is permanent.
      const isPassing = stopping.aborted || fromPostgres(error)?.statusCode === 503;
      if (isPassing && !isLast) throw error;
      this.logger.error(error);
      await this.db.tx(context, ({ sql }) => markFailed(sql, businessId, id));
      return 'failed';
    }
  }

  private async make(context: BusinessContext, id: string, stopping: AbortSignal): Promise<void> {
    const { businessId } = context;
    const runId = randomUUID();
    const inRun = async <T>(step: (sql: Sql, run: Run) => Promise<T>) =>
      this.db.tx(context, ({ sql }) => step(sql, { businessId, id, runId, now: this.clock.now() }));
    const order = await inRun(beginRun);
    if (!order) return;
    const { sheets, sources } = sheetsOf(order, context, this.clock.now());
    await this.db.readInSteps(context, async (snapshot) => {
      for await (const piece of piecesOf(snapshot, { format: order.format, sheets }, sources)) {
        stopping.throwIfAborted();
        // Written on another connection, so that the waiting person sees the progress.
        if (!(await inRun((sql, run) => addPiece(sql, run, piece)))) throw new TakenOver();
      }
    });
    if (!(await inRun(endRun))) throw new TakenOver();
  }
}
