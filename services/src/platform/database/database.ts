import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import type { BusinessContext } from '../tenancy/context.js';
import { poolConfig, poolSizes } from './pools.js';
import { APP_ROLE, roleUrl } from './roles.js';
import { assertPowerless } from './safety.js';
import type { Sql, Tx } from './sql.js';

const SET_BUSINESS = `select set_config('app.business_id', $1, true)`;
/** Deadlock and serialization failure: nothing was done, trying again is right. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

export type EntityClass = new () => object;

/**
 * The only two doors to a business's rows. Both tell the database whose they are, for the length of
 * one transaction, and row level security holds them to it.
 */
@Injectable()
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly reads: pg.Pool;
  private readonly writes: DataSource;

  constructor(config: Config, entities: EntityClass[]) {
    const url = config.appDatabaseUrl ?? roleUrl(config.databaseUrl, APP_ROLE);
    const sizes = poolSizes(config.databaseConnections);
    this.reads = new pg.Pool({ ...poolConfig(url, sizes.reads), pipeline: true });
    this.reads.on('error', () => undefined); // a lost idle connection; the next read opens another
    this.writes = new DataSource({
      type: 'postgres',
      entities,
      ...writeOptions(url, sizes.writes),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.writes.initialize();
    await assertPowerless(this.reads);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.reads.end(), this.writes.isInitialized && this.writes.destroy()]);
  }

  /** Read only, from one snapshot; sent in one go with its first query. */
  async read<T>(context: BusinessContext, work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.reads.connect();
    const sql: Sql = async <Row>(text: string, parameters?: unknown[]) =>
      (await client.query(text, parameters)).rows as Row[];
    try {
      // All three are on the wire at once, in this order: nothing runs before the business is set.
      const [, , result] = await Promise.all([
        client.query('begin isolation level repeatable read, read only'),
        client.query(SET_BUSINESS, [context.businessId]),
        work(sql),
      ]);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }

  /** Reads and writes in one transaction; `work` may run again after a deadlock. */
  async tx<T>(context: BusinessContext, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.writes.transaction(async (manager) => {
          await manager.query(SET_BUSINESS, [context.businessId]);
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

function writeOptions(url: string, size: number) {
  const { max, connectionTimeoutMillis, options } = poolConfig(url, size);
  return {
    url,
    extra: { max, connectionTimeoutMillis, options },
    poolErrorHandler: () => undefined,
  };
}
