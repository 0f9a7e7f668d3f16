import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Hourly } from '../../../platform/jobs/index.js';
import { eachAlone } from '../../../platform/purge/each-alone.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { holdZone } from '../hold-zone.js';
import { addDays, today } from '../../../platform/time/zone.js';
import { AppointmentEntity } from '../appointment.entity.js';
import { findAppointment, findKept } from '../appointments.queries.js';
import { Notifications } from '../../notifications/index.js';
import { repeatNotice, stuckNotice } from '../appointment.notices.js';
import { ownOf } from '../job-details.queries.js';
import { findClosures } from '../team/closures.queries.js';
import { findCrew, findHours } from '../team/crews.queries.js';
import { openDays } from './open-day.js';
import { repeatedInput, repeatedJob, repeatedSpan, type RepeatedJob } from './repeated-job.js';
import { valuesOf } from '../job-values.js';
import { insertLines } from '../pricing/lines.queries.js';
import { isTaken, lockCrew } from '../reservations.queries.js';
import {
  findBusinessesToPlan,
  findToPlan,
  insertDate,
  lockSeries,
  setDateJob,
  setJob,
  setNext,
  setProblem,
  type Plan,
} from './series.queries.js';

/** Appointments planned further ahead would fill the schedule and may change until then. */
const WEEKS_AHEAD = 6;
const WEEK = 7;

type Planner = BusinessContext & { userId?: string };

/** A planned appointment. `movedFrom` is its due date, if that day is closed. */
type Booking = Awaited<ReturnType<typeof valuesOf>> & { movedFrom?: string | undefined };

/** The planner acts as no user, so the person who started a repeat is notified as well. */
const byPlanner = ({ businessId, timeZone }: Planner): BusinessContext => ({
  businessId,
  timeZone,
});

const GONE = 'The job that it repeats is gone';

/**
 * Books the appointments of series some weeks ahead. Each date is planned once, however often the
 * planner runs.
 */
@Injectable()
export class Planning {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly notifications: Notifications,
  ) {}

  /** Plans the series of all businesses. An error in one does not stop the others. */
  @Hourly('repeats')
  async run(): Promise<void> {
    // One day more, because some time zones are a day ahead of UTC.
    const until = addDays(today(this.clock.now(), 'UTC'), WEEKS_AHEAD * WEEK + 1);
    const businesses = await findBusinessesToPlan(this.platform.sql, until);
    await eachAlone(businesses, async (context) => {
      const ids = await this.db.read(context, (sql) =>
        findToPlan(sql, context.businessId, this.horizon(context)),
      );
      await eachAlone(ids, (id) => this.db.tx(context, (tx) => this.ahead(tx, context, id)));
    });
  }

  /** Plans all due dates of one series. */
  async ahead(tx: Tx, actor: Planner, id: string): Promise<void> {
    const context = await holdZone(tx.sql, actor);
    const until = this.horizon(context);
    for (;;) {
      const plan = await lockSeries(tx.sql, context.businessId, id);
      if (!plan || plan.stopped || plan.nextOn > until) return;
      const problem = await this.one(tx, context, plan);
      if (!problem) continue;
      if (problem !== plan.problem) await this.tellProblem(tx, context, plan, problem);
      return;
    }
  }

  /**
   * Plans the next date. Returns the reason if the date cannot be booked, such as a deleted service.
   */
  async one(tx: Tx, context: Planner, plan: Plan): Promise<string | undefined> {
    const { businessId } = context;
    const { id: seriesId, nextOn } = plan;
    const booking = await this.bookingOf(tx, context, plan);
    if (typeof booking === 'string') return booking;
    const isNew = await insertDate(tx.sql, businessId, seriesId, nextOn);
    if (isNew) {
      const appointmentId = await this.insert(tx, context, booking);
      await setDateJob(tx.sql, businessId, { seriesId, onDate: nextOn, appointmentId });
    }
    await setNext(tx.sql, businessId, seriesId, addDays(nextOn, plan.everyWeeks * WEEK));
    return undefined;
  }

  /** Values for the next appointments of a series. An older series takes them from its template. */
  async jobOf({ sql }: Tx, context: Planner, plan: Plan): Promise<RepeatedJob | undefined> {
    if (plan.job) return plan.job;
    const { businessId } = context;
    const template = await findAppointment(sql, context, plan.templateId);
    const kept = template && (await findKept(sql, businessId, template.id));
    if (!template) return undefined;
    const job = repeatedJob(template, kept?.pricedSize ?? null);
    await setJob(sql, businessId, plan.id, { ...plan, job });
    return job;
  }

  /**
   * A booking on the due date, or on the next open day if that date is closed. If the crew is not free,
   * the booking is pending on the due date.
   */
  private async bookingOf(tx: Tx, context: Planner, plan: Plan): Promise<Booking | string> {
    const { sql } = tx;
    const { businessId, timeZone } = context;
    const job = await this.jobOf(tx, context, plan);
    if (!job) return GONE;
    const { contactId, nextOn, startTime, minutes } = plan;
    const own = await ownOf(sql, businessId, { ...job, contactId });
    const valuesOn = async (date: string) => {
      const when = { date, startTime, minutes };
      const input = repeatedInput(contactId, { ...job, ...own }, when, timeZone);
      const { values, lines } = await valuesOf(sql, context, input, undefined, 'again');
      // The price was agreed on for the vehicle's size at that time.
      return { values: { ...values, pricedSize: job.pricedSize ?? values.pricedSize }, lines };
    };
    try {
      const due = await valuesOn(nextOn);
      await lockCrew(sql, businessId, due.values.crewId);
      const days = await this.openDays(tx, context, plan, due.values.crewId);
      // Only a closed day moves a booking. On an open day without free time, a person picks the time.
      const tried = days[0] === nextOn ? [nextOn] : days;
      for (const date of tried) {
        const booking = date === nextOn ? due : await valuesOn(date);
        const { crewId } = booking.values;
        const taken = await isTaken(sql, businessId, { ...booking.values, crewId });
        if (!taken) return { ...booking, movedFrom: date === nextOn ? undefined : nextOn };
      }
      return { ...due, values: { ...due.values, status: 'pending' } };
    } catch (error) {
      if (error instanceof AppError) return error.message;
      throw error;
    }
  }

  private async openDays({ sql }: Tx, context: Planner, plan: Plan, crewId: string) {
    const { businessId, timeZone } = context;
    const { nextOn, startTime, minutes, everyWeeks } = plan;
    const [crew, hours, closures] = await Promise.all([
      findCrew(sql, businessId, crewId),
      findHours(sql, businessId),
      findClosures(sql, businessId, { from: nextOn }),
    ]);
    if (!crew) return [nextOn];
    const spanOn = (date: string) => repeatedSpan({ date, startTime, minutes }, timeZone);
    return openDays({ crew, hours, closures }, nextOn, spanOn, { timeZone, everyWeeks });
  }

  private async insert(tx: Tx, context: Planner, booking: Booking): Promise<string> {
    const { businessId } = context;
    const { values, lines, movedFrom } = booking;
    const id = randomUUID();
    const row = { ...values, id, businessId, createdAt: this.clock.now() };
    await tx.manager.insert(AppointmentEntity, row);
    await insertLines(tx.sql, businessId, [{ id, lines }]);
    const details = movedFrom === undefined ? undefined : { movedFrom };
    await this.audit.record(tx, context, {
      action: 'appointment.scheduled',
      subjectId: id,
      details,
    });
    const planned = await findAppointment(tx.sql, context, id);
    const notice = planned && repeatNotice(planned, movedFrom);
    if (notice) await this.notifications.notify(tx, byPlanner(context), notice);
    return id;
  }

  /** Notifies once per reason, because the planner retries every hour. */
  private async tellProblem(tx: Tx, context: Planner, plan: Plan, problem: string) {
    await setProblem(tx.sql, context.businessId, plan.id, problem);
    const template = await findAppointment(tx.sql, context, plan.templateId);
    const notice = template && stuckNotice(template, plan, problem);
    if (notice) await this.notifications.notify(tx, byPlanner(context), notice);
  }

  private horizon({ timeZone }: BusinessContext): string {
    return addDays(today(this.clock.now(), timeZone), WEEKS_AHEAD * WEEK);
  }
}
