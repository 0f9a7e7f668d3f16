import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/index.js';
import { conflict, orNotFound } from '../../platform/errors/app-error.js';
import { Mailer, Smtp } from '../../platform/mail/index.js';
import type { Message } from '../../platform/openapi/message.dto.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { Texting } from '../../platform/texting/index.js';
import { findAddress } from './due-messages.queries.js';
import type { EmailChannel, MessageChannels, TextChannelState } from './dto/channels.dto.js';
import { Senders, type Sender } from './senders.js';
import { sampleFacts } from './templates/sample.js';
import { findTemplate } from './templates/templates.queries.js';
import { textsOf } from './texts.js';

const NO_EMAIL =
  'This installation sends no email. Its administrator connects a mail server with SMTP_URL.';

/** Ways in which the messages of a business leave by themselves. */
@Injectable()
export class Channels {
  constructor(
    private readonly config: Config,
    private readonly db: Database,
    private readonly senders: Senders,
    private readonly smtp: Smtp,
    private readonly texting: Texting,
    private readonly mailer: Mailer,
    private readonly limit: RateLimit,
  ) {}

  async get(principal: Principal): Promise<MessageChannels> {
    const { businessId } = principal;
    const sender = orNotFound(
      await this.db.read(principal, (sql) => this.senders.find(sql, businessId)),
      'This business',
    );
    const state: EmailChannel = sender.isConfirmed ? 'connected' : 'unconfirmed';
    const email = this.smtp.isConnected ? state : 'none';
    const text = {
      ...{ state: this.textState(sender), number: sender.number ?? '', isOn: sender.textsOn },
      ...{ used: sender.textsUsed, limit: sender.textLimit },
    };
    return { email, from: this.config.mailFrom.address, replyTo: sender.email, text };
  }

  private textState({ number, isConfirmed, isSandbox }: Sender): TextChannelState {
    if (!this.texting.provider) return 'none';
    if (number !== null) return 'connected';
    return isConfirmed && !isSandbox ? 'available' : 'unconfirmed';
  }

  /** Sends a sample reminder to the user's own address. */
  async test(principal: Principal): Promise<Message> {
    if (!this.smtp.isConnected) throw conflict(NO_EMAIL, 'no_email');
    await this.limit.consume('testMessage', { account: principal.userId });
    const { businessId, userId } = principal;
    return this.db.tx(principal, async ({ sql }) => {
      const sender = orNotFound(await this.senders.find(sql, businessId), 'This business');
      const to = await findAddress(sql, businessId, userId);
      const { business } = sender;
      const which = { occasion: 'reminder', channel: 'email', language: 'en' } as const;
      const own = await findTemplate(sql, businessId, which);
      const { subject, text } = textsOf('reminder', 'email', sampleFacts(business, 'en'), own);
      const footnote = 'You asked for this test in Settings. The appointment is made up.';
      const letter = { sender: business, paragraphs: [text], footnote };
      await this.mailer.send(sql, { to, subject: `Test: ${subject}`, letter });
      return { message: `We sent a test to ${to}.` };
    });
  }
}
