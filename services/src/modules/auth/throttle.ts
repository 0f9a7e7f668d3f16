import { Injectable } from '@nestjs/common';
import { RateLimit, SlowDown } from '../../platform/rate-limit/index.js';

/** Rate limits of sign-in, registration and password checks. */
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

  /** Must run before a registration does any work or reveals whether an address has an account. */
  admitRegistration(address: string): Promise<void> {
    return this.limit.consume('registration', { address });
  }

  admitSandbox(address: string): Promise<void> {
    return this.limit.consume('sandbox', { address });
  }

  admitReset(address: string): Promise<void> {
    return this.limit.consume('reset', { address });
  }

  /** Limit on second-factor codes. A correct code refunds it. */
  admitCode(userId: string, address: string): Promise<void> {
    return this.limit.consume('secondFactor', { account: userId, address });
  }

  codeSucceeded(userId: string, address: string): Promise<void> {
    return this.limit.refund('secondFactor', { account: userId, address });
  }

  /** Limit on password checks of a signed-in person, across all client addresses. */
  admitOwnPassword(userId: string): Promise<void> {
    return this.limit.consume('ownPassword', { account: userId });
  }

  ownPasswordSucceeded(userId: string): Promise<void> {
    return this.limit.refund('ownPassword', { account: userId });
  }
}
