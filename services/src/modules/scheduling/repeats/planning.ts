import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { addDays, instantOf, today, wallTimeOf } from '../../../platform/time/zone.js';
import { AppointmentEntity } from '../appointment.entity.js';
import { findAppointment, findKept } from '../appointments.queries.js';
import type { Appointment, AppointmentInput } from '../dto/appointment.dto.js';
import { valuesOf } from '../job-values.js';
import { insertLines } from '../pricing/lines.queries.js';
import { isTaken, lockCrew } from '../reservations.queries.js';
import {
  findBusinessesToPlan,
  findToPlan,
  insertDate,
  lockSeries,
  setDateJob,
  setNext,
  type Plan,
} from './series.queries.js';

/** What is further ahead may change until then, and would only fill the schedule. */
const WEEKS_AHEAD = 6;
const WEEK = 7;

type Planner = BusinessContext & { userId?: string };
type Valued = Awaited<ReturnType<typeof valuesOf>>;

/** Brings what repeats into the schedule, some weeks ahead. Each day is planned once, however often this runs. */
@Injectable()
export class Planning {
  private readonly logger = new Logger(Planning.name);

  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** Of all businesses; one that cannot be planned keeps none of the others from their turn. */
  async run(): Promise<void> {
    // A day more: somewhere it is tomorrow already.
    const until = addDays(today(this.clock.now(), 'UTC'), WEEKS_AHEAD * WEEK + 1);
    for (const context of await findBusinessesToPlan(this.platform.sql, until)) {
      const ids = await this.db.read(context, (sql) =>
        findToPlan(sql, context.businessId, this.horizon(context)),
      );
      for (const id of ids) {
        await this.db
          .tx(context, (tx) => this.ahead(tx, context, id))
          .catch((error: unknown) => this.logger.error(error));
      }
    }
  }

  /** All of one that is near. */
  async ahead(tx: Tx, context: Planner, id: string): Promise<void> {
    const until = this.horizon(context);
    for (;;) {
      const plan = await lockSeries(tx.sql, context.businessId, id);
      if (!plan || plan.stopped || plan.nextOn > until) return;
      if (!(await this.one(tx, context, plan))) return;
    }
  }

  /** The next one. Answers false where it cannot be booked any more, such as for a service that is gone. */
  async one(tx: Tx, context: Planner, plan: Plan): Promise<boolean> {
    const { businessId } = context;
    const { id: seriesId, nextOn } = plan;
    const next = addDays(nextOn, plan.everyWeeks * WEEK);
    const template = await findAppointment(tx.sql, context, plan.templateId);
    const booking = template && (await this.bookingOf(tx, context, plan, template));
    if (!booking) return false;
    const isNew = await insertDate(tx.sql, businessId, seriesId, nextOn);
    if (!isNew) {
      await setNext(tx.sql, businessId, seriesId, { ...plan, nextOn: next });
      return true;
    }
    const appointmentId = await this.insert(tx, context, booking);
    await setDateJob(tx.sql, businessId, { seriesId, onDate: nextOn, appointmentId });
    await setNext(tx.sql, businessId, seriesId, { nextOn: next, templateId: appointmentId });
    return true;
  }

  private async bookingOf(tx: Tx, context: Planner, plan: Plan, template: Appointment) {
    const input = inputOf(plan, template, context.timeZone);
    const kept = await findKept(tx.sql, context.businessId, template.id);
    try {
      const { values, lines } = await valuesOf(tx.sql, context, input, undefined, 'again');
      // The price is the template's, and so is what it is the price of.
      return { values: { ...values, pricedSize: kept?.pricedSize ?? values.pricedSize }, lines };
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** Where the crew has another job, it waits for somebody to find it a time. */
  private async insert(tx: Tx, context: Planner, { values, lines }: Valued): Promise<string> {
    const { businessId } = context;
    const id = randomUUID();
    const crewId = values.resourceId;
    await lockCrew(tx.sql, businessId, crewId);
    const taken = await isTaken(tx.sql, businessId, { ...values, crewId });
    const status = taken ? 'pending' : values.status;
    const createdAt = this.clock.now();
    const row = { ...values, status, id, businessId, createdAt };
    await tx.manager.insert(AppointmentEntity, row);
    await insertLines(tx.sql, businessId, [{ id, lines }]);
    await this.audit.record(tx, context, { action: 'appointment.scheduled', subjectId: id });
    return id;
  }

  private horizon({ timeZone }: BusinessContext): string {
    return addDays(today(this.clock.now(), timeZone), WEEKS_AHEAD * WEEK);
  }
}

/** The same again on another day: who, what, where, by whom, and for the price that was agreed on. */
function inputOf(plan: Plan, template: Appointment, timeZone: string): AppointmentInput {
  const { contactId, serviceId, vehicle, place, resource, price, notes, lines } = template;
  const { nextOn: date, startTime, minutes } = plan;
  const ends = new Date(instantOf(date, startTime, timeZone).getTime() + minutes * MINUTE_MS);
  return {
    ...{ contactId, serviceId, date, startTime, price, notes },
    endTime: wallTimeOf(ends, timeZone).time,
    vehicleId: vehicle?.id ?? null,
    placeId: place?.id ?? null,
    resourceId: resource.id,
    ...(lines.length > 0 && { lines }),
  };
}
