import { Injectable } from '@nestjs/common';
import { Published } from '../client-reports/index.js';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import { Metrics } from '../metrics/index.js';
import { DAY_MS, WEEK_MS } from '../time/durations.js';
import { templateOf } from './anonymous.js';
import type { ClientError, ClientVital } from './client-health.dto.js';
import {
  countError,
  deleteHealthBefore,
  findErrors,
  findVitals,
  insertVitals,
  type ErrorGroup,
  type RouteVitals,
} from './client-health.queries.js';
import { known } from './fingerprint.js';
import { Sources } from './sources.js';
import { Hourly } from '../jobs/index.js';

const KEPT_MS = WEEK_MS;

/** Uncaught errors and web vitals reported by browsers. */
@Injectable()
export class ClientHealth {
  private readonly published: Published;
  private readonly sources: Sources;

  constructor(
    config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    this.published = new Published(config.webRoot);
    this.sources = new Sources(config.webRoot);
  }

  async addErrors(errors: ClientError[], network: string): Promise<void> {
    for (const error of errors) {
      const found = known(error);
      if (!found) continue;
      const named = this.published.nameOf(found);
      this.metrics.remoteErrors.inc({ ...named, kind: error.kind });
      await countError(this.db.sql, { ...found, ...named, network }, this.clock.now());
    }
  }

  addVitals(vitals: ClientVital[]): Promise<void> {
    const clean = vitals.map((vital) => ({
      ...vital,
      ...this.published.nameOf(vital),
      route: templateOf(vital.route),
    }));
    return insertVitals(this.db.sql, clean, this.clock.now());
  }

  /** Errors of the last seven days, with frames mapped to sources where source maps exist. */
  async errors(limit: number): Promise<ErrorGroup[]> {
    const errors = await findErrors(this.db.sql, limit);
    for (const error of errors) error.frames = await this.sources.tell(error.frames);
    return errors;
  }

  /** Web vitals of the last 24 hours. */
  vitals(limit: number): Promise<RouteVitals[]> {
    return findVitals(this.db.sql, this.ago(DAY_MS), limit);
  }

  @Hourly('client-health')
  purge(): Promise<void> {
    return deleteHealthBefore(this.db.sql, this.ago(KEPT_MS));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
