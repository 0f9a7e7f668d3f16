import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import type { SentFile } from '../../platform/http/uploads.js';
import { Mailer } from '../../platform/mail/index.js';
import { RateLimit, truncated } from '../../platform/rate-limit/index.js';
import { insertApplication } from './applications.queries.js';
import type { ApplicationInput, ApplicationReceived } from './dto/application.dto.js';
import { applicationMail, applicationReceivedMail } from './letters.js';
import { fileNameOf, requirePdf } from './resume.js';

/** Job applications to Clearcoat. */
@Injectable()
export class Applications {
  constructor(
    private readonly config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly limit: RateLimit,
  ) {}

  async receive(
    input: ApplicationInput,
    file: SentFile,
    address: string,
  ): Promise<ApplicationReceived> {
    requirePdf(file.bytes);
    const id = randomUUID();
    await this.store(id, input, file, address);
    return { id, message: 'Thank you. Your application is with us.' };
  }

  private async store(
    id: string,
    input: ApplicationInput,
    file: SentFile,
    address: string,
  ): Promise<void> {
    const now = this.clock.now();
    const { phone = '', message = '' } = input;
    // The address may belong to somebody else, so confirmations are rate limited.
    const answers = await this.limit.hasRoom('applicationMail', { recipient: input.email });
    await this.db.tx(async (sql) => {
      await insertApplication(sql, {
        ...input,
        id,
        phone,
        message,
        fileName: fileNameOf(file.name),
        resume: file.bytes,
        address: truncated(address),
        now,
      });
      await this.mailer.send(sql, applicationMail(this.config.supportEmail, input));
      if (answers) await this.mailer.send(sql, applicationReceivedMail(input));
    });
  }
}
