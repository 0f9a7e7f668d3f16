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
import { textsOf } from './texts.js';

const NO_EMAIL =
  'This installation sends no email. Its administrator connects a mail server with SMTP_URL.';

/** A made-up appointment, for a test. */
const SAMPLE = {
  ...{ customer: 'Ana Ruiz', service: 'Full Detail', vehicle: '2024 Toyota Camry', crew: '' },
  ...{ date: '2027-06-17', startTime: '09:00', street: '14 Elm St' },
};

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
      const { subject, text } = textsOf('reminder', 'email', { ...SAMPLE, business });
      const footnote = 'You asked for this test in Settings. The appointment is made up.';
      const letter = { sender: business, paragraphs: [text], footnote };
      await this.mailer.send(sql, { to, subject: `Test: ${subject}`, letter });
      return { message: `We sent a test to ${to}.` };
    });
  }
}
