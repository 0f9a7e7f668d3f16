import { Injectable } from '@nestjs/common';
import { DatabaseProbe } from '../database/index.js';

@Injectable()
export class Readiness {
  private readonly controller = new AbortController();
  /** Aborted when no new requests are wanted here. Open streams end then. */
  readonly draining = this.controller.signal;

  constructor(private readonly database: DatabaseProbe) {}

  /** From now on no new requests are wanted here, whatever is still answered. */
  drain(): void {
    this.controller.abort();
  }

  async check(): Promise<boolean> {
    return !this.draining.aborted && (await this.database.answers());
  }
}
