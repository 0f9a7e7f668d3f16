import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { conflict, invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { holdZone } from '../hold-zone.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { addDays, daysBetween, today } from '../../../platform/time/zone.js';
import { assertKnownFields } from '../../../platform/validation/known-fields.js';
import { isUuid } from '../../../platform/validation/ids.js';
import type { Actor } from '../../notifications/index.js';
import { APPOINTMENT, repeatedValues } from '../appointment.fields.js';
import { AppointmentsService } from '../appointments.service.js';
import { cancelAppointment, findAppointment, lockAppointment } from '../appointments.queries.js';
import { bookableContact } from '../contacts-of-jobs.queries.js';
import type { Series, SeriesInput, SeriesQuery } from './dto/series.dto.js';
import { Planning } from './planning.js';
import { repeatedInput, repeatedJob } from './repeated-job.js';
import {
  dateOfJob,
  findLaterJobs,
  findSeries,
  findSeriesList,
  forgetJob,
  insertDate,
  insertSeries,
  lastDate,
  lockSeries,
  seriesOfJob,
  setDateJob,
  setJob,
  setNext,
  setRhythm,
  setStopped,
  type Plan,
} from './series.queries.js';

const WHAT = 'This plan';
const WEEK = 7;

/** A double tap or a retry names the same day, so the second request is a conflict. */
function assertDay(meant: string | undefined, day: string): void {
  if (meant === undefined || meant === day) return;
  throw conflict('That day was planned or left out already', 'already_done');
}

/** Appointments that repeat every few weeks. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
    private readonly planning: Planning,
    private readonly appointments: AppointmentsService,
  ) {}

  list(context: BusinessContext, { contactId }: SeriesQuery): Promise<Series[]> {
    if (contactId !== undefined && !isUuid(contactId)) return Promise.resolve([]);
    const now = this.clock.now();
    return this.db.read(context, (sql) => findSeriesList(sql, context, now, contactId));
  }

  /** Starts a series with an existing appointment as its first. Near dates are planned at once. */
  create(actor: Actor, input: SeriesInput, once?: IdempotentRequest): Promise<Series> {
    const { businessId } = actor;
    return this.idempotency.run(actor, once, async (tx) => {
      const context = await holdZone(tx.sql, actor);
      assertKnownFields(input);
      const { appointmentId, everyWeeks } = input;
      const { job, kept } = await this.firstJob(tx, context, appointmentId);
      const known = await seriesOfJob(tx.sql, businessId, job.id);
      if (known && !known.stopped) throw conflict('This job repeats already');
      if (known) await forgetJob(tx.sql, businessId, job.id);
      const id = randomUUID();
      const plan: Plan = {
        ...{ id, contactId: job.contactId, templateId: job.id, everyWeeks },
        ...{ startTime: job.startTime, nextOn: addDays(job.date, everyWeeks * WEEK) },
        job: repeatedJob(job, kept.pricedSize),
        minutes: Math.round((kept.endsAt.getTime() - kept.startsAt.getTime()) / MINUTE_MS),
        ...{ version: 1, stopped: false, problem: '' },
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

  change(actor: Actor, id: string, everyWeeks: number): Promise<Series> {
    return this.db.tx(actor, async (tx) => {
      const context = await holdZone(tx.sql, actor);
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

  /** Skips the next appointment: cancels it if it is planned, otherwise skips its date. */
  skip(actor: Actor, id: string, day?: string): Promise<Series> {
    const { businessId } = actor;
    return this.db.tx(actor, async (tx) => {
      const context = await holdZone(tx.sql, actor);
      const plan = await this.going(tx, context, id);
      const { next } = await this.reread(tx, context, id);
      assertDay(day, next?.date ?? plan.nextOn);
      if (next) {
        await cancelAppointment(tx.sql, businessId, next.id, { at: this.clock.now() });
        const deed = { action: 'appointment.cancelled', subjectId: next.id };
        await this.audit.record(tx, context, deed);
      } else {
        await insertDate(tx.sql, businessId, id, plan.nextOn);
        const nextOn = addDays(plan.nextOn, plan.everyWeeks * WEEK);
        await setNext(tx.sql, businessId, id, nextOn);
      }
      await this.record(tx, context, 'skipped', id, { date: next?.date ?? plan.nextOn });
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  /** Plans the next date now, however far ahead it is. */
  plan(actor: Actor, id: string, day?: string): Promise<Series> {
    return this.db.tx(actor, async (tx) => {
      const context = await holdZone(tx.sql, actor);
      const plan = await this.going(tx, context, id);
      assertDay(day, plan.nextOn);
      const problem = await this.planning.one(tx, context, plan);
      if (problem) throw conflict(problem, 'cannot_repeat');
      return this.reread(tx, context, id);
    });
  }

  /**
   * Copies an appointment to all later ones of its series, planned or not. The notes and other plain
   * fields of each later appointment stay.
   */
  follow(actor: Actor, id: string, appointmentId = ''): Promise<Series> {
    const { businessId } = actor;
    return this.db.tx(actor, async (tx) => {
      const context = await holdZone(tx.sql, actor);
      const plan = await this.going(tx, context, id);
      const { job, kept: span } = await this.firstJob(tx, context, appointmentId);
      const dueOn = await dateOfJob(tx.sql, businessId, id, job.id);
      if (!dueOn) throw invalidFields({ appointmentId: 'Please choose a job of this plan' });
      const later = await findLaterJobs(tx.sql, businessId, id, dueOn);
      const days = daysBetween(dueOn, job.date);
      const { startTime } = job;
      const minutes = Math.round((span.endsAt.getTime() - span.startsAt.getTime()) / MINUTE_MS);
      const like = repeatedJob(job, span.pricedSize);
      const before = await this.planning.jobOf(tx, context, plan);
      await setJob(tx.sql, businessId, id, {
        ...{ templateId: job.id, startTime, minutes, nextOn: addDays(plan.nextOn, days) },
        job: { ...like, ...repeatedValues(before ?? APPOINTMENT.empty) },
      });
      for (const laterId of later) {
        const own = await this.appointments.getIn(tx, context, laterId);
        const when = { date: addDays(own.date, days), startTime, minutes };
        const kept = { ...like, ...repeatedValues(own) };
        const input = repeatedInput(job.contactId, kept, when, context.timeZone);
        await this.appointments.change(tx, context, laterId, input);
      }
      await this.record(tx, context, 'changed', id, { jobs: later.length });
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  /** Stops planning. Appointments that are already planned stay. */
  stop(context: Actor, id: string): Promise<Series> {
    return this.db.tx(context, async (tx) => {
      await this.going(tx, context, id);
      await setStopped(tx.sql, context.businessId, id, this.clock.now());
      await this.record(tx, context, 'stopped', id);
      return this.reread(tx, context, id);
    });
  }

  goOn(actor: Actor, id: string): Promise<Series> {
    return this.db.tx(actor, async (tx) => {
      const context = await holdZone(tx.sql, actor);
      const plan = orNotFound(await lockSeries(tx.sql, context.businessId, id), WHAT);
      await setStopped(tx.sql, context.businessId, id, null);
      await setRhythm(tx.sql, context.businessId, id, this.fromToday(context, plan));
      await this.record(tx, context, 'started', id);
      await this.planning.ahead(tx, context, id);
      return this.reread(tx, context, id);
    });
  }

  /** The plan with its next date moved to today or later. */
  private fromToday({ timeZone }: BusinessContext, plan: Plan): Plan {
    const now = today(this.clock.now(), timeZone);
    let { nextOn } = plan;
    while (nextOn < now) nextOn = addDays(nextOn, plan.everyWeeks * WEEK);
    return { ...plan, nextOn };
  }

  /**
   * The contact is locked before the appointment, as in a merge, so a merge and a new series see each
   * other.
   */
  private async firstJob({ sql }: Tx, context: BusinessContext, id: string) {
    const { businessId } = context;
    const seen = isUuid(id) ? await findAppointment(sql, context, id) : undefined;
    const contactId = seen && (await bookableContact(sql, businessId, seen.contactId));
    const kept = contactId && (await lockAppointment(sql, businessId, id));
    const job = kept && (await findAppointment(sql, context, id));
    if (!kept || !job) throw invalidFields({ appointmentId: 'Please choose a job' });
    return { job, kept };
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
