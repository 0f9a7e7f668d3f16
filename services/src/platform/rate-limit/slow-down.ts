import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/index.js';
import { Counters } from './counters.js';
import { networksOf } from './networks.js';
import { waitSeconds } from './slow-down.rules.js';
import { tooMany } from './too-many.js';

/** Metric name of this limit, next to those of limits.ts. */
const LIMIT = 'signIn';
const WINDOW_SECONDS = 15 * 60;
/** Free attempts per account and address, against guessing one password. */
const ACCOUNT_FREE = 5;
/**
 * Free attempts per address, against guessing many accounts. Generous, since a shop may share one
 * address.
 */
const ADDRESS_FREE = 60;

interface Pace {
  name: string;
  free: number;
}

/**
 * Slows password guessing without locking anybody out. An account is slow only for the guessing
 * address, and for at most half a minute.
 */
@Injectable()
export class SlowDown {
  constructor(
    private readonly counters: Counters,
    private readonly metrics: Metrics,
  ) {
    metrics.refusals.inc({ limit: LIMIT }, 0);
  }

  /** Counts an attempt, or throws with the time to wait. */
  async admit(account: string, address: string): Promise<void> {
    for (const pace of this.pacesOf(account, address)) await this.keepTo(pace);
  }

  /** A correct password clears the account's attempts and refunds the address. */
  async succeeded(account: string, address: string): Promise<void> {
    for (const { name } of this.accountPaces(account, address)) {
      await this.counters.forget('pace', name);
      await this.counters.forget('gate', name);
    }
    for (const { name } of this.addressPaces(address)) {
      await this.counters.refund('pace', name, WINDOW_SECONDS);
      await this.counters.forget('gate', name);
    }
  }

  /** A refused attempt does not count. */
  private async keepTo({ name, free }: Pace): Promise<void> {
    const attempts = await this.counters.count('pace', name, WINDOW_SECONDS);
    const seconds = waitSeconds(attempts, free);
    if (seconds === 0) return;
    const wait = await this.counters.gate('gate', name, seconds);
    if (wait === 0) return;
    await this.counters.refund('pace', name, WINDOW_SECONDS);
    this.metrics.refusals.inc({ limit: LIMIT });
    throw tooMany('Too many attempts.', wait);
  }

  private pacesOf(account: string, address: string): Pace[] {
    return [...this.addressPaces(address), ...this.accountPaces(account, address)];
  }

  private addressPaces(address: string): Pace[] {
    return this.paces(address, ADDRESS_FREE, (network) => network);
  }

  private accountPaces(account: string, address: string): Pace[] {
    return this.paces(address, ACCOUNT_FREE, (network) => `${account} ${network}`);
  }

  private paces(address: string, free: number, nameOf: (network: string) => string): Pace[] {
    return networksOf(address).map(({ name, factor }) => ({
      name: nameOf(name),
      free: free * factor * this.counters.scale,
    }));
  }
}
