import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/index.js';
import { Counters } from './counters.js';
import { networksOf } from './networks.js';
import { waitSeconds } from './slow-down.rules.js';
import { tooMany } from './too-many.js';

/** Its name beside those of limits.ts. */
const LIMIT = 'signIn';
const WINDOW_SECONDS = 15 * 60;
/** By account and address: guessing one password. */
const ACCOUNT_FREE = 5;
/** By address: guessing many accounts. Generous, a whole shop may share one. */
const ADDRESS_FREE = 60;

interface Pace {
  name: string;
  free: number;
}

/**
 * Slows guessing passwords, and never locks anyone out: an account is only slow for the address
 * that guesses, and never for longer than half a minute.
 */
@Injectable()
export class SlowDown {
  constructor(
    private readonly counters: Counters,
    private readonly metrics: Metrics,
  ) {
    metrics.refusals.inc({ limit: LIMIT }, 0);
  }

  /** Counts an attempt, or says how long to wait. */
  async admit(account: string, address: string): Promise<void> {
    for (const pace of this.pacesOf(account, address)) await this.keepTo(pace);
  }

  /** The password was right: the attempt was none, and those before for this account neither. */
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

  /** One that has to wait does not count. */
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
