import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { Mailer } from '../../platform/mail/index.js';
import { insertMessage } from './contact-messages.queries.js';
import type { ContactUsInput } from './dto/contact-us.dto.js';
import { contactMail } from './letters.js';
import { admitVisitor, type VisitorLimit } from './visitor-limit.js';

const LIMIT: VisitorLimit = { table: 'contact_messages', limit: 20, what: 'messages' };

/** What visitors write to the platform: stored, and mailed to its inbox. */
@Injectable()
export class ContactUsService {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
  ) {}

  async receive(input: ContactUsInput, address: string): Promise<void> {
    const now = this.clock.now();
    await this.db.tx(async (sql) => {
      await admitVisitor(sql, LIMIT, address, now);
      await insertMessage(sql, input, address, now);
      await this.mailer.send(sql, contactMail(this.config.supportEmail, input));
    });
  }
}
