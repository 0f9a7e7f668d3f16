import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import { Metrics } from '../metrics/index.js';
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
import { Published } from './published.js';

const KEPT_MS = WEEK_MS;

/** What browsers say of the remotes they load: how long it took, and what failed. */
@Injectable()
export class ClientReports {
  private readonly published: Published;

  constructor(
    config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    this.published = new Published(config.webRoot);
  }

  /**
   * What a page threw in whatever version is in the log: its data is odd. What one version threw alone is kept for
   * the watch over canaries.
   */
  async addFailure(report: ClientReport, network: string): Promise<void> {
    const kind = report.kind ?? 'load';
    this.metrics.remoteErrors.inc({ ...this.published.nameOf(report), kind });
    if (kind === 'page') return;
    await insertReport(this.db.sql, report, { network, at: this.clock.now() });
  }

  addLoads(loads: ClientLoad[], network: string): Promise<void> {
    for (const load of loads) {
      const name = this.published.nameOf(load);
      this.metrics.remoteLoads.observe(name, load.ms / 1000);
      // A rate is seen from the second value on: the first error shall not be the first.
      this.metrics.remoteErrors.inc({ ...name, kind: 'load' }, 0);
    }
    return insertLoads(this.db.sql, loads, { network, at: this.clock.now() });
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
