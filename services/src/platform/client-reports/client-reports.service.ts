import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase } from '../database/index.js';
import { DAY_MS, WEEK_MS } from '../time/durations.js';
import type { ClientLoad, ClientReport } from './client-reports.dto.js';
import {
  deleteReportsBefore,
  findLoads,
  findReports,
  insertLoads,
  insertReport,
  type ReportRow,
  type VersionLoads,
} from './client-reports.queries.js';

const KEPT_MS = WEEK_MS;

/** What browsers say of the remotes they load: how long it took, and what failed. */
@Injectable()
export class ClientReports {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  /** What a page threw while it was shown is in the log; its data may be odd, the release is not judged by it. */
  async addFailure(report: ClientReport): Promise<void> {
    if (report.kind === 'render') return;
    await insertReport(this.db.sql, report, this.clock.now());
  }

  addLoads(loads: ClientLoad[]): Promise<void> {
    return insertLoads(this.db.sql, loads, this.clock.now());
  }

  /** Of the last 24 hours, by remote and version. */
  loads(): Promise<VersionLoads[]> {
    return findLoads(this.db.sql, this.ago(DAY_MS));
  }

  /** The last `limit` of each remote, the newest first. */
  failures(remotes: string[], limit: number): Promise<ReportRow[]> {
    return findReports(this.db.sql, remotes, limit, this.ago(KEPT_MS));
  }

  purge(): Promise<void> {
    return deleteReportsBefore(this.db.sql, this.ago(KEPT_MS));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
