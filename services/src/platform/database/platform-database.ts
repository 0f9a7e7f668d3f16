import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/index.js';
import { tracePool } from './trace-statements.js';
import { poolConfig, poolSizes } from './pools.js';
import { PLATFORM_ROLE, roleUrl } from './roles.js';
import type { Sql } from './sql.js';
import { sqlOn, transact } from './transact.js';

/**
 * Access to data outside any tenant: credentials, sessions, throttling, opening a business and purging
 * sandboxes. Its role can do nothing else.
 */
@Injectable()
export class PlatformDatabase implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  readonly sql: Sql;

  constructor(config: Config, metrics?: Metrics) {
    const url = config.platformDatabaseUrl ?? roleUrl(config.databaseUrl, PLATFORM_ROLE);
    this.pool = new pg.Pool(poolConfig(url, poolSizes(config.databaseConnections).platform));
    tracePool('platform', this.pool);
    this.sql = sqlOn(this.pool);
    metrics?.watchPool('platform', this.pool);
    this.pool.on('error', () => undefined); // a lost idle connection; the next query opens another
  }

  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return transact(this.pool, 'begin', work);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
