import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase, type Sql } from '../database/index.js';
import { tooManyRequests } from '../errors/app-error.js';
import {
  block,
  blockedUntil,
  countAttempt,
  deleteOldAttempts,
  forget,
  forgive,
} from './rate-limit.queries.js';
import { waitSeconds, WINDOW_MS, type RateRule } from './rate-limit.rules.js';

/**
 * Slows whoever does something too often, and never locks anyone out. An attempt counts before it is
 * looked at, so that many at once gain nothing.
 */
@Injectable()
export class RateLimit {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  /** Counts one attempt under the key, or says how long to wait. */
  async admit(key: string, rule: RateRule): Promise<void> {
    const now = this.clock.now();
    const until = await this.db.tx((sql) => this.count(sql, key, rule, now));
    if (!until) return;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
    throw tooManyRequests(`Too many attempts. Please try again in ${wait}.`, seconds);
  }

  /** As if there had been no attempts. */
  forget(key: string): Promise<void> {
    return forget(this.db.sql, key);
  }

  /** Takes one attempt back, with the wait it brought. */
  forgive(key: string): Promise<void> {
    return forgive(this.db.sql, key);
  }

  async purge(): Promise<void> {
    await deleteOldAttempts(this.db.sql, new Date(this.clock.now().getTime() - WINDOW_MS));
  }

  /** Answers until when this key is blocked, or null when the attempt may go on. */
  private async count(sql: Sql, key: string, rule: RateRule, now: Date): Promise<Date | null> {
    const attempts = await countAttempt(sql, key, now, new Date(now.getTime() - WINDOW_MS));
    if (attempts === undefined) return blockedUntil(sql, key);
    const wait = waitSeconds(attempts, rule);
    if (wait > 0) await block(sql, key, new Date(now.getTime() + wait * 1000));
    return null;
  }
}
