import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Tx } from '../../../platform/database/index.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { readableNumber } from '../../../platform/text/e164.js';
import type { ReceivedText, TextState } from '../../../platform/texting/index.js';
import { allowTexts, findByNumber, isStopped, stopTexts } from '../../crm/index.js';
import { Confirmations } from '../../scheduling/index.js';
import type { MessageKind } from '../dto/message.dto.js';
import { MessageNews, type Writer } from '../message-news.js';
import { insertMessage, PLAIN_MESSAGE } from '../messages.queries.js';
import { findOwnerOf } from '../numbers.queries.js';
import { Senders, type Sender } from '../senders.js';
import { answerOf } from './answers.js';
import { replyTo } from './automatic-replies.js';
import { markConfirmation, markReadAtOnce, recordDelivery } from './inbound.queries.js';

const ONLY_PHOTOS = '[Photo]';

/** Text as it is stored. PostgreSQL holds no NUL. */
const textOf = ({ text }: ReceivedText): string => text.replaceAll('\0', '').trim() || ONLY_PHOTOS;

/** A received message in the transaction that stores it. */
interface Received {
  /** Id of the stored message. */
  id: string;
  event: ReceivedText;
  tx: Tx;
  context: BusinessContext;
  sender: Sender;
  writer: Writer;
  /** Ids of all contacts with the number. */
  contactIds: string[];
  now: Date;
}

/** Text messages of customers, and news about those sent to them. */
@Injectable()
export class InboundTexts {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly jobs: JobQueue,
    private readonly senders: Senders,
    private readonly news: MessageNews,
    private readonly confirmations: Confirmations,
  ) {}

  /** Stores a message of a customer and does what it asks for. A repeated message changes nothing. */
  async receive(event: ReceivedText): Promise<void> {
    const businessId = await findOwnerOf(this.platform.sql, event.to);
    if (businessId === undefined) return;
    await this.db.tx({ businessId, timeZone: '' }, async (tx) => {
      const sender = await this.senders.find(tx.sql, businessId);
      if (!sender) return;
      const { timeZone } = sender;
      const contacts = await findByNumber(tx.sql, businessId, event.from);
      const { id: contactId = null, name = readableNumber(event.from) } = contacts[0] ?? {};
      const writer = { contactId, number: event.from, name };
      const contactIds = contacts.map((contact) => contact.id);
      const [id, now] = [randomUUID(), this.clock.now()];
      const isNew = await insertMessage(tx.sql, businessId, {
        ...{ ...PLAIN_MESSAGE, id, contactId, providerId: event.providerId, now },
        ...{ direction: 'in', kind: 'received', channel: 'sms', state: 'received' },
        ...{ address: event.from, text: textOf(event), consent: null },
      });
      const context = { businessId, timeZone };
      if (isNew) await this.react({ id, event, tx, context, sender, writer, contactIds, now });
    });
  }

  /** Records how the delivery of a message ended. */
  async record({ id, from, state, problem }: TextState): Promise<void> {
    const businessId = await findOwnerOf(this.platform.sql, from);
    if (businessId === undefined) return;
    const context = { businessId, timeZone: '' };
    await this.db.tx(context, async (tx) => {
      const message = await recordDelivery(tx.sql, businessId, { id, state, problem });
      if (!message || state !== 'failed') return;
      const { customer, address, appointmentId, service } = message;
      const job = appointmentId && service ? { id: appointmentId, service } : null;
      const failed = { customer, address, job, channel: 'sms' as const };
      await this.news.tellOfFailure(tx, context, failed, problem);
    });
  }

  private async react(received: Received): Promise<void> {
    const { event, tx, context, writer, now, id } = received;
    const { businessId } = context;
    const answer = { number: event.from, words: event.text, now };
    const said = answerOf(event.text);
    const isYes = said === 'confirm' && (await isStopped(tx.sql, businessId, event.from));
    if (said === 'stop') {
      const isFirst = await stopTexts(tx.sql, businessId, answer);
      await markReadAtOnce(tx.sql, businessId, id, now);
      if (!isFirst) return;
      await this.reply(received, 'stop');
      return this.news.tellOfStop(tx, context, writer, event.text);
    }
    if (said === 'start' || isYes) {
      await allowTexts(tx.sql, businessId, answer);
      await markReadAtOnce(tx.sql, businessId, id, now);
      return this.reply(received, 'start');
    }
    if (said === 'help') {
      await markReadAtOnce(tx.sql, businessId, id, now);
      return this.reply(received, 'help');
    }
    if (said === 'confirm' && (await this.confirm(received))) return undefined;
    return this.news.tellOfAnswer(tx, context, writer, textOf(event));
  }

  /** Confirms the customer's next appointment. False if none waits for it. */
  private async confirm({ id, tx, context, writer, contactIds, now }: Received) {
    const { businessId } = context;
    const job = await this.confirmations.confirmNext(tx, context, contactIds);
    if (!job) return false;
    await markConfirmation(tx.sql, businessId, id, job.id);
    await markReadAtOnce(tx.sql, businessId, id, now);
    await this.news.tellOfConfirmation(tx, context, writer, job);
    return true;
  }

  /** Answers by itself, unless the provider has done so. */
  private async reply(
    { event, tx, context, sender, writer, now }: Received,
    kind: Extract<MessageKind, 'stop' | 'start' | 'help'>,
  ): Promise<void> {
    if (event.isAnswered) return;
    const id = randomUUID();
    await insertMessage(tx.sql, context.businessId, {
      ...{ ...PLAIN_MESSAGE, id, contactId: writer.contactId, now, kind },
      ...{ direction: 'out', channel: 'sms', state: 'queued', address: event.from },
      ...{ text: replyTo(kind, sender), consent: null },
    });
    await this.jobs.send(tx.sql, 'message', id, context.businessId);
  }
}
