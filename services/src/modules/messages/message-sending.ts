import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Smtp, smtpProblem } from '../../platform/mail/index.js';
import { Texting, type SentText, type TextProblem } from '../../platform/texting/index.js';
import type { QueuedMessage } from './delivery.queries.js';
import { mailOf } from './message-mail.js';

/** Hands messages to the mail server or to the provider of text messages. */
@Injectable()
export class MessageSending {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly smtp: Smtp,
    private readonly texting: Texting,
  ) {}

  /**
   * Sends a message once.
   *
   * @param isRetry - an earlier attempt may have sent it without recording it
   */
  async send(
    message: QueuedMessage,
    number: string,
    isRetry: boolean,
  ): Promise<SentText | undefined> {
    if (message.channel === 'email') {
      await this.smtp.send(mailOf(message, this.config.mailFrom, this.clock.now()));
      return undefined;
    }
    const { provider } = this.texting;
    if (!provider) throw new Error('There is no provider of text messages.');
    const { id, address: to, text, createdAt } = message;
    const outgoing = { id, from: number, to, text };
    const earlier = isRetry ? await provider.findSent(outgoing, createdAt) : undefined;
    return earlier ?? provider.send(outgoing);
  }

  /** Reason why a message did not leave. */
  problemOf({ channel }: QueuedMessage, error: unknown): TextProblem {
    const { provider } = this.texting;
    return channel === 'sms' && provider ? provider.problemOf(error) : smtpProblem(error);
  }
}
