import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { Hourly } from '../../platform/jobs/index.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { deleteWrittenBefore } from './retention.queries.js';

const KEPT_MS = 180 * DAY_MS;

/** Deletes messages and resumes of visitors after half a year. */
@Injectable()
export class Retention {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  @Hourly('applications')
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteWrittenBefore(this.db.sql, before);
  }
}
