import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import type { Metrics } from '../metrics/index.js';
import { tracePool } from './trace-statements.js';
import type { BusinessContext } from '../tenancy/context.js';
import { poolConfig, poolSizes } from './pools.js';
import { positionOf, Replica, type Work } from './replica.js';
import { APP_ROLE, roleUrl } from './roles.js';
import { assertPowerless } from './safety.js';
import { setLocal } from './set-local.js';
import type { Sql, Tx } from './sql.js';
import { exchange, transact } from './transact.js';

const setBusiness = ({ businessId }: BusinessContext) => setLocal('app.business_id', businessId);
/** Sent before anything that is read: nothing runs before the business is set. */
const beginReading = (context: BusinessContext) =>
  `begin isolation level repeatable read, read only; ${setBusiness(context)}`;
/** Deadlock and serialization failure: nothing was done, trying again is right. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

export type EntityClass = new () => object;

/**
 * The only doors to a business's rows. Each tells the database whose they are, for the length of
 * one transaction, and row level security holds them to it.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly replica?: Replica;
  private readonly source: DataSource;

  constructor(config: Config, entities: EntityClass[], metrics: Metrics) {
    const url = config.appDatabaseUrl ?? roleUrl(config.databaseUrl, APP_ROLE);
    const size = poolSizes(config.databaseConnections).businesses;
    this.pool = new pg.Pool({ ...poolConfig(url, size), pipeline: true });
    this.pool.on('error', () => undefined); // a lost idle connection; the next one opens another
    this.replica = replicaOf(config, url, this.pool);
    tracePool('businesses', this.pool);
    metrics.watchPool('businesses', this.pool);
    if (this.replica) metrics.watchPool('replica', this.replica.pool);
    metrics.replicaReads.read(() => this.replica?.reads ?? { used: 0, left: 0 });
    this.source = new DataSource({ type: 'postgres', entities, driver: sharing(this.pool) });
  }

  async onModuleInit(): Promise<void> {
    await this.source.initialize();
    await assertPowerless(this.pool);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
    await (this.source.isInitialized ? this.source.destroy() : this.pool.end());
  }

  /**
   * Read only, from one snapshot, in one exchange with the database: whatever `work` wants to know it
   * asks at once, before it waits for anything.
   */
  async read<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    const [, answer] = await exchange(this.pool, beginReading(context), work);
    return answer;
  }

  /** Read only, from one snapshot, in as many steps as it takes: what is asked may follow from an answer. */
  readInSteps<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    return transact(this.pool, beginReading(context), work);
  }

  /** As `read`, of a replica where there is one: some seconds old, but for what the person has written. */
  async readStale<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    const outcome = await this.replica?.read(context, beginReading(context), work);
    return outcome ? outcome.answer : this.read(context, work);
  }

  /** As `readInSteps`, of a replica where there is one; where that fails on the way, `work` runs again. */
  async readStaleInSteps<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    const outcome = await this.replica?.readInSteps(context, beginReading(context), work);
    return outcome ? outcome.answer : this.readInSteps(context, work);
  }

  /** The same for work that must not run twice: what fails on the way is thrown. */
  async readStaleOnce<T>(context: BusinessContext, work: Work<T>): Promise<T> {
    const outcome = await this.replica?.readOnce(context, beginReading(context), work);
    return outcome ? outcome.answer : this.readInSteps(context, work);
  }

  /** Where the log is by now, for `BusinessContext.wrote`; nothing without a replica. */
  async position(): Promise<string | undefined> {
    return this.replica && positionOf(this.pool);
  }

  /** Reads and writes in one transaction; `work` may run again after a deadlock. */
  async tx<T>(context: BusinessContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction(async (manager) => {
          await manager.query(setBusiness(context));
          return work({ sql: sqlOf(manager), manager });
        });
      } catch (error) {
        const { code } = error as { code?: string };
        if (!code || !RETRYABLE.has(code) || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

/** Roles and databases of a replica are those of its primary; only the place is another. */
function replicaOf(config: Config, primaryUrl: string, primary: pg.Pool): Replica | undefined {
  if (config.readDatabaseUrl === undefined) return undefined;
  const url = new URL(primaryUrl);
  ({ host: url.host, search: url.search } = new URL(config.readDatabaseUrl));
  const size = poolSizes(config.databaseConnections).businesses;
  const settings = { ...poolConfig(url.href, size), pipeline: true };
  return new Replica(settings, primary, config.readMostBehindSeconds * 1000);
}

function sqlOf({ queryRunner }: EntityManager): Sql {
  return async <Row>(text: string, parameters?: unknown[]) => {
    const result = await queryRunner?.query(text, parameters, true);
    return (result?.records ?? []) as Row[];
  };
}

/** The driver that TypeORM asks for a pool of its own, and that gives it the one there is. */
const sharing = (pool: pg.Pool) => ({
  ...pg,
  Pool: function SharedPool() {
    return pool;
  },
});
