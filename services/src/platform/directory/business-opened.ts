import { Injectable } from '@nestjs/common';
import type { Sql } from '../database/index.js';

type Handler = (sql: Sql, businessId: string) => Promise<void>;

/** Event within the transaction that opens a business, so that modules can add their initial data. */
@Injectable()
export class BusinessOpened {
  private readonly handlers: Handler[] = [];

  handle(handler: Handler): void {
    this.handlers.push(handler);
  }

  async emit(sql: Sql, businessId: string): Promise<void> {
    for (const handler of this.handlers) await handler(sql, businessId);
  }
}
