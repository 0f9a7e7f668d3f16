import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { readableNumber } from '../../platform/text/e164.js';
import { Notifications } from '../notifications/index.js';
import type { QueuedMessage } from './delivery.queries.js';
import { lockUse } from './numbers.queries.js';
import type { Sender } from './senders.js';

/** Share of the month's text messages at which the office is warned. */
const WARNED_AT = 0.8;
const LONGEST_EXTRACT = 120;

type FailedMessage = Pick<QueuedMessage, 'channel' | 'customer' | 'address'> & {
  job: Pick<NonNullable<QueuedMessage['job']>, 'id' | 'service'> | null;
};

/** A customer, or a number that none has. */
export interface Writer {
  /** null: unknown. */
  contactId: string | null;
  name: string;
  /** E.164 */
  number: string;
}

/** Path of the conversation with a customer or a number. */
export const conversationPath = ({ contactId, number }: Omit<Writer, 'name'>): string =>
  `/contacts/messages/${contactId ?? encodeURIComponent(number)}`;

const extractOf = (text: string) =>
  text.length > LONGEST_EXTRACT ? `${text.slice(0, LONGEST_EXTRACT)}…` : text;

/** Notifications about messages with customers. */
@Injectable()
export class MessageNews {
  constructor(
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {}

  tellOfFailure(
    tx: Tx,
    context: BusinessContext,
    { channel, customer, address, job }: FailedMessage,
    problem: string,
  ): Promise<void> {
    const [what, advice] =
      channel === 'sms'
        ? ['A text message', 'Call them, or check the number.']
        : ['An email', 'Call them, or check the address.'];
    const name = customer || readableNumber(address);
    return this.notifications.notify(tx, context, {
      kind: 'customer.message',
      title: `${what} did not arrive`,
      text: `${[name, job?.service].filter(Boolean).join(', ')}: ${problem} ${advice}`,
      link: job ? `/appointments/${job.id}` : '/contacts/messages',
    });
  }

  tellOfAnswer(tx: Tx, context: BusinessContext, writer: Writer, text: string): Promise<void> {
    return this.notifications.notify(tx, context, {
      kind: 'customer.message',
      title: `${writer.name} wrote`,
      text: extractOf(text),
      link: conversationPath(writer),
    });
  }

  tellOfStop(tx: Tx, context: BusinessContext, writer: Writer, text: string): Promise<void> {
    const number = readableNumber(writer.number);
    return this.notifications.notify(tx, context, {
      kind: 'customer.message',
      title: `${writer.name} answered “${extractOf(text)}”`,
      text: `No more text messages go to ${number}. If they meant an appointment, call them.`,
      link: conversationPath(writer),
    });
  }

  tellOfConfirmation(tx: Tx, context: BusinessContext, writer: Writer, job: FailedMessage['job']) {
    return this.notifications.notify(tx, context, {
      kind: 'appointment.changed',
      title: `${writer.name} confirmed`,
      text: `${job?.service ?? ''}, by text message`,
      link: `/appointments/${job?.id ?? ''}`,
    });
  }

  /**
   * Warns once when a month's text messages run out. The row of the number is locked, so that of two
   * workers one sees the limit passed.
   *
   * @param sent - parts of the message that was just marked as sent
   */
  async tellOfUse(tx: Tx, context: BusinessContext, { textLimit }: Sender, sent: number) {
    const used = await lockUse(tx.sql, context.businessId, this.clock.now());
    const passed = (bound: number) => used >= bound && used - sent < bound;
    if (!passed(textLimit * WARNED_AT) && !passed(textLimit)) return;
    const isOver = used >= textLimit;
    await this.notifications.notify(tx, context, {
      kind: 'customer.message',
      title: isOver ? 'No text messages are left' : 'Text messages run low',
      text: isOver
        ? `All ${textLimit} of this month are used. Messages leave by email until the next month.`
        : `${used} of ${textLimit} text messages of this month are used.`,
      link: '/settings?tab=notifications',
    });
  }
}
