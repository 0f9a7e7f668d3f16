import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database, PlatformDatabase, type Tx } from '../database/index.js';
import { AppError } from '../errors/app-error.js';
import { Hourly } from '../jobs/index.js';
import type { BusinessContext } from '../tenancy/context.js';
import { DAY_MS } from '../time/durations.js';
import { claimKey, deleteOldKeys, findKey, saveResult } from './idempotency.queries.js';
import type { IdempotentRequest } from './idempotency-key.decorator.js';

const KEPT_MS = 2 * DAY_MS;

/** Runs a create once per key. Key, work and answer share one transaction. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  run<T>(
    context: BusinessContext,
    once: IdempotentRequest | undefined,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (!once) return this.db.tx(context, work);
    return this.db.tx(context, async (tx) => {
      const { businessId } = context;
      // A second request with the key waits here until the first has committed or failed.
      if (await claimKey(tx.sql, businessId, once, this.clock.now())) {
        const result = await work(tx);
        await saveResult(tx.sql, businessId, once.key, JSON.stringify(result));
        return result;
      }
      return this.replay<T>(tx, businessId, once);
    });
  }

  @Hourly('idempotency-keys')
  purge(): Promise<void> {
    return deleteOldKeys(this.platform.sql, new Date(this.clock.now().getTime() - KEPT_MS));
  }

  private async replay<T>(tx: Tx, businessId: string, once: IdempotentRequest): Promise<T> {
    const known = await findKey(tx.sql, businessId, once.key);
    if (known?.fingerprint === once.fingerprint && known.result !== null) {
      return JSON.parse(known.result) as T;
    }
    throw new AppError({
      statusCode: 422,
      code: 'idempotency_key_reused',
      message: 'This Idempotency-Key was already used for something else.',
    });
  }
}
