import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase } from '../database/index.js';
import { Counters } from './counters.js';
import { Metrics } from '../metrics/index.js';
import { LIMITS, limitOf, SUBJECTS, type Bound, type Purpose, type Subject } from './limits.js';
import { networksOf } from './networks.js';
import { deleteExpired } from './rate-limit.queries.js';
import { tooMany } from './too-many.js';

/** Whom to count for; each limit takes those it has a bound for. */
export type Keys = Partial<Record<Subject, string>>;

interface Counter {
  scope: string;
  name: string;
  bound: Bound;
}

/**
 * How much of what may be done, and by whom: see limits.ts. It counts before anything is done, so
 * that many at once gain nothing, and outside of the caller's transaction: ask before you open one.
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

  /** Counts one, or says how long to wait. */
  async consume(purpose: Purpose, keys: Keys): Promise<void> {
    const wait = await this.wait(purpose, keys);
    if (wait > 0) throw tooMany(limitOf(purpose).sentence, wait);
  }

  /** Counts one, and answers whether there was room for it. */
  async hasRoom(purpose: Purpose, keys: Keys): Promise<boolean> {
    return (await this.wait(purpose, keys)) === 0;
  }

  /** As if this one had not been. */
  async refund(purpose: Purpose, keys: Keys): Promise<void> {
    for (const { scope, name, bound } of this.countersFor(purpose, keys)) {
      await this.counters.refund(scope, name, bound.seconds);
    }
  }

  async purge(): Promise<void> {
    await deleteExpired(this.db.sql, this.clock.now());
  }

  /** Whoever is refused for one reason is not counted for the next. */
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
