import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import type { Bound } from './limits.js';
import { storeClient, TABLE } from './store.js';

/** Names people and addresses without writing them down. */
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 22);

/** The library refuses by throwing how long to wait. */
async function waitOf(attempt: Promise<RateLimiterRes>): Promise<number> {
  try {
    await attempt;
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.max(1, (refusal as RateLimiterRes).msBeforeNext);
  }
}

/** Rate limit counters in PostgreSQL, shared by all processes. */
@Injectable()
export class Counters {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly client: ReturnType<typeof storeClient>;

  constructor(
    db: PlatformDatabase,
    clock: Clock,
    private readonly config: Config,
  ) {
    this.client = storeClient(db.sql, clock);
  }

  /** Factor on all limits for test runs. */
  get scale(): number {
    return this.config.rateLimitScale;
  }

  /** Counts one event. Returns the milliseconds to wait if the limit is exceeded, else 0. */
  consume(scope: string, name: string, bound: Bound): Promise<number> {
    return waitOf(this.limiter(scope, bound).consume(keyOf(name)));
  }

  /** Counts one event without a limit and returns the count. */
  async count(scope: string, name: string, seconds: number): Promise<number> {
    const limiter = this.limiter(scope, { points: 1, seconds });
    return (await limiter.penalty(keyOf(name))).consumedPoints;
  }

  /**
   * Lets one caller through and blocks others for some seconds. Returns the milliseconds to wait, else
   * 0.
   */
  gate(scope: string, name: string, seconds: number): Promise<number> {
    const limiter = this.limiter(scope, { points: 1, seconds: 1 });
    return waitOf(limiter.consume(keyOf(name), 1, { customDuration: seconds }));
  }

  async refund(scope: string, name: string, seconds: number): Promise<void> {
    await this.limiter(scope, { points: 1, seconds }).reward(keyOf(name));
  }

  async forget(scope: string, name: string): Promise<void> {
    await this.limiter(scope, { points: 1, seconds: 1 }).delete(keyOf(name));
  }

  private limiter(scope: string, { points, seconds }: Bound): RateLimiterPostgres {
    const id = `${scope} ${points} ${seconds}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.client,
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: scope,
      points,
      duration: seconds,
    });
    this.limiters.set(id, limiter);
    return limiter;
  }
}
