import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../../platform/database/index.js';
import { conflict, notFound, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { JobQueue } from '../../../platform/jobs/index.js';
import type { BusinessContext, Principal } from '../../../platform/tenancy/context.js';
import { readableNumber } from '../../../platform/text/e164.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { isStopped } from '../../crm/index.js';
import type { MessageState } from '../dto/message.dto.js';
import { insertMessage, PLAIN_MESSAGE } from '../messages.queries.js';
import { Senders } from '../senders.js';
import type { ConversationList, ConversationListQuery } from './conversation.dto.js';
import type { ConversationThread } from './thread.dto.js';
import type { ReadUpTo, UnreadMessages, WrittenMessage } from './written-message.dto.js';
import {
  countUnread,
  findContact,
  findConversations,
  findThread,
  markRead,
} from './conversations.queries.js';
import {
  CANNOT_SEND,
  contactAsCorrespondent,
  numberAsCorrespondent,
  recipientBy,
  refusalOf,
  type Correspondent,
} from './correspondent.js';
import { pageOf, positionOf } from './positions.js';

const PAGE = 30;
const WHAT = 'This conversation';

/** Messages both ways with each customer. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: JobQueue,
    private readonly senders: Senders,
  ) {}

  async list(
    principal: Principal,
    { limit = PAGE, cursor }: ConversationListQuery,
  ): Promise<ConversationList> {
    const { businessId } = principal;
    const before = positionOf(cursor);
    const [found, unread] = await this.db.read(principal, (sql) =>
      Promise.all([
        findConversations(sql, businessId, { limit: limit + 1, before }),
        countUnread(sql, businessId),
      ]),
    );
    const { rows, next } = pageOf(found, limit);
    const conversations = rows.map(({ address, ...row }) => ({
      ...row,
      name: row.name || readableNumber(address),
    }));
    return { conversations, unread, next };
  }

  get(principal: Principal, key: string, cursor?: string): Promise<ConversationThread> {
    const before = positionOf(cursor);
    return this.db.readInSteps(principal, (sql) => this.find(sql, principal, key, before));
  }

  write(
    principal: Principal,
    { key, once }: { key: string; once?: IdempotentRequest },
    { channel, text, subject = '', handedOver = false }: WrittenMessage,
  ): Promise<ConversationThread> {
    const { businessId, userId } = principal;
    return this.idempotency.run(principal, once, async (tx: Tx) => {
      const { correspondent, business } = await this.findCorrespondent(tx.sql, principal, key);
      const recipient = recipientBy(correspondent, [channel]);
      if (typeof recipient === 'string') throw conflict(recipient, 'no_recipient');
      if (!handedOver && correspondent.channels[channel] !== 'connected') {
        throw conflict(CANNOT_SEND[channel], 'not_connected');
      }
      const id = randomUUID();
      const state: MessageState = handedOver ? 'handed-over' : 'queued';
      const ofEmail = subject || `Message from ${business}`;
      await insertMessage(tx.sql, businessId, {
        ...PLAIN_MESSAGE,
        ...{ id, contactId: correspondent.contactId, direction: 'out', kind: 'written', state },
        ...{ channel, address: recipient.to, text, subject: channel === 'email' ? ofEmail : '' },
        ...{ consent: recipient.consent, userId, now: this.clock.now() },
      });
      if (!handedOver) await this.jobs.send(tx.sql, 'message', id, businessId);
      return this.find(tx.sql, principal, key, null);
    });
  }

  read(principal: Principal, key: string, { upTo }: ReadUpTo): Promise<UnreadMessages> {
    const { businessId } = principal;
    return this.db.tx(principal, async ({ sql }) => {
      const { correspondent } = await this.findCorrespondent(sql, principal, key);
      await markRead(sql, businessId, correspondent.key, { upTo, now: this.clock.now() });
      return { unread: await countUnread(sql, businessId) };
    });
  }

  private async find(
    sql: Sql,
    context: BusinessContext,
    key: string,
    before: number | null,
  ): Promise<ConversationThread> {
    const { correspondent } = await this.findCorrespondent(sql, context, key);
    const page = { limit: PAGE + 1, before };
    const found = await findThread(sql, context.businessId, correspondent.key, page);
    const { consent: _own, ...shown } = correspondent;
    const { rows: messages, next } = pageOf(found, PAGE);
    return { ...shown, refusal: refusalOf(correspondent), messages, next };
  }

  /** A number that a contact has by now leads to the contact's conversation. */
  private async findCorrespondent(
    sql: Sql,
    { businessId }: BusinessContext,
    key: string,
  ): Promise<{ correspondent: Correspondent; business: string }> {
    const contact = await findContact(sql, businessId, isUuid(key) ? { id: key } : { number: key });
    const sender = orNotFound(await this.senders.find(sql, businessId), WHAT);
    const connected = { sms: sender.canText, email: sender.canMail };
    const { business } = sender;
    if (contact) return { correspondent: contactAsCorrespondent(contact, connected), business };
    const [known] = isUuid(key)
      ? []
      : await findThread(sql, businessId, key, { limit: 1, before: null });
    if (!known) throw notFound(WHAT);
    const stopped = await isStopped(sql, businessId, key);
    return { correspondent: numberAsCorrespondent(key, stopped, connected), business };
  }
}
