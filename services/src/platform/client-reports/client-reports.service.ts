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
import { Hourly } from '../jobs/index.js';

const KEPT_MS = WEEK_MS;

/** Load times and failures of remotes, as browsers report them. */
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
   * Records a failure. A page that fails in every version has bad data, so only a metric is counted. A
   * failure of a single version is stored for the canary watch.
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
      // Initializes the error counter, because a rate needs two samples.
      this.metrics.remoteErrors.inc({ ...name, kind: 'load' }, 0);
    }
    return insertLoads(this.db.sql, loads, { network, at: this.clock.now() });
  }

  /** Load times of the last 24 hours by remote and version. */
  loads(): Promise<VersionLoads[]> {
    return findLoads(this.db.sql, this.ago(DAY_MS));
  }

  /** Latest `limit` failures of each remote, newest first. */
  failures(remotes: string[], limit: number): Promise<ReportRow[]> {
    return findReports(this.db.sql, remotes, limit, this.ago(KEPT_MS));
  }

  @Hourly('client-reports')
  purge(): Promise<void> {
    return deleteReportsBefore(this.db.sql, this.ago(KEPT_MS));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
