import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql } from '../../platform/database/index.js';
import { Worker, type Attempt, type Result } from '../../platform/jobs/index.js';
import { findQueued, markSent, markUnsent, type QueuedMessage } from './delivery.queries.js';
import { endLease, findDueOf } from './due-messages.queries.js';
import type { MessageKind, ReadyMessage } from './dto/message.dto.js';
import { MessageNews } from './message-news.js';
import { MessageSending } from './message-sending.js';
import { findTellable } from './messages.queries.js';
import { nextMessage } from './next-message.js';
import { Senders, type Sender } from './senders.js';

const OUTDATED = 'It was no longer due when it could be sent.';
const AT_NIGHT = 'Put off until the morning.';
const REFUSED = 'The customer asked for no messages.';
const NOT_CONNECTED = 'Messages of this kind are not sent by themselves any more.';

/** Answers to STOP, START and HELP, which a number gets whatever it answered before. */
const ALWAYS: readonly MessageKind[] = ['stop', 'start', 'help'];

/** Whether a message is still what the customer should get. */
const isSame = ({ kind, told, address }: QueuedMessage, next: ReadyMessage) =>
  kind === next.kind && told === next.about && address === next.to;

/** A message with what decides whether it may leave. */
interface Situation {
  message: QueuedMessage;
  sender: Sender;
  /** Message that the customer should get by now, if this one was due by itself. */
  next: ReadyMessage | Date | undefined;
  /** The message was due by itself. */
  isDue: boolean;
}

/** Why a message must not leave, if so. */
function refusalOf({ message, sender }: Situation): string | undefined {
  const { kind, channel, consent } = message;
  if (channel === 'sms' && sender.number === null) return NOT_CONNECTED;
  if (ALWAYS.includes(kind)) return undefined;
  if (channel === 'sms' ? !sender.canText : !sender.canMail) return NOT_CONNECTED;
  return consent === false ? REFUSED : undefined;
}

/** Sends queued messages. The key of a job is the business. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly senders: Senders,
    private readonly sending: MessageSending,
    private readonly news: MessageNews,
    worker: Worker,
  ) {
    worker.handle('message', (id, attempt) => this.deliver(id, attempt));
  }

  private async deliver(id: string, { key: businessId, ...attempt }: Attempt): Promise<Result> {
    const context = { businessId, timeZone: '' };
    const situation = await this.db.readInSteps(context, (sql) => this.find(sql, businessId, id));
    if (!situation) return undefined;
    const { message, next, isDue, sender } = situation;
    if (next instanceof Date) return this.putBack(businessId, id, AT_NIGHT, next);
    if (isDue && (!next || !isSame(message, next))) {
      return this.putBack(businessId, id, OUTDATED, this.clock.now());
    }
    const refusal = refusalOf(situation);
    if (refusal !== undefined) return this.fail(businessId, situation, refusal);
    const sent = await this.sending
      .send(message, sender.number ?? '', attempt.isRetry)
      .catch((error: unknown) => {
        const { sentence, isFinal } = this.sending.problemOf(message, error);
        if (!isFinal && !attempt.isLast) throw error;
        return sentence;
      });
    if (typeof sent === 'string') return this.fail(businessId, situation, sent);
    await this.db.tx(context, async (tx) => {
      await markSent(tx.sql, businessId, id, { sentAt: this.clock.now(), ...sent });
      await endLease(tx.sql, businessId, id);
      if (sent) await this.news.tellOfUse(tx, context, sender, sent.segments);
    });
    return undefined;
  }

  /** The message, and what the customer should get by now: the appointment may have gone on. */
  private async find(sql: Sql, businessId: string, id: string): Promise<Situation | undefined> {
    const message = await findQueued(sql, businessId, id);
    const sender = await this.senders.find(sql, businessId);
    if (!message || !sender) return undefined;
    const row = await findDueOf(sql, businessId, id);
    const job = row && (await findTellable(sql, businessId, row.appointmentId));
    const next = job && nextMessage({ row, job, sender, now: this.clock.now() });
    return { message, sender, next, isDue: message.job !== null };
  }

  /** Skips the message. What to say instead is decided anew. */
  private putBack(businessId: string, id: string, problem: string, until: Date) {
    return this.db.tx({ businessId, timeZone: '' }, async ({ sql }) => {
      await markUnsent(sql, businessId, id, { state: 'skipped', problem });
      await endLease(sql, businessId, id, until);
    });
  }

  /** Marks the message and tells the office what to do. */
  private async fail(businessId: string, { message }: Situation, problem: string) {
    const context = { businessId, timeZone: '' };
    // The provider answers STOP itself, and takes nothing after it.
    const isOurAnswer = ALWAYS.includes(message.kind);
    await this.db.tx(context, async (tx) => {
      const state = isOurAnswer ? 'skipped' : 'failed';
      await markUnsent(tx.sql, businessId, message.id, { state, problem });
      await endLease(tx.sql, businessId, message.id);
      if (!isOurAnswer) await this.news.tellOfFailure(tx, context, message, problem);
    });
    return 'failed' as const;
  }
}
