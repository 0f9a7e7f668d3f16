import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, PlatformDatabase } from '../../platform/database/index.js';
import { Hourly } from '../../platform/jobs/index.js';
import { eachAlone } from '../../platform/purge/each-alone.js';
import { inBatches } from '../../platform/purge/in-batches.js';
import { DAY_MS } from '../../platform/time/durations.js';
import { eraseContacts, findBusinessesToErase } from './erasure.queries.js';

const KEPT_MS = 30 * DAY_MS;

/** Erases deleted contacts after a month. Until then they can be restored. */
@Injectable()
export class Erasure {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  @Hourly('erasure')
  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - KEPT_MS);
    const businesses = await findBusinessesToErase(this.platform.sql, before);
    await eachAlone(businesses, (businessId) =>
      inBatches((limit) =>
        this.db.tx({ businessId, timeZone: 'UTC' }, ({ sql }) =>
          eraseContacts(sql, businessId, { before, now, limit }),
        ),
      ),
    );
  }
}
