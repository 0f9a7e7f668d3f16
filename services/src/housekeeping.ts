import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Accounts, Throttle } from './modules/auth/index.js';
import { Clock } from './platform/clock/clock.js';
import { PlatformDatabase } from './platform/database/index.js';
import { deleteOldKeys } from './platform/idempotency/idempotency.queries.js';
import { Sessions } from './platform/sessions/index.js';

const HOUR_MS = 60 * 60 * 1000;
const KEYS_KEPT_MS = 48 * HOUR_MS;

/** Removes what has expired, every hour; harmless when several replicas do it at once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    try {
      await this.accounts.purgeSandboxes();
      await this.sessions.purge();
      await this.throttle.purge();
      await deleteOldKeys(this.db.sql, new Date(this.clock.now().getTime() - KEYS_KEPT_MS));
    } catch (error) {
      this.logger.error(error);
    }
  }
}
