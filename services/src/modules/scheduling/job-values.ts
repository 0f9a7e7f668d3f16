import type { Sql } from '../../platform/database/index.js';
import { conflict, invalidFields } from '../../platform/errors/app-error.js';
import { toCents } from '../../platform/money/money.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import type { AppointmentEntity } from './appointment.entity.js';
import { changedSpan, spanOf, plainValues } from './appointment.rules.js';
import { isCalledOff, isOver, recordedAs, wayTakenBack } from './appointment.status.js';
import type { Kept } from './appointments.queries.js';
import { bookableContact } from './contacts-of-jobs.queries.js';
import type { Appointment, AppointmentInput } from './dto/appointment.dto.js';
import { detailsFor, ownOf } from './job-details.queries.js';
import { jobLines, type Booked } from './pricing/job-lines.js';
import { priceOf } from './pricing/job-price.js';
import { lineOf } from './pricing/lines.queries.js';
import { offeredService, type Booking } from './pricing/offered.js';
import { isTaken, lockCrew } from './reservations.queries.js';

const TAKEN = 'That time is taken: the crew has another job';

/**
 * The input with the contact that is booked. A deleted contact keeps existing appointments but takes no
 * new ones. A merged id leads to the remaining contact; a vehicle or place that this contact lacks is
 * dropped.
 */
async function withContact(
  sql: Sql,
  businessId: string,
  input: AppointmentInput,
  current?: Appointment,
): Promise<AppointmentInput> {
  if (input.contactId === current?.contactId) return input;
  const contactId = await bookableContact(sql, businessId, input.contactId);
  if (contactId === undefined) throw invalidFields({ contactId: 'Please select a customer' });
  if (contactId === input.contactId.toLowerCase()) return { ...input, contactId };
  return { ...input, contactId, ...(await ownOf(sql, businessId, { ...input, contactId })) };
}

type Current = Appointment & Kept;

/** An appointment without lines counts as its service, at the stored price and length. */
export function bookedOf(job: Current): Booked {
  const { serviceId, service: name, price, startsAt, endsAt, pricedSize } = job;
  const lines = job.lines.map(lineOf);
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  const alone = { kind: 'service', name, quantity: 1, cents: toCents(price), minutes } as const;
  const [service = { ...alone, addonId: null }] = lines;
  const vehicleId = job.vehicle?.id ?? null;
  return { serviceId, vehicleId, pricedSize, isOver: isOver(job.status), lines, service };
}

/**
 * Price of an appointment in cents. Default: the total of its lines. A price that was agreed on instead
 * stays until the service changes.
 */
function centsOf(
  { price, serviceId }: AppointmentInput,
  current: Current | undefined,
  list: number,
): number {
  if (typeof price === 'number') return toCents(price);
  if (price === null || serviceId !== current?.serviceId) return list;
  const { listPrice, price: agreed } = current;
  return listPrice === null || listPrice === agreed ? list : toCents(agreed);
}

const standingOf = ({ status, date, crew: { id: crewId } }: Current) => ({
  status,
  date,
  crewId,
});

/**
 * Checked column values of an appointment. Fields that a change omits keep their stored values.
 *
 * @param booking - kind of booking, unless the appointment keeps its service
 */
export async function valuesOf(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  sent: AppointmentInput,
  current?: Current,
  booking: Booking = 'new',
) {
  const input = await withContact(sql, businessId, sent, current);
  const same = input.serviceId === current?.serviceId ? current : undefined;
  const kind = same ? 'kept' : booking;
  const service = await offeredService(sql, businessId, input.serviceId, kind);
  const details = await detailsFor(sql, businessId, input, service.location, current);
  const asked = { service, vehicleId: details.vehicleId, lines: input.lines };
  // A null price for an appointment without lines asks for the list price.
  const isListAsked = input.price === null && current?.lines.length === 0;
  const booked = current && !isListAsked ? bookedOf(current) : undefined;
  const { lines, pricedSize } = await jobLines(sql, businessId, asked, booked);
  const list = priceOf(lines);
  const span = current
    ? changedSpan(input, current, timeZone)
    : spanOf(input, list.minutes, timeZone);
  const { bufferBefore, bufferAfter } = same ?? service;
  const { date, status = 'scheduled' } = input;
  const values = {
    ...span,
    ...details,
    contactId: input.contactId,
    serviceId: service.id,
    serviceName: same?.service ?? service.name,
    ...{ bufferBefore, bufferAfter },
    ...recordedAs(status),
    ...wayTakenBack(current && standingOf(current), {
      status,
      date,
      crewId: details.crewId,
    }),
    cancelReason: isCalledOff(status) ? (input.cancelReason ?? current?.cancelReason ?? '') : '',
    priceCents: centsOf(input, current, list.cents),
    pricedSize,
    ...plainValues(input, current),
  };
  // An appointment with nothing but its service stores no lines.
  return { values, lines: lines.length > 1 ? lines : [] };
}

type Placed = Pick<
  AppointmentEntity,
  'crewId' | 'placeId' | 'startsAt' | 'endsAt' | 'bufferBefore' | 'bufferAfter'
>;

/** Locks the crew, so that a free time stays free until the transaction ends. */
export async function assertFree(
  sql: Sql,
  { businessId }: BusinessContext,
  job: Placed,
  exceptId?: string,
): Promise<void> {
  const crewId = job.crewId ?? '';
  await lockCrew(sql, businessId, crewId);
  const taken = await isTaken(sql, businessId, { ...job, crewId }, exceptId);
  if (taken) throw conflict(TAKEN, 'time_taken', { startTime: TAKEN });
}
