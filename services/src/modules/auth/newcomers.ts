import { Injectable } from '@nestjs/common';
import type { Account } from './accounts.js';

interface Newcomer {
  email: string;
  password: string;
  address: string;
}

type Handler = (newcomer: Newcomer) => Promise<Account>;

/**
 * Hook for sign-ins with an unknown address. Without a handler, they are refused like any wrong
 * sign-in.
 */
@Injectable()
export class Newcomers {
  private handler?: Handler;

  handle(handler: Handler): void {
    this.handler = handler;
  }

  async admit(newcomer: Newcomer): Promise<Account | undefined> {
    return this.handler?.(newcomer);
  }
}
