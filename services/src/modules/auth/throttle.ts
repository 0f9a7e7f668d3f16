import { Injectable } from '@nestjs/common';
import { RateLimit, SlowDown } from '../../platform/rate-limit/index.js';

/** What slows guessing passwords and opening doors. */
@Injectable()
export class Throttle {
  constructor(
    private readonly slowDown: SlowDown,
    private readonly limit: RateLimit,
  ) {}

  admitLogin(email: string, address: string): Promise<void> {
    return this.slowDown.admit(email, address);
  }

  loginSucceeded(email: string, address: string): Promise<void> {
    return this.slowDown.succeeded(email, address);
  }

  /** Before anything of a registration costs anything, or tells whether an address has an account. */
  admitRegistration(address: string): Promise<void> {
    return this.limit.consume('registration', { address });
  }

  admitSandbox(address: string): Promise<void> {
    return this.limit.consume('sandbox', { address });
  }

  admitReset(address: string): Promise<void> {
    return this.limit.consume('reset', { address });
  }

  /** For a code after a right password; given back when the code was right. */
  admitCode(userId: string, address: string): Promise<void> {
    return this.limit.consume('secondFactor', { account: userId, address });
  }

  codeSucceeded(userId: string, address: string): Promise<void> {
    return this.limit.refund('secondFactor', { account: userId, address });
  }

  /** For the password of somebody who is signed in, wherever it is guessed from. */
  admitOwnPassword(userId: string): Promise<void> {
    return this.limit.consume('ownPassword', { account: userId });
  }

  ownPasswordSucceeded(userId: string): Promise<void> {
    return this.limit.refund('ownPassword', { account: userId });
  }
}
