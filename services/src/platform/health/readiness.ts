import { Injectable } from '@nestjs/common';
import { DatabaseProbe } from '../database/index.js';

@Injectable()
export class Readiness {
  private draining = false;

  constructor(private readonly database: DatabaseProbe) {}

  /** From now on no new requests are wanted here, whatever is still answered. */
  drain(): void {
    this.draining = true;
  }

  async check(): Promise<boolean> {
    return !this.draining && (await this.database.answers());
  }
}
