import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/index.js';

@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private draining = false;

  constructor(private readonly db: Database) {}

  beforeApplicationShutdown(): void {
    this.draining = true;
  }

  async check(): Promise<boolean> {
    if (this.draining) return false;
    return this.db.ping().then(
      () => true,
      () => false,
    );
  }
}
