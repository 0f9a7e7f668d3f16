import { Injectable } from '@nestjs/common';
import { RateLimit, type RateRule } from '../../platform/rate-limit/index.js';

/** By account and address: guessing one password. */
const ACCOUNT_RULE: RateRule = { free: 5 };
/** By address: guessing many accounts. Generous, a whole shop may share one. */
const ADDRESS_RULE: RateRule = { free: 60 };
/** By address: opening sandboxes, each of which costs space. */
const SANDBOX_RULE: RateRule = { free: 300 };
/** By address: asking for links to choose a new password. */
const RESET_RULE: RateRule = { free: 20 };

const accountKey = (email: string, address: string) => `account|${email}|${address}`;
const addressKey = (address: string) => `address|${address}`;

/** What slows guessing: an account is only slow for the address that guesses. */
@Injectable()
export class Throttle {
  constructor(private readonly limit: RateLimit) {}

  async admitLogin(email: string, address: string): Promise<void> {
    await this.limit.admit(addressKey(address), ADDRESS_RULE);
    await this.limit.admit(accountKey(email, address), ACCOUNT_RULE);
  }

  /** The password was right: the attempt was none. */
  async loginSucceeded(email: string, address: string): Promise<void> {
    await this.limit.forget(accountKey(email, address));
    await this.limit.forgive(addressKey(address));
  }

  admitSandbox(address: string): Promise<void> {
    return this.limit.admit(`sandbox|${address}`, SANDBOX_RULE);
  }

  admitReset(address: string): Promise<void> {
    return this.limit.admit(`reset|${address}`, RESET_RULE);
  }
}
