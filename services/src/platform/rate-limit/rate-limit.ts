import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase } from '../database/index.js';
import { Hourly } from '../jobs/index.js';
import { Counters } from './counters.js';
import { Metrics } from '../metrics/index.js';
import { LIMITS, limitOf, SUBJECTS, type Bound, type Purpose, type Subject } from './limits.js';
import { networksOf } from './networks.js';
import { deleteExpired } from './rate-limit.queries.js';
import { tooMany } from './too-many.js';

/** Subjects to count for. Each limit uses those it has a bound for. */
export type Keys = Partial<Record<Subject, string>>;

interface Counter {
  scope: string;
  name: string;
  bound: Bound;
}

/**
 * Rate limits by purpose: see limits.ts. Events are counted before the work, so that concurrency gains
 * nothing, and outside the caller's transaction: call this before opening one.
 */
@Injectable()
export class RateLimit {
  constructor(
    private readonly counters: Counters,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    for (const limit of Object.keys(LIMITS)) metrics.refusals.inc({ limit }, 0);
  }

  /** Counts one event, or throws with the time to wait. */
  async consume(purpose: Purpose, keys: Keys): Promise<void> {
    const wait = await this.wait(purpose, keys);
    if (wait > 0) throw tooMany(limitOf(purpose).sentence, wait);
  }

  /** Counts one event. False if the limit is exceeded. */
  async hasRoom(purpose: Purpose, keys: Keys): Promise<boolean> {
    return (await this.wait(purpose, keys)) === 0;
  }

  /** Takes back one event. */
  async refund(purpose: Purpose, keys: Keys): Promise<void> {
    for (const { scope, name, bound } of this.countersFor(purpose, keys)) {
      await this.counters.refund(scope, name, bound.seconds);
    }
  }

  @Hourly('rate-limits')
  async purge(): Promise<void> {
    await deleteExpired(this.db.sql, this.clock.now());
  }

  /** A request refused by one bound does not count for the next one. */
  private async wait(purpose: Purpose, keys: Keys): Promise<number> {
    for (const { scope, name, bound } of this.countersFor(purpose, keys)) {
      const wait = await this.counters.consume(scope, name, bound);
      if (wait === 0) continue;
      this.metrics.refusals.inc({ limit: purpose });
      return wait;
    }
    return 0;
  }

  private countersFor(purpose: Purpose, keys: Keys): Counter[] {
    const limit = limitOf(purpose);
    return SUBJECTS.flatMap((subject) => {
      const bound = limit[subject];
      const key = keys[subject];
      if (!bound) return [];
      if (key === undefined) throw new Error(`${purpose} is limited by ${subject}: name one`);
      const scope = `${purpose}.${subject}`;
      return namesOf(subject, key).map(({ name, factor }) => {
        const points = Math.floor(bound.points * factor * this.counters.scale);
        return { scope, name, bound: { ...bound, points } };
      });
    });
  }
}

const namesOf = (subject: Subject, key: string) =>
  subject === 'address' ? networksOf(key) : [{ name: key.toLowerCase(), factor: 1 }];
