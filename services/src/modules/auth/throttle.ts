import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { tooManyRequests } from '../../platform/errors/app-error.js';
import {
  block,
  blockedUntil,
  countAttempt,
  deleteOldAttempts,
  forget,
  forgive,
} from './throttle.queries.js';
import {
  ACCOUNT_RULE,
  ADDRESS_RULE,
  SANDBOX_RULE,
  waitSeconds,
  WINDOW_MS,
  type ThrottleRule,
} from './throttle.rules.js';

const accountKey = (email: string, address: string) => `account|${email}|${address}`;
const addressKey = (address: string) => `address|${address}`;

/**
 * Slows guessing and never locks anyone out: an account is only slow for the address that guesses.
 * An attempt counts before its password is looked at, so that many at once gain nothing.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async admitLogin(email: string, address: string): Promise<void> {
    await this.admit(addressKey(address), ADDRESS_RULE);
    await this.admit(accountKey(email, address), ACCOUNT_RULE);
  }

  /** The password was right: the attempt was none. */
  async loginSucceeded(email: string, address: string): Promise<void> {
    await forget(this.db.sql, accountKey(email, address));
    await forgive(this.db.sql, addressKey(address));
  }

  async admitSandbox(address: string): Promise<void> {
    await this.admit(`sandbox|${address}`, SANDBOX_RULE);
  }

  async purge(): Promise<void> {
    await deleteOldAttempts(this.db.sql, new Date(this.clock.now().getTime() - WINDOW_MS));
  }

  private async admit(key: string, rule: ThrottleRule): Promise<void> {
    const now = this.clock.now();
    const until = await this.db.tx((sql) => this.count(sql, key, rule, now));
    if (!until) return;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
    throw tooManyRequests(`Too many attempts. Please try again in ${wait}.`, seconds);
  }

  /** Answers until when this key is blocked, or null when the attempt may go on. */
  private async count(sql: Sql, key: string, rule: ThrottleRule, now: Date): Promise<Date | null> {
    const attempts = await countAttempt(sql, key, now, new Date(now.getTime() - WINDOW_MS));
    if (attempts === undefined) return blockedUntil(sql, key);
    const wait = waitSeconds(attempts, rule);
    if (wait > 0) await block(sql, key, new Date(now.getTime() + wait * 1000));
    return null;
  }
}
