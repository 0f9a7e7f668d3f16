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
import { showTimesAs, withOwnTimeFormat } from '../../platform/time/time-format.js';
import {
  deleteDue,
  findBusinessesWithDue,
  lease,
  lockDue,
  postpone,
  type DueRow,
} from './due-messages.queries.js';
import { findTellable, insertMessage, PLAIN_MESSAGE } from './messages.queries.js';
import { nextMessage } from './next-message.js';
import { Senders, type Sender } from './senders.js';

const LOOK_MS = 10_000;
/** Businesses and their messages per round. Small, so that each business has its turn. */
const ROUND = { businesses: 50, messages: 20 };

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
    private readonly senders: Senders,
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
        // A failure of one business must not stop the others.
        count += await this.workOff(businessId, now).catch((error: unknown) => {
          this.logger.error(error);
          return 0;
        });
      }
    }
  }

  private workOff(businessId: string, now: Date): Promise<number> {
    return this.db.tx({ businessId, timeZone: '' }, async ({ sql }) => {
      const rows = await lockDue(sql, businessId, now, ROUND.messages);
      const sender = await this.senders.find(sql, businessId);
      if (!sender) return 0;
      await withOwnTimeFormat(async () => {
        showTimesAs(sender.timeFormat);
        // Jobs of one transaction run in the order of their ids.
        const ids = rows.map(() => randomUUID()).sort();
        for (const [index, row] of rows.entries()) {
          await this.tell(sql, { businessId, sender, row, now, id: ids[index] ?? '' });
        }
      });
      return rows.length;
    });
  }

  private async tell(sql: Sql, { businessId, sender, row, now, id }: Turn): Promise<void> {
    if (row.waitsUntil) return postpone(sql, businessId, row, row.waitsUntil);
    const job = await findTellable(sql, businessId, row.appointmentId);
    const next = job && nextMessage({ row, job, sender, now });
    if (!job || !next) return deleteDue(sql, businessId, row);
    if (next instanceof Date) return postpone(sql, businessId, row, next);
    const { to: address, ...rest } = next;
    await insertMessage(sql, businessId, {
      ...{
        ...PLAIN_MESSAGE,
        direction: 'out',
        state: 'queued',
        consent: job.consent[next.channel],
      },
      ...{ id, contactId: job.contactId, appointmentId: job.id, address, now, ...rest },
    });
    await this.jobs.send(sql, 'message', id, businessId);
    await lease(sql, businessId, row, id);
  }
}

interface Turn {
  /** Id of the message, if there is one. */
  id: string;
  businessId: string;
  sender: Sender;
  row: DueRow;
  now: Date;
}
