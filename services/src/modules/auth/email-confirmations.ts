import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { notFound, orNotFound } from '../../platform/errors/app-error.js';
import { linkExpired } from '../../platform/errors/link-expired.js';
import { Hourly } from '../../platform/jobs/index.js';
import { Links, Mailer } from '../../platform/mail/index.js';
import type { Message } from '../../platform/openapi/message.dto.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { hashOf, newToken } from '../../platform/secrets/token.js';
import type { Person } from '../../platform/tenancy/context.js';
import { WEEK_MS } from '../../platform/time/durations.js';
import { isDemoAddress } from './known-accounts.js';
import { findConfirmable, findSender, setConfirmed } from './email-confirmations.queries.js';
import { confirmAddressMail, type Addressee } from './letters.js';
import { consumeLink, deleteExpiredLinks, saveLink } from './links.queries.js';

const LIFETIME_MS = WEEK_MS;

/** Confirmation of e-mail addresses, by opening a link that was mailed to them. */
@Injectable()
export class EmailConfirmations {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly limit: RateLimit,
    private readonly audit: AuditTrail,
  ) {}

  /** Sends a new link to the current address. The previous link stops working. */
  async send(sql: Sql, person: Person, addressee: Addressee): Promise<void> {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const link = { tokenHash: hashOf(token), now, expiresAt };
    if (!(await saveLink(sql, 'email_confirmations', person, link))) throw notFound('This user');
    const url = this.links.to(`/auth?confirm=${token}`);
    await this.mailer.send(sql, confirmAddressMail(addressee, url, expiresAt));
  }

  async sendAgain(person: Person): Promise<Message> {
    const found = orNotFound(await findConfirmable(this.db.sql, person), 'This user');
    if (found.isConfirmed) return { message: 'Your email address is already confirmed.' };
    await this.limit.consume('confirmationMail', { account: person.userId });
    await this.db.tx((sql) => this.send(sql, person, found));
    return { message: this.mailer.promise('We sent you a link. Please check your inbox.') };
  }

  async confirm(token: string): Promise<Message> {
    const now = this.clock.now();
    await this.db.tx(async (sql) => {
      const person = await consumeLink(sql, 'email_confirmations', hashOf(token), now);
      if (!person) throw linkExpired();
      await setConfirmed(sql, person, now);
      const deed = { action: 'user.email-confirmed', subjectId: person.userId };
      await this.audit.record({ sql }, person, deed);
    });
    return { message: 'Thank you. Your email address is confirmed.' };
  }

  /** Whether the product may send mail to others in this person's name. */
  async mayWriteToOthers(person: Person): Promise<boolean> {
    const sender = await findSender(this.db.sql, person);
    if (!sender) return false;
    return sender.isConfirmed && !sender.isSandbox && !isDemoAddress(sender.email);
  }

  @Hourly('email-confirmations')
  async purge(): Promise<void> {
    await deleteExpiredLinks(this.db.sql, 'email_confirmations', this.clock.now());
  }
}
