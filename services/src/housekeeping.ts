import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Feedback } from './modules/assistant/index.js';
import { Accounts, EmailConfirmations, Invitations, PasswordResets } from './modules/auth/index.js';
import { Erasure, ExportsService, ImportsService } from './modules/crm/index.js';
import { Newsletter, Retention } from './modules/marketing/index.js';
import { Notifications } from './modules/notifications/index.js';
import { Planning } from './modules/scheduling/index.js';
import { ClientHealth } from './platform/client-health/index.js';
import { ClientReports } from './platform/client-reports/index.js';
import { Clock } from './platform/clock/clock.js';
import { PlatformDatabase } from './platform/database/index.js';
import { Files } from './platform/files/index.js';
import { deleteOldKeys } from './platform/idempotency/idempotency.queries.js';
import { Sessions } from './platform/sessions/index.js';
import { Mailer } from './platform/mail/index.js';
import { RateLimit } from './platform/rate-limit/index.js';
import { DAY_MS, HOUR_MS } from './platform/time/durations.js';

const KEYS_KEPT_MS = 2 * DAY_MS;

/**
 * Hourly job that deletes expired data and plans series. Concurrent runs of several processes are
 * harmless.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
    private readonly confirmations: EmailConfirmations,
    private readonly resets: PasswordResets,
    private readonly imports: ImportsService,
    private readonly exports: ExportsService,
    private readonly erasure: Erasure,
    private readonly newsletter: Newsletter,
    private readonly retention: Retention,
    private readonly notifications: Notifications,
    private readonly feedback: Feedback,
    private readonly planning: Planning,
    private readonly mailer: Mailer,
    private readonly files: Files,
    private readonly sessions: Sessions,
    private readonly rateLimit: RateLimit,
    private readonly reports: ClientReports,
    private readonly health: ClientHealth,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs all tasks. A failure does not stop the others. */
  async run(): Promise<void> {
    const old = new Date(this.clock.now().getTime() - KEYS_KEPT_MS);
    const purges = [
      () => this.accounts.purgeSandboxes(),
      () => this.accounts.purgeStrays(),
      () => this.invitations.purge(),
      () => this.confirmations.purge(),
      () => this.resets.purge(),
      () => this.imports.purge(),
      () => this.exports.purge(),
      () => this.erasure.run(),
      () => this.newsletter.purge(),
      () => this.retention.purge(),
      () => this.notifications.purge(),
      () => this.feedback.purge(),
      () => this.planning.run(),
      () => this.mailer.purge(),
      () => this.files.purge(),
      () => this.sessions.purge(),
      () => this.rateLimit.purge(),
      () => this.reports.purge(),
      () => this.health.purge(),
      () => deleteOldKeys(this.db.sql, old),
    ];
    for (const purge of purges) await purge().catch((error) => this.logger.error(error));
  }
}
