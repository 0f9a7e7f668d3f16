import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { linkExpired } from '../../platform/errors/link-expired.js';
import { Hourly } from '../../platform/jobs/index.js';
import { Links, Mailer } from '../../platform/mail/index.js';
import type { Message } from '../../platform/openapi/message.dto.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { hashOf, newToken } from '../../platform/secrets/token.js';
import { Sessions } from '../../platform/sessions/index.js';
import { HOUR_MS } from '../../platform/time/durations.js';
import { findAddressee, updatePassword } from './account.queries.js';
import { setConfirmed } from './email-confirmations.queries.js';
import { passwordChangedMail, resetMail } from './letters.js';
import { findByEmail, isLivingReset } from './password-resets.queries.js';
import { consumeLink, deleteExpiredLinks, saveLink } from './links.queries.js';
import { hashPassword } from './passwords.js';
import { Throttle } from './throttle.js';

const LIFETIME_MS = HOUR_MS;
/**
 * Minimum response time, longer than the work for an existing account, so that timing reveals nothing.
 */
const ANSWER_AFTER_MS = 300;

/** Password resets by a single-use mailed link. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
    private readonly sessions: Sessions,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly limit: RateLimit,
    private readonly audit: AuditTrail,
  ) {}

  async ask(email: string, address: string): Promise<Message> {
    await this.throttle.admitReset(address);
    await Promise.all([this.issue(email), delay(ANSWER_AFTER_MS)]);
    return {
      message: this.mailer.promise(
        'If that address has an account, a link to choose a new password is on its way.',
      ),
    };
  }

  async complete(token: string, password: string): Promise<Message> {
    const tokenHash = hashOf(token);
    // The link is checked first, because hashing is slow by design.
    if (!(await isLivingReset(this.db.sql, tokenHash, this.clock.now()))) throw linkExpired();
    const passwordHash = await hashPassword(password);
    await this.db.tx(async (sql) => {
      const person = await consumeLink(sql, 'password_resets', tokenHash, this.clock.now());
      const addressee = person && (await findAddressee(sql, person));
      if (!addressee) throw linkExpired();
      await updatePassword(sql, person, passwordHash);
      // The link proves access to the mailbox, so the address is confirmed.
      await setConfirmed(sql, person, this.clock.now());
      await this.sessions.endAll(person, sql);
      const deed = { action: 'user.password-reset', subjectId: person.userId };
      await this.audit.record({ sql }, person, deed);
      await this.mailer.send(sql, passwordChangedMail(addressee, this.links.to('/auth')));
    });
    return { message: 'Your password is changed. Please sign in.' };
  }

  @Hourly('password-resets')
  async purge(): Promise<void> {
    await deleteExpiredLinks(this.db.sql, 'password_resets', this.clock.now());
  }

  private async issue(email: string): Promise<void> {
    const person = await findByEmail(this.db.sql, email);
    if (!person) return;
    // Of several emails only the last one has a valid link.
    if (!(await this.limit.hasRoom('resetMail', { recipient: person.email }))) return;
    await this.db.tx(async (sql) => {
      const token = newToken();
      const now = this.clock.now();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const link = { tokenHash: hashOf(token), now, expiresAt };
      if (!(await saveLink(sql, 'password_resets', person, link))) return;
      const url = this.links.to(`/auth?reset=${token}`);
      await this.mailer.send(sql, resetMail(person, url, expiresAt));
    });
  }
}
