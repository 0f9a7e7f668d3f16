import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { JobQueue } from '../../platform/jobs/index.js';
import { Smtp } from '../../platform/mail/index.js';
import { showTimesAs, withOwnTimeFormat } from '../../platform/time/time-format.js';
import {
  deleteDue,
  findBusinessesWithDue,
  findSender,
  lockDue,
  postpone,
  type DueRow,
  type Sender,
} from './due-messages.queries.js';
import { isReminderDue, newsOf, type Told } from './due-message.js';
import type { MessageKind } from './dto/message.dto.js';
import { findTellable, insertMessage, type TellableJob } from './messages.queries.js';
import { quietUntil } from './quiet-hours.js';
import { jobNow, messageOf, toldOf } from './tellable.js';

const LOOK_MS = 10_000;
/** Businesses and their messages per round. Small, so that each business has its turn. */
const ROUND = { businesses: 50, messages: 20 };

/** Kinds that leave by themselves. A no-show is for a person to judge. */
const BY_ITSELF: readonly MessageKind[] = [
  'scheduled',
  'changed',
  'cancelled',
  'reminder',
  'on-my-way',
  'finished',
];

/**
 * Turns due messages into queued ones. What to say is decided at that moment from the appointment as it
 * stands, so that several changes are one message and a cancelled appointment gets no reminder.
 */
@Injectable()
export class DueMessages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DueMessages.name);
  private timer?: NodeJS.Timeout;
  private looking?: Promise<void>;

  constructor(
    private readonly config: Config,
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly jobs: JobQueue,
    private readonly smtp: Smtp,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.worker) return;
    this.timer = setInterval(() => {
      this.looking ??= this.look()
        .catch((error: unknown) => this.logger.error(error))
        .finally(() => (this.looking = undefined));
    }, LOOK_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Works off all due messages, round by round. */
  async look(): Promise<void> {
    for (let count = 1; count > 0;) {
      count = 0;
      const now = this.clock.now();
      const { sql } = this.platform;
      for (const businessId of await findBusinessesWithDue(sql, now, ROUND.businesses)) {
        count += await this.workOff(businessId, now);
      }
    }
  }

  private workOff(businessId: string, now: Date): Promise<number> {
    return this.db.tx({ businessId, timeZone: '' }, async ({ sql }) => {
      const rows = await lockDue(sql, businessId, now, ROUND.messages);
      const sender = await findSender(sql, businessId);
      if (!sender) return 0;
      await withOwnTimeFormat(async () => {
        showTimesAs(sender.timeFormat);
        for (const row of rows) await this.tell(sql, { businessId, sender, row, now });
      });
      return rows.length;
    });
  }

  private async tell(sql: Sql, { businessId, sender, row, now }: Turn): Promise<void> {
    // News name the time as well, so the reminder waits whether it is still needed.
    if (row.newsDueAt) return postpone(sql, businessId, row, row.newsDueAt);
    const job = await findTellable(sql, businessId, row.appointmentId);
    const kind = job && kindOf(job, row, now);
    const message =
      this.smtp.isConnected && sender.canMail && kind && BY_ITSELF.includes(kind)
        ? messageOf(job, kind, { crew: '', timeZone: sender.timeZone }, ['email'])
        : undefined;
    if (!job || !message || typeof message === 'string') return deleteDue(sql, businessId, row);
    const quiet = kind === 'on-my-way' ? undefined : quietUntil(now, sender.timeZone);
    if (quiet) return postpone(sql, businessId, row, quiet);
    const id = randomUUID();
    const { to: recipient, ...rest } = message;
    await insertMessage(sql, businessId, {
      ...rest,
      ...{ id, contactId: job.contactId, appointmentId: job.id, recipient, state: 'queued' },
      ...{ consent: job.consent.email, userId: null, now },
    });
    await this.jobs.send(sql, 'message', id, businessId);
    await deleteDue(sql, businessId, row);
  }
}

interface Turn {
  businessId: string;
  sender: Sender;
  row: DueRow;
  now: Date;
}

/** Message of a due row, if there is still one. */
function kindOf(job: TellableJob, { kind, known, dueAt }: DueRow, now: Date) {
  const told = toldOf(job);
  if (kind === 'reminder') {
    return isReminderDue(jobNow(job), told, dueAt, now) ? 'reminder' : undefined;
  }
  const before: Told[] = known === null ? [] : [{ kind: 'scheduled', about: known, at: dueAt }];
  const news = newsOf(jobNow(job), told.length > 0 ? told : before, now);
  // A customer who has not heard of an appointment need not hear that it is cancelled.
  const isUnheard = told.length === 0 && known === null && news === 'cancelled';
  return isUnheard ? undefined : news;
}
