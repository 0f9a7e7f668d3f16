import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { Mailer } from '../../platform/mail/index.js';
import { RateLimit, truncated } from '../../platform/rate-limit/index.js';
import { insertMessage } from './contact-messages.queries.js';
import type { ContactUsInput } from './dto/contact-us.dto.js';
import { contactMail } from './letters.js';

/** Contact messages of visitors, stored and mailed to the platform's inbox. */
@Injectable()
export class ContactUsService {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly limit: RateLimit,
  ) {}

  async receive(input: ContactUsInput, address: string): Promise<void> {
    await this.limit.consume('contactMessage', { address });
    const now = this.clock.now();
    await this.db.tx(async (sql) => {
      await insertMessage(sql, input, truncated(address), now);
      await this.mailer.send(sql, contactMail(this.config.supportEmail, input));
    });
  }
}
