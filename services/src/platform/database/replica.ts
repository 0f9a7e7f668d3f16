import pg from 'pg';
import { performance } from 'node:perf_hooks';
import { tracePool } from './trace-statements.js';
import type { BusinessContext } from '../tenancy/context.js';
import type { Sql } from './sql.js';
import { exchange, sqlOn, transact } from './transact.js';

const MARK_EVERY_MS = 500;
/** How long a replica that failed is left alone. */
const REST_MS = 5_000;
/** Sooner than whoever asks gives up: the primary can still answer. */
const PATIENCE_MS = 2_000;

/** Where the primary's log was, and when. */
interface Mark {
  at: number;
  position: string;
}

export type Work<T> = (sql: Sql) => Promise<T>;

/** Of a read: what came of it, or nothing where the primary has to be asked. */
export type Outcome<T> = { answer: T } | undefined;

/**
 * A streaming replica, for reads that may be some seconds old. It is asked where it has all that the primary
 * had some seconds ago, and all that whoever asks has written. Where it lags, is gone, or fails, the primary
 * is asked instead, and nobody sees an error.
 */
export class Replica {
  readonly pool: pg.Pool;
  /** The oldest first, which is the one that counts. */
  private readonly marks: Mark[] = [];
  private readonly timer: NodeJS.Timeout;
  /** How many were answered here, and how many were left to the primary. */
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

  /** In one exchange, as `Database.read`. */
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

  /** As `Database.readInSteps`. */
  readInSteps<T>(context: BusinessContext, begin: string, work: Work<T>): Promise<Outcome<T>> {
    return this.unlessItFails(() => this.readOnce(context, begin, work));
  }

  /** The same for work that must not run twice: what fails on the way is thrown. */
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

  /** The places in the log that it must have come to; none while it is not to be asked. */
  private least({ wrote }: BusinessContext): string[] {
    const [oldest] = this.marks;
    if (!oldest || performance.now() < this.restUntil) return [];
    return wrote ? [oldest.position, ...wrote] : [oldest.position];
  }

  /** A primary that cannot be asked has written nothing. One that is busy is not asked again meanwhile. */
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
      // Wrong statements fail on the primary as well, which then says so.
      this.rest();
      return undefined;
    }
  }

  private rest(): void {
    this.restUntil = performance.now() + REST_MS;
  }
}

/** Where the log of a primary is. */
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
