import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import type { Metrics } from '../metrics/index.js';
import { tracePool } from './trace-statements.js';
import type { BusinessContext } from '../tenancy/context.js';
import { poolConfig, poolSizes } from './pools.js';
import { APP_ROLE, roleUrl } from './roles.js';
import { assertPowerless } from './safety.js';
import { setLocal } from './set-local.js';
import type { Sql, Tx } from './sql.js';
import { exchange, transact } from './transact.js';

const setBusiness = ({ businessId }: BusinessContext) => setLocal('app.business_id', businessId);
/** Sent first, so that no query runs before the tenant is set. */
const beginReading = (context: BusinessContext) =>
  `begin isolation level repeatable read, read only; ${setBusiness(context)}`;
/** Deadlock and serialization failure: nothing was done, trying again is right. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

export type EntityClass = new () => object;
type Work<T> = (sql: Sql) => Promise<T>;

/**
 * The only access to a tenant's rows. Each transaction sets the tenant, and row level security enforces
 * it.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly source: DataSource;

  constructor(
    config: Config,
    entities: EntityClass[],
    metrics: Metrics,
    private readonly clock: Clock,
  ) {
    const url = config.appDatabaseUrl ?? roleUrl(config.databaseUrl, APP_ROLE);
    const size = poolSizes(config.databaseConnections).businesses;
    this.pool = new pg.Pool({ ...poolConfig(url, size), pipeline: true });
    this.pool.on('error', () => undefined); // a lost idle connection; the next one opens another
    tracePool('businesses', this.pool);
    metrics.watchPool('businesses', this.pool);
    this.source = new DataSource({ type: 'postgres', entities, driver: sharing(this.pool) });
  }

  async onModuleInit(): Promise<void> {
    await this.source.initialize();
    await assertPowerless(this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await (this.source.isInitialized ? this.source.destroy() : this.pool.end());
  }

  /**
   * Read-only snapshot in one round trip. `work` must issue all its queries before it awaits anything.
   */
  read<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    return exchange(this.pool, beginReading(context), work);
  }

  /** Read-only snapshot in several round trips, for queries that depend on earlier results. */
  readInSteps<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    return transact(this.pool, beginReading(context), work);
  }

  /** Read-write transaction. `work` may run again after a deadlock. */
  async tx<T>(context: BusinessContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction(async (manager) => {
          await manager.query(this.beginWriting(context));
          return work({ sql: sqlOf(manager), manager });
        });
      } catch (error) {
        const { code } = error as { code?: string };
        if (!code || !RETRYABLE.has(code) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** Triggers that plan messages read the time of the application. */
  private beginWriting(context: BusinessContext): string {
    return `${setBusiness(context)}; ${setLocal('app.now', this.clock.now().toISOString())}`;
  }
}

function sqlOf({ queryRunner }: EntityManager): Sql {
  return async <Row>(text: string, parameters?: unknown[]) => {
    const result = await queryRunner?.query(text, parameters, true);
    return (result?.records ?? []) as Row[];
  };
}

/** A driver that hands TypeORM the existing pool instead of a new one. */
const sharing = (pool: pg.Pool) => ({
  ...pg,
  Pool: function SharedPool() {
    return pool;
  },
});
