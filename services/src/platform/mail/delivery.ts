import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase } from '../database/index.js';
import { Worker, type Attempt } from '../jobs/index.js';
import {
  findQueued,
  markFailed,
  markKept,
  markSent,
  noteError,
  type QueuedMail,
} from './mails.queries.js';
import { smtpProblem } from './smtp-problem.js';

/** All together shorter than a job may take. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const TOO_LATE = 'It could not be sent while it was of use.';

/** Takes mails from the outbox to the SMTP server. */
@Injectable()
export class Delivery {
  private transport?: Promise<Transporter>;

  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    worker: Worker,
  ) {
    worker.handle('mail', (id, attempt) => this.deliver(id, attempt));
  }

  /** A mail that was sent, or is gone, is left alone: the job may come twice. */
  private async deliver(id: string, { isLast }: Attempt): Promise<void> {
    const { sql } = this.db;
    const mail = await findQueued(sql, id);
    if (!mail) return;
    const { smtpUrl } = this.config;
    if (smtpUrl === undefined) return markKept(sql, id);
    const now = this.clock.now();
    if (mail.usefulUntil && mail.usefulUntil <= now) return markFailed(sql, id, TOO_LATE);
    try {
      this.transport ??= openTransport(smtpUrl);
      await (await this.transport).sendMail(this.messageOf(mail));
    } catch (error) {
      const { sentence, isFinal } = smtpProblem(error);
      if (isFinal || isLast) return markFailed(sql, id, sentence);
      await noteError(sql, id, sentence);
      throw error;
    }
    await markSent(sql, id, this.clock.now());
  }

  private messageOf({ id, recipient, replyTo, subject, text, html, createdAt }: QueuedMail) {
    const { mailFrom } = this.config;
    return {
      // Always the same for one mail, so that mail programs show it once even if it came twice.
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

/** Loaded with the first mail: most installations on a desk send none. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
}
