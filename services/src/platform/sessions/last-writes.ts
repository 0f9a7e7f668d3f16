import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import type { Person } from '../tenancy/context.js';
import { noteWrite } from './sessions.queries.js';

/** Tracks each person's last write, so that reads from a replica include it. */
@Injectable()
export class LastWrites {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  /**
   * Records the WAL position after a write, before the person gets the answer. All their sessions then
   * require that position.
   *
   * @returns where the log is by now; nothing without a replica
   */
  async note(person: Person): Promise<string | undefined> {
    if (this.config.readDatabaseUrl === undefined) return undefined;
    // The write itself succeeded, even if its position cannot be determined.
    return noteWrite(this.db.sql, person, this.clock.now()).catch(() => undefined);
  }
}
