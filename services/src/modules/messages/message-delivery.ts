import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/index.js';
import { Worker, type Attempt, type Result } from '../../platform/jobs/index.js';
import { Smtp, smtpProblem } from '../../platform/mail/index.js';
import { Notifications } from '../notifications/index.js';
import { findQueued, markMessage, type QueuedMessage } from './delivery.queries.js';
import { aboutOf } from './due-message.js';
import type { MessageKind } from './dto/message.dto.js';
import { mailOf } from './message-mail.js';

const SKIPPED = 'The appointment has changed since.';
const NAMES_TIME: readonly MessageKind[] = ['scheduled', 'changed', 'reminder'];

/** Whether the text is no longer true, because the appointment went on while the message waited. */
function isOutdated({ kind, told, job }: QueuedMessage): boolean {
  const { placeId, ...rest } = job;
  const about = aboutOf({ ...rest, ...(placeId !== null && { placeId }) });
  return NAMES_TIME.includes(kind) && (!job.isOpen || told !== about);
}

/** Sends queued messages. The key of a job is the business. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly config: Config,
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly smtp: Smtp,
    private readonly notifications: Notifications,
    worker: Worker,
  ) {
    worker.handle('message', (id, attempt) => this.deliver(id, attempt));
  }

  private async deliver(id: string, { key: businessId, isLast }: Attempt): Promise<Result> {
    const context = { businessId, timeZone: '' };
    const message = await this.db.read(context, (sql) => findQueued(sql, businessId, id));
    if (!message) return undefined;
    const mark = (outcome: Parameters<typeof markMessage>[3]) =>
      this.db.tx(context, ({ sql }) => markMessage(sql, businessId, id, outcome));
    if (isOutdated(message)) return mark({ state: 'skipped', problem: SKIPPED });
    try {
      await this.smtp.send(mailOf(message, this.config.mailFrom, this.clock.now()));
    } catch (error) {
      const { sentence, isFinal } = smtpProblem(error);
      if (!isFinal && !isLast) throw error;
      await this.fail(businessId, message, sentence);
      return 'failed';
    }
    return mark({ state: 'sent' });
  }

  /** Marks the message and tells the office what to do. */
  private fail(businessId: string, { id, customer, job }: QueuedMessage, problem: string) {
    const context = { businessId, timeZone: '' };
    return this.db.tx(context, async (tx) => {
      await markMessage(tx.sql, businessId, id, { state: 'failed', problem });
      await this.notifications.notify(tx, context, {
        kind: 'customer.message',
        title: 'An email did not arrive',
        text: `${customer}, ${job.service}: ${problem} Call them, or check the address.`,
        link: `/appointments/${job.id}`,
      });
    });
  }
}
