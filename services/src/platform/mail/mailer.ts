import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase, type Sql } from '../database/index.js';
import { Hourly, JobQueue } from '../jobs/index.js';
import { Metrics } from '../metrics/index.js';
import { DAY_MS } from '../time/durations.js';
import { isMailable } from '../validation/mailbox.js';
import { render, type Letter } from './letter.js';
import {
  deleteMailsBefore,
  deleteMailsTo,
  emptyFailedMails,
  failStuckMails,
  insertMail,
} from './mails.queries.js';

const KEPT_MS = 30 * DAY_MS;
const LONGEST_SUBJECT = 200;

const LOCAL_NOTE =
  'This installation sends no e-mail: its administrator finds the message in the outbox.';

export interface Mail {
  to: string;
  /** Reply address. Default: the sender. */
  replyTo?: string;
  subject: string;
  letter: Letter;
  /** Time after which the mail is obsolete and not sent. */
  usefulUntil?: Date;
}

/**
 * Writes mails to the outbox in the caller's transaction; a job sends them. Without an SMTP server they
 * stay in the outbox.
 */
@Injectable()
export class Mailer {
  readonly mode: 'smtp' | 'local';

  constructor(
    config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly jobs: JobQueue,
    private readonly metrics: Metrics,
  ) {
    this.mode = config.smtpUrl === undefined ? 'local' : 'smtp';
  }

  async send(sql: Sql, { to, replyTo, subject, letter, usefulUntil }: Mail): Promise<void> {
    const id = randomUUID();
    // Mail headers are single-line.
    const line = subject.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SUBJECT);
    const status = this.mode === 'local' ? 'kept' : isMailable(to) ? 'queued' : 'failed';
    await insertMail(sql, {
      id,
      recipient: to,
      replyTo: replyTo !== undefined && isMailable(replyTo) ? replyTo : null,
      subject: line,
      ...render(line, letter),
      status,
      error: status === 'failed' ? 'No mail can be sent to this address.' : null,
      usefulUntil: usefulUntil ?? null,
      now: this.clock.now(),
    });
    if (status === 'queued') return this.jobs.send(sql, 'mail', id);
    this.metrics.mails.inc({ outcome: status, reason: status === 'failed' ? 'address' : '' });
  }

  /** Adds a note to the sentence if this installation sends no mail. */
  promise(sentence: string): string {
    return this.mode === 'local' ? `${sentence} ${LOCAL_NOTE}` : sentence;
  }

  /** Deletes all mails to an address, as part of deleting a person. */
  forget(sql: Sql, address: string): Promise<void> {
    return deleteMailsTo(sql, address);
  }

  @Hourly('mails')
  async purge(): Promise<void> {
    const now = this.clock.now().getTime();
    const yesterday = new Date(now - DAY_MS);
    await failStuckMails(this.db.sql, yesterday);
    await emptyFailedMails(this.db.sql, yesterday);
    await deleteMailsBefore(this.db.sql, new Date(now - KEPT_MS));
  }
}
