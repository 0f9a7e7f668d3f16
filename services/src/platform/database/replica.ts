import pg from 'pg';
import { performance } from 'node:perf_hooks';
import { tracePool } from './trace-statements.js';
import type { BusinessContext } from '../tenancy/context.js';
import type { Sql } from './sql.js';
import { exchange, sqlOn, transact } from './transact.js';

const MARK_EVERY_MS = 500;
/** Pause after a failure of the replica. */
const REST_MS = 5_000;
/** Shorter than the caller's timeout, so that the primary can still answer. */
const PATIENCE_MS = 2_000;

/** WAL position of the primary at a time. */
interface Mark {
  at: number;
  position: string;
}

export type Work<T> = (sql: Sql) => Promise<T>;

/** Result of a replica read; undefined if the primary has to be asked. */
export type Outcome<T> = { answer: T } | undefined;

/**
 * Streaming replica for reads that may be some seconds old. It must have the primary's state of some
 * seconds ago and the caller's own writes. If it lags, is down or fails, the primary answers without an
 * error.
 */
export class Replica {
  readonly pool: pg.Pool;
  /** WAL marks, oldest first. The oldest one is the required minimum. */
  private readonly marks: Mark[] = [];
  private readonly timer: NodeJS.Timeout;
  /** Reads answered here, and reads left to the primary. */
  readonly reads = { used: 0, left: 0 };
  private isMarking = false;
  private restUntil = 0;

  /** @param mostBehindMs how old an answer may be */
  constructor(
    config: pg.PoolConfig,
    private readonly primary: pg.Pool,
    private readonly mostBehindMs: number,
  ) {
    this.pool = new pg.Pool({ ...config, connectionTimeoutMillis: PATIENCE_MS });
    tracePool('replica', this.pool);
    this.pool.on('error', () => undefined); // a lost idle connection; the next one opens another
    this.timer = setInterval(() => void this.mark(), MARK_EVERY_MS).unref();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.end();
  }

  /** Replica version of `Database.read`. */
  async read<T>(context: BusinessContext, begin: string, work: Work<T>): Promise<Outcome<T>> {
    const outcome = await this.unlessItFails(async () => {
      const least = this.least(context);
      if (least.length === 0) return undefined;
      const look = (sql: Sql) => hasAll(sql, least);
      const [isRecent, answer] = await exchange(this.pool, begin, work, look);
      return isRecent ? { answer } : undefined;
    });
    this.count(outcome !== undefined);
    return outcome;
  }

  /** Replica version of `Database.readInSteps`. */
  readInSteps<T>(context: BusinessContext, begin: string, work: Work<T>): Promise<Outcome<T>> {
    return this.unlessItFails(() => this.readOnce(context, begin, work));
  }

  /** Replica read for work that must not run twice. A failure midway is thrown. */
  async readOnce<T>(context: BusinessContext, begin: string, work: Work<T>): Promise<Outcome<T>> {
    const least = this.least(context);
    const isRecent = (await this.unlessItFails(() => this.isRecent(least))) ?? false;
    this.count(isRecent);
    if (!isRecent) return undefined;
    try {
      return { answer: await transact(this.pool, begin, work) };
    } catch (error) {
      this.rest();
      throw error;
    }
  }

  private count(isUsed: boolean): void {
    this.reads[isUsed ? 'used' : 'left'] += 1;
  }

  private async isRecent(least: string[]): Promise<boolean> {
    return least.length > 0 && (await hasAll(sqlOn(this.pool), least));
  }

  /** WAL positions that the replica must have reached; none while it is paused. */
  private least({ wrote }: BusinessContext): string[] {
    const [oldest] = this.marks;
    if (!oldest || performance.now() < this.restUntil) return [];
    return wrote ? [oldest.position, ...wrote] : [oldest.position];
  }

  /**
   * Records the primary's WAL position. An unreachable primary has written nothing. While a query is
   * pending, no second one is sent.
   */
  private async mark(): Promise<void> {
    if (this.isMarking) return;
    this.isMarking = true;
    const at = performance.now();
    const position = await positionOf(this.primary).catch(() => undefined);
    this.isMarking = false;
    if (position === undefined) return;
    this.marks.push({ at, position });
    const isOld = (mark?: Mark) => mark !== undefined && mark.at <= at - this.mostBehindMs;
    while (isOld(this.marks[1])) this.marks.shift();
  }

  private async unlessItFails<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await read();
    } catch {
      // Invalid statements also fail on the primary, which then reports the error.
      this.rest();
      return undefined;
    }
  }

  private rest(): void {
    this.restUntil = performance.now() + REST_MS;
  }
}

/** Current WAL position of the primary. */
export async function positionOf(primary: pg.Pool): Promise<string | undefined> {
  const ask = 'select pg_current_wal_insert_lsn() as position';
  const { rows } = await primary.query<{ position: string }>(ask);
  return rows[0]?.position;
}

async function hasAll(sql: Sql, positions: string[]): Promise<boolean> {
  const [row] = await sql<{ has: boolean | null }>(
    'select pg_last_wal_replay_lsn() >= all ($1::pg_lsn[]) as has',
    [positions],
  );
  return row?.has === true;
}
