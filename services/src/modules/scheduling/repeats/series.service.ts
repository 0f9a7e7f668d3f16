import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { conflict, invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { addDays, today } from '../../../platform/time/zone.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { Actor } from '../../notifications/index.js';
import { cancelAppointment, findAppointment, findKept } from '../appointments.queries.js';
import type { Series, SeriesInput, SeriesQuery } from './dto/series.dto.js';
import { Planning } from './planning.js';
import {
  findSeries,
  findSeriesList,
  forgetJob,
  insertDate,
  insertSeries,
  lastDate,
  lockSeries,
  seriesOfJob,
  setDateJob,
  setNext,
  setRhythm,
  setStopped,
  type Plan,
} from './series.queries.js';

const WHAT = 'This plan';
const WEEK = 7;
const MINUTE_MS = 60_000;

/** Jobs that come again every so many weeks. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
    private readonly planning: Planning,
  ) {}

  list(context: BusinessContext, { contactId }: SeriesQuery): Promise<Series[]> {
    if (contactId !== undefined && !isUuid(contactId)) return Promise.resolve([]);
    const now = this.clock.now();
    return this.db.read(context, (sql) => findSeriesList(sql, context, now, contactId));
  }

  /** From a job on, which is the first of them. What is near is planned at once. */
  create(context: Actor, input: SeriesInput, once?: IdempotentRequest): Promise<Series> {
    const { businessId } = context;
    return this.idempotency.run(context, once, async (tx) => {
      const { appointmentId, everyWeeks } = input;
      const kept = isUuid(appointmentId)
        ? await findKept(tx.sql, businessId, appointmentId)
        : undefined;
      const job = kept && (await findAppointment(tx.sql, context, appointmentId));
      if (!job || !kept) throw invalidFields({ appointmentId: 'Please choose a job' });
      const known = await seriesOfJob(tx.sql, businessId, job.id);
      if (known && !known.stopped) throw conflict('This job repeats already');
      if (known) await forgetJob(tx.sql, businessId, job.id);
      const id = randomUUID();
      const plan: Plan = {
        ...{ id, contactId: job.contactId, templateId: job.id, everyWeeks },
        ...{ startTime: job.startTime, nextOn: addDays(job.date, everyWeeks * WEEK) },
        minutes: Math.round((kept.endsAt.getTime() - kept.startsAt.getTime()) / MINUTE_MS),
        ...{ version: 1, stopped: false },
      };
      await insertSeries(tx.sql, businessId, this.fromToday(context, plan), this.clock.now());
      await insertDate(tx.sql, businessId, id, job.date);
      const first = { seriesId: id, onDate: job.date, appointmentId: job.id };
      await setDateJob(tx.sql, businessId, first);
      await this.record(tx, context, 'started', id, { everyWeeks });
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  change(context: Actor, id: string, everyWeeks: number): Promise<Series> {
    return this.db.tx(context, async (tx) => {
      const plan = await this.going(tx, context, id);
      const last = await lastDate(tx.sql, context.businessId, id);
      const nextOn = addDays(last ?? plan.nextOn, last ? everyWeeks * WEEK : 0);
      const changed = this.fromToday(context, { ...plan, everyWeeks, nextOn });
      await setRhythm(tx.sql, context.businessId, id, changed);
      await this.record(tx, context, 'changed', id, { everyWeeks });
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  /** The next one is left out: called off where it is planned, else its day. */
  skip(context: Actor, id: string): Promise<Series> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const plan = await this.going(tx, context, id);
      const { next } = await this.reread(tx, context, id);
      if (next) {
        await cancelAppointment(tx.sql, businessId, next.id, { at: this.clock.now() });
        const deed = { action: 'appointment.cancelled', subjectId: next.id };
        await this.audit.record(tx, context, deed);
      } else {
        await insertDate(tx.sql, businessId, id, plan.nextOn);
        const nextOn = addDays(plan.nextOn, plan.everyWeeks * WEEK);
        await setNext(tx.sql, businessId, id, { ...plan, nextOn });
      }
      await this.record(tx, context, 'skipped', id, { date: next?.date ?? plan.nextOn });
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  /** Plans the next one now, however far ahead it is. */
  plan(context: Actor, id: string): Promise<Series> {
    return this.db.tx(context, async (tx) => {
      const plan = await this.going(tx, context, id);
      await this.planning.one(tx, context, plan);
      return this.reread(tx, context, id);
    });
  }

  /** Nothing more is planned; what is planned stays. */
  stop(context: Actor, id: string): Promise<Series> {
    return this.db.tx(context, async (tx) => {
      await this.going(tx, context, id);
      await setStopped(tx.sql, context.businessId, id, this.clock.now());
      await this.record(tx, context, 'stopped', id);
      return this.reread(tx, context, id);
    });
  }

  goOn(context: Actor, id: string): Promise<Series> {
    return this.db.tx(context, async (tx) => {
      const plan = orNotFound(await lockSeries(tx.sql, context.businessId, id), WHAT);
      await setStopped(tx.sql, context.businessId, id, null);
      await setRhythm(tx.sql, context.businessId, id, this.fromToday(context, plan));
      await this.record(tx, context, 'started', id);
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  /** Days that are over are not planned any more: the first that is not is the next. */
  private fromToday({ timeZone }: BusinessContext, plan: Plan): Plan {
    const now = today(this.clock.now(), timeZone);
    let { nextOn } = plan;
    while (nextOn < now) nextOn = addDays(nextOn, plan.everyWeeks * WEEK);
    return { ...plan, nextOn };
  }

  private async going({ sql }: Tx, { businessId }: BusinessContext, id: string): Promise<Plan> {
    const plan = await lockSeries(sql, businessId, id);
    return orNotFound(plan?.stopped ? undefined : plan, WHAT);
  }

  private async reread({ sql }: Tx, context: BusinessContext, id: string): Promise<Series> {
    return orNotFound(await findSeries(sql, context, this.clock.now(), id), WHAT);
  }

  private record(tx: Tx, context: Actor, what: string, id: string, details?: object) {
    return this.audit.record(tx, context, { action: `series.${what}`, subjectId: id, details });
  }
}
