import { Injectable } from '@nestjs/common';
import type { Account } from './accounts.js';

interface Newcomer {
  email: string;
  password: string;
  address: string;
}

type Handler = (newcomer: Newcomer) => Promise<Account>;

/** Who signs in with an address nobody has. Without a handler they are refused like anybody else. */
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
