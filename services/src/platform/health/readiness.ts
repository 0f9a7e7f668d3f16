import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DatabaseProbe } from '../database/index.js';

@Injectable()
export class Readiness implements OnModuleDestroy {
  private readonly controller = new AbortController();
  /** Aborted when no new requests are wanted here. Open streams end then. */
  readonly draining = this.controller.signal;

  constructor(private readonly database: DatabaseProbe) {}

  /** From now on no new requests are wanted here, whatever is still answered. */
  drain(): void {
    this.controller.abort();
  }

  /** Runs before the server closes, which waits for open streams. */
  onModuleDestroy(): void {
    this.drain();
  }

  async check(): Promise<boolean> {
    return !this.draining.aborted && (await this.database.answers());
  }
}
