import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import type { Person } from '../tenancy/context.js';
import { noteWrite } from './sessions.queries.js';

/** Who has written reads it, also where that is read from a replica of the database. */
@Injectable()
export class LastWrites {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  /**
   * After something was written for a person, and before they are told: their sessions know of it from then on.
   *
   * @returns where the log is by now; nothing without a replica
   */
  async note(person: Person): Promise<string | undefined> {
    if (this.config.readDatabaseUrl === undefined) return undefined;
    // What was written is written, also where nobody can say where the log is by now.
    return noteWrite(this.db.sql, person, this.clock.now()).catch(() => undefined);
  }
}
