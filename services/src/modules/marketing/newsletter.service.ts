import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { linkExpired } from '../../platform/errors/link-expired.js';
import { Hourly } from '../../platform/jobs/index.js';
import { Links, Mailer } from '../../platform/mail/index.js';
import type { Message } from '../../platform/openapi/message.dto.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { hashOf, newToken } from '../../platform/secrets/token.js';
import { WEEK_MS } from '../../platform/time/durations.js';
import { alreadyOnTheListMail, confirmMail, welcomeMail } from './letters.js';
import {
  confirmSubscriber,
  deleteUnconfirmed,
  findByLink,
  insertLink,
  saveSubscriber,
  unsubscribe,
  type LinkPurpose,
} from './newsletter.queries.js';

const CONFIRM_MS = WEEK_MS;

/** Newsletter with double opt-in. */
@Injectable()
export class Newsletter {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly limit: RateLimit,
    private readonly mailer: Mailer,
    private readonly links: Links,
  ) {}

  /** Subscribes an address. The answer does not reveal who is on the list; only the mail does. */
  async subscribe(email: string, address: string): Promise<Message> {
    await this.limit.consume('newsletter', { address });
    if (await this.limit.hasRoom('newsletterMail', { recipient: email })) await this.add(email);
    return {
      message: this.mailer.promise(
        'Almost there: please confirm with the link we sent to your inbox.',
      ),
    };
  }

  private add(email: string): Promise<void> {
    return this.db.tx(async (sql) => {
      const { id, status } = await saveSubscriber(sql, randomUUID(), email, this.clock.now());
      if (status === 'confirmed') {
        const leave = await this.leaveLink(sql, id);
        return this.mailer.send(sql, alreadyOnTheListMail(email, leave));
      }
      const until = new Date(this.clock.now().getTime() + CONFIRM_MS);
      const url = await this.link(sql, id, 'confirm', until);
      await this.mailer.send(sql, confirmMail(email, url, until));
    });
  }

  /** Confirms a subscription. A second click succeeds as well. */
  async confirm(token: string): Promise<Message> {
    const now = this.clock.now();
    await this.db.tx(async (sql) => {
      const found = await findByLink(sql, hashOf(token), 'confirm', now);
      if (!found) throw linkExpired();
      if (found.status === 'confirmed') return;
      await confirmSubscriber(sql, found.id, now);
      await this.mailer.send(sql, welcomeMail(found.email, await this.leaveLink(sql, found.id)));
    });
    return { message: "You're on the list. See you in your inbox." };
  }

  async unsubscribe(token: string): Promise<Message> {
    await this.db.tx(async (sql) => {
      const found = await findByLink(sql, hashOf(token), 'unsubscribe', this.clock.now());
      if (!found) throw linkExpired();
      await unsubscribe(sql, found.id);
    });
    return { message: "You're off the list. No more e-mails from us." };
  }

  @Hourly('newsletter')
  purge(): Promise<void> {
    return deleteUnconfirmed(this.db.sql, this.clock.now());
  }

  /** Unsubscribe link without expiry, because a mail may be opened years later. */
  private leaveLink(sql: Sql, id: string): Promise<string> {
    return this.link(sql, id, 'unsubscribe', null);
  }

  private async link(
    sql: Sql,
    subscriberId: string,
    purpose: LinkPurpose,
    expiresAt: Date | null,
  ): Promise<string> {
    const token = newToken();
    await insertLink(sql, { tokenHash: hashOf(token), subscriberId, purpose, expiresAt });
    return this.links.to(`/newsletter/${purpose}?token=${token}`);
  }
}
