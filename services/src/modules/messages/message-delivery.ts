import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type Sql } from '../../platform/database/index.js';
import { Worker, type Attempt, type Result } from '../../platform/jobs/index.js';
import { Smtp, smtpProblem } from '../../platform/mail/index.js';
import { Notifications } from '../notifications/index.js';
import { findQueued, markMessage, type QueuedMessage } from './delivery.queries.js';
import { endLease, findDueOf, findSender } from './due-messages.queries.js';
import type { ReadyMessage } from './dto/message.dto.js';
import { mailOf } from './message-mail.js';
import { findTellable } from './messages.queries.js';
import { nextMessage } from './next-message.js';

const OUTDATED = 'It was no longer due when it could be sent.';
const AT_NIGHT = 'Put off until the morning.';

/** Whether a message is still what the customer should get. */
const isSame = ({ kind, told, address }: QueuedMessage, next: ReadyMessage) =>
  kind === next.kind && told === next.about && address === next.to;

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
    const { message, next } = await this.db.readInSteps(context, (sql) =>
      this.find(sql, businessId, id),
    );
    if (!message) return undefined;
    if (next instanceof Date) return this.putBack(businessId, id, AT_NIGHT, next);
    if (!next || !isSame(message, next)) {
      return this.putBack(businessId, id, OUTDATED, this.clock.now());
    }
    try {
      await this.smtp.send(mailOf(message, this.config.mailFrom, this.clock.now()));
    } catch (error) {
      const { sentence, isFinal } = smtpProblem(error);
      if (!isFinal && !isLast) throw error;
      await this.fail(businessId, message, sentence);
      return 'failed';
    }
    return this.db.tx(context, async ({ sql }) => {
      await markMessage(sql, businessId, id, { state: 'sent', sentAt: this.clock.now() });
      await endLease(sql, businessId, id);
    });
  }

  /** The message, and what the customer should get by now: the appointment may have gone on. */
  private async find(sql: Sql, businessId: string, id: string) {
    const message = await findQueued(sql, businessId, id);
    const row = await findDueOf(sql, businessId, id);
    const job = row && (await findTellable(sql, businessId, row.appointmentId));
    const sender = await findSender(sql, businessId);
    const now = this.clock.now();
    return { message, next: job && sender ? nextMessage({ row, job, sender, now }) : undefined };
  }

  /** Skips the message. What to say instead is decided anew. */
  private putBack(businessId: string, id: string, problem: string, until: Date) {
    return this.db.tx({ businessId, timeZone: '' }, async ({ sql }) => {
      await markMessage(sql, businessId, id, { state: 'skipped', problem });
      await endLease(sql, businessId, id, until);
    });
  }

  /** Marks the message and tells the office what to do. */
  private fail(businessId: string, { id, customer, job }: QueuedMessage, problem: string) {
    const context = { businessId, timeZone: '' };
    return this.db.tx(context, async (tx) => {
      await markMessage(tx.sql, businessId, id, { state: 'failed', problem });
      await endLease(tx.sql, businessId, id);
      await this.notifications.notify(tx, context, {
        kind: 'customer.message',
        title: 'An email did not arrive',
        text: `${customer}, ${job.service}: ${problem} Call them, or check the address.`,
        link: `/appointments/${job.id}`,
      });
    });
  }
}
