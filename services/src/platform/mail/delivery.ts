import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import { Worker, type Attempt } from '../jobs/index.js';
import { Metrics } from '../metrics/index.js';
import {
  findQueued,
  markFailed,
  markKept,
  markSent,
  noteError,
  type QueuedMail,
} from './mails.queries.js';
import { smtpProblem } from './smtp-problem.js';
import { Smtp } from './smtp.js';

const TOO_LATE = 'It could not be sent while it was of use.';

/** Sends mails from the outbox by SMTP. */
@Injectable()
export class Delivery {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly smtp: Smtp,
    worker: Worker,
  ) {
    worker.handle('mail', (id, attempt) => this.deliver(id, attempt));
  }

  /** Skips a mail that is already sent or deleted, because a job may run twice. */
  private async deliver(id: string, { isLast }: Attempt): Promise<void> {
    const { sql } = this.db;
    const mail = await findQueued(sql, id);
    if (!mail) return;
    if (!this.smtp.isConnected) {
      await markKept(sql, id);
      return this.count('kept');
    }
    const now = this.clock.now();
    if (mail.usefulUntil && mail.usefulUntil <= now) {
      await markFailed(sql, id, TOO_LATE);
      return this.count('failed', 'too_late');
    }
    try {
      await this.smtp.send(this.messageOf(mail));
    } catch (error) {
      const { reason, sentence, isFinal } = smtpProblem(error);
      const isOver = isFinal || isLast;
      this.count(isOver ? 'failed' : 'put_off', reason);
      if (isOver) return markFailed(sql, id, sentence);
      await noteError(sql, id, sentence);
      throw error;
    }
    this.count('sent');
    await markSent(sql, id, this.clock.now());
  }

  private count(outcome: 'sent' | 'kept' | 'put_off' | 'failed', reason = ''): void {
    this.metrics.mails.inc({ outcome, reason });
  }

  private messageOf({ id, recipient, replyTo, subject, text, html, createdAt }: QueuedMail) {
    const { mailFrom } = this.config;
    return {
      // Constant per mail, so that mail programs drop a duplicate.
      messageId: `<${id}@${mailFrom.address.split('@')[1]}>`,
      from: mailFrom,
      to: { name: '', address: recipient },
      ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
      envelope: { from: mailFrom.address, to: [recipient] },
      subject,
      text,
      html,
      date: createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
}
