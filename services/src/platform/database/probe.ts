import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/index.js';
import { poolConfig, poolSizes } from './pools.js';
import { APP_ROLE, roleUrl } from './roles.js';

/** Shorter than the timeout of the caller. */
const PATIENCE_MS = 2_000;

/**
 * Readiness check on a connection of its own. A probe queued behind requests would take all busy
 * processes out of service at once.
 */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private asked?: Promise<boolean>;

  constructor(config: Config, metrics: Metrics) {
    const url = config.appDatabaseUrl ?? roleUrl(config.databaseUrl, APP_ROLE);
    this.pool = new pg.Pool({
      ...poolConfig(url, poolSizes(config.databaseConnections).readiness),
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    metrics.watchPool('readiness', this.pool);
    this.pool.on('error', () => undefined); // a lost idle connection; the next probe opens another
  }

  /** Whether the database answers. Concurrent callers share one query. */
  answers(): Promise<boolean> {
    this.asked ??= this.ask().finally(() => (this.asked = undefined));
    return this.asked;
  }

  private ask(): Promise<boolean> {
    return this.pool.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
