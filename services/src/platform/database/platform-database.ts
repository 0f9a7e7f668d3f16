import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';
import { poolConfig, poolSizes } from './pools.js';
import { PLATFORM_ROLE, roleUrl } from './roles.js';
import type { Sql } from './sql.js';

/**
 * What cannot belong to one business: who signs in, sessions, throttling, opening a business and
 * purging sandboxes. Its role can do that and nothing else.
 */
@Injectable()
export class PlatformDatabase implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(config: Config) {
    const url = config.platformDatabaseUrl ?? roleUrl(config.databaseUrl, PLATFORM_ROLE);
    this.pool = new pg.Pool(poolConfig(url, poolSizes(config.databaseConnections).platform));
    this.pool.on('error', () => undefined); // a lost idle connection; the next query opens another
  }

  readonly sql: Sql = async <Row>(text: string, parameters?: unknown[]) =>
    (await this.pool.query(text, parameters)).rows as Row[];

  async tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    const sql: Sql = async <Row>(text: string, parameters?: unknown[]) =>
      (await client.query(text, parameters)).rows as Row[];
    try {
      await client.query('begin');
      const result = await work(sql);
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

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
