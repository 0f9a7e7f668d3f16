import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import type { BusinessContext } from '../tenancy/context.js';
import { poolConfig, poolSizes } from './pools.js';
import { APP_ROLE, roleUrl } from './roles.js';
import { assertPowerless } from './safety.js';
import { setLocal } from './set-local.js';
import type { Sql, Tx } from './sql.js';
import { exchange, sendTogether, sqlOn, transact } from './transact.js';

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
  private readonly source: DataSource;

  constructor(config: Config, entities: EntityClass[]) {
    const url = config.appDatabaseUrl ?? roleUrl(config.databaseUrl, APP_ROLE);
    const size = poolSizes(config.databaseConnections).businesses;
    this.pool = new pg.Pool({ ...poolConfig(url, size), pipeline: true });
    this.pool.on('error', () => undefined); // a lost idle connection; the next one opens another
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
   * Read only, from one snapshot, in one exchange with the database: whatever `work` wants to know it
   * asks at once, before it waits for anything.
   */
  read<T>(context: BusinessContext, work: (sql: Sql) => Promise<T>): Promise<T> {
    return exchange(this.pool, beginReading(context), work);
  }

  /** Read only, from one snapshot, in as many steps as it takes: what is asked may follow from an answer. */
  readInSteps<T>(context: BusinessContext, work: (sql: Sql) => Promise<T>): Promise<T> {
    return transact(this.pool, async (client) => {
      sendTogether(client);
      const [, result] = await Promise.all([
        client.query(beginReading(context)),
        work(sqlOn(client)),
      ]);
      return result;
    });
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
