import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/index.js';
import { conflict, orNotFound } from '../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { BusinessContext, Principal } from '../../platform/tenancy/context.js';
import { addDays, boundsOf, today, wallTimeOf } from '../../platform/time/zone.js';
import { JobSights, lockAppointment, type Area } from '../scheduling/index.js';
import { dueMessage } from './due-message.js';
import { findWithReminder } from './due-messages.queries.js';
import type {
  HandedOver,
  JobMessages,
  ReadyMessage,
  Reminder,
  ReminderList,
} from './dto/message.dto.js';
import {
  findFirstName,
  findMessages,
  findTellable,
  findTellableBetween,
  insertMessage,
  type TellableJob,
} from './messages.queries.js';
import { channelsOf } from './next-message.js';
import { recipientOf } from './recipient.js';
import { Senders } from './senders.js';
import { messageOf, toldOf } from './tellable.js';

interface Asked {
  area: Area;
  id: string;
  once?: IdempotentRequest;
}

/** Texts that a customer should get about an appointment, and those they got. */
@Injectable()
export class JobMessagesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly sights: JobSights,
    private readonly senders: Senders,
  ) {}

  get(principal: Principal, { area, id }: Asked): Promise<JobMessages> {
    return this.db.readInSteps(principal, (sql) => this.find(sql, principal, { area, id }));
  }

  /** Records a message that the user handed to a program of the phone. */
  handOver(
    principal: Principal,
    { area, id, once }: Asked,
    { kind, channel, subject = '', text, about }: HandedOver,
  ): Promise<JobMessages> {
    const { businessId, userId } = principal;
    return this.idempotency.run(principal, once, async (tx: Tx) => {
      orNotFound(await this.sights.of(principal, id, area.whose).find(tx.sql), area.what);
      await lockAppointment(tx.sql, businessId, id);
      const job = orNotFound(await findTellable(tx.sql, businessId, id), area.what);
      const recipient = recipientOf({ ...job, name: job.customer }, [channel]);
      if (typeof recipient === 'string') throw conflict(recipient, 'no_recipient');
      await insertMessage(tx.sql, businessId, {
        ...{ id: randomUUID(), contactId: job.contactId, appointmentId: id, userId },
        ...{ direction: 'out', providerId: null },
        ...{ kind, channel, subject, text, about, state: 'handed-over', now: this.clock.now() },
        ...{ address: recipient.to, consent: job.consent[channel] },
      });
      return this.find(tx.sql, principal, { area, id });
    });
  }

  /** Open appointments of tomorrow that nobody was reminded of, and no message will. */
  async reminders(principal: Principal): Promise<ReminderList> {
    const { businessId, timeZone } = principal;
    const date = addDays(today(this.clock.now(), timeZone), 1);
    const span = boundsOf({ from: date, to: date }, timeZone);
    const [jobs, sender, planned] = await this.db.read(principal, (sql) =>
      Promise.all([
        findTellableBetween(sql, businessId, span),
        this.senders.find(sql, businessId),
        findWithReminder(sql, businessId, this.clock.now()),
      ]),
    );
    const leavesByItself = (job: TellableJob) =>
      sender !== undefined &&
      planned.includes(job.id) &&
      typeof recipientOf({ ...job, name: job.customer }, channelsOf({ job, sender })) !== 'string';
    const open = jobs.filter(({ status }) => status === 'scheduled' || status === 'confirmed');
    const toRemind = open.filter((job) => !isReminded(job) && !leavesByItself(job));
    return { date, appointments: toRemind.map((job) => reminderOf(job, principal)) };
  }

  private async find(sql: Sql, principal: Principal, { area, id }: Asked): Promise<JobMessages> {
    const { businessId, userId } = principal;
    orNotFound(await this.sights.of(principal, id, area.whose).find(sql), area.what);
    const job = orNotFound(await findTellable(sql, businessId, id), area.what);
    const crew = await findFirstName(sql, businessId, userId);
    const rows = await findMessages(sql, businessId, id);
    const kind = dueMessage(job, toldOf(job), this.clock.now());
    const { timeZone } = principal;
    const { ready, refusal } = readyOf(messageOf(job, kind ?? 'reminder', { crew, timeZone }));
    const messages = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    return { ready: kind ? ready : null, refusal, messages };
  }
}

/** Whether a message reminded of the appointment as it stands. */
const isReminded = (job: TellableJob): boolean =>
  job.told.some(({ kind, about }) => kind === 'reminder' && about === job.about);

/** The message as an answer: ready, or the reason why not. */
const readyOf = (message: ReadyMessage | string) =>
  typeof message === 'string' ? { ready: null, refusal: message } : { ready: message, refusal: '' };

function reminderOf(job: TellableJob, { timeZone }: BusinessContext): Reminder {
  return {
    ...{ id: job.id, contactId: job.contactId, customer: job.customer, service: job.service },
    startTime: wallTimeOf(job.startsAt, timeZone).time,
    ...readyOf(messageOf(job, 'reminder', { crew: '', timeZone })),
  };
}
