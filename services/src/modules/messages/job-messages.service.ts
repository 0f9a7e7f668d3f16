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
import { aboutOf, dueMessage } from './due-message.js';
import type {
  HandedOver,
  JobMessages,
  MessageKind,
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
import { recipientOf, type Recipient } from './recipient.js';
import { textsOf } from './texts.js';

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
      const recipient = recipientOf(reachableOf(job));
      if (typeof recipient === 'string') throw conflict(recipient, 'no_recipient');
      await insertMessage(tx.sql, businessId, {
        ...{ id: randomUUID(), contactId: job.contactId, appointmentId: id, userId },
        ...{ kind, channel, subject, text, about, state: 'handed-over', now: this.clock.now() },
        ...{ recipient: recipient.to, consent: job.consent[channel] },
      });
      return this.find(tx.sql, principal, { area, id });
    });
  }

  /** Open appointments of tomorrow whose customers have not been told of them within the lead time. */
  async reminders(principal: Principal): Promise<ReminderList> {
    const { businessId, timeZone } = principal;
    const date = addDays(today(this.clock.now(), timeZone), 1);
    const jobs = await this.db.read(principal, (sql) =>
      findTellableBetween(sql, businessId, boundsOf({ from: date, to: date }, timeZone)),
    );
    const open = jobs.filter(({ status }) => status === 'scheduled' || status === 'confirmed');
    const toRemind = open.filter((job) => !job.told.some(isReminderOf(job)));
    return { date, appointments: toRemind.map((job) => reminderOf(job, principal)) };
  }

  private async find(sql: Sql, principal: Principal, { area, id }: Asked): Promise<JobMessages> {
    const { businessId, userId } = principal;
    orNotFound(await this.sights.of(principal, id, area.whose).find(sql), area.what);
    const job = orNotFound(await findTellable(sql, businessId, id), area.what);
    const crew = await findFirstName(sql, businessId, userId);
    const rows = await findMessages(sql, businessId, id);
    const recipient = recipientOf(reachableOf(job));
    const kind = dueMessage(
      { ...job, about: aboutOfJob(job) },
      job.told.map((each) => ({ ...each, at: new Date(each.at) })),
      { now: this.clock.now(), leadHours: job.leadHours },
    );
    return {
      ...readyOf(job, kind, recipient, { crew, timeZone: principal.timeZone }),
      messages: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    };
  }
}

const reachableOf = ({ customer: name, phone, email, consent }: TellableJob) => ({
  ...{ name, phone, email, consent },
});

const aboutOfJob = ({ startsAt, placeId, serviceId }: TellableJob) =>
  aboutOf({ startsAt, serviceId, ...(placeId !== null && { placeId }) });

/** Whether a message reminded of the appointment as it stands. */
const isReminderOf = (job: TellableJob) => {
  const about = aboutOfJob(job);
  return (told: TellableJob['told'][number]) => told.kind === 'reminder' && told.about === about;
};

function readyOf(
  job: TellableJob,
  kind: MessageKind | undefined,
  recipient: Recipient | string,
  { crew, timeZone }: { crew: string; timeZone: string },
): { ready: ReadyMessage | null; refusal: string } {
  if (typeof recipient === 'string') return { ready: null, refusal: recipient };
  if (!kind) return { ready: null, refusal: '' };
  const { date, time: startTime } = wallTimeOf(job.startsAt, timeZone);
  const { channel, to } = recipient;
  const texts = textsOf(kind, channel, { ...job, crew, date, startTime });
  return { ready: { kind, channel, to, ...texts, about: aboutOfJob(job) }, refusal: '' };
}

function reminderOf(job: TellableJob, { timeZone }: BusinessContext): Reminder {
  const recipient = recipientOf(reachableOf(job));
  return {
    ...{ id: job.id, contactId: job.contactId, customer: job.customer, service: job.service },
    startTime: wallTimeOf(job.startsAt, timeZone).time,
    ...readyOf(job, 'reminder', recipient, { crew: '', timeZone }),
  };
}
