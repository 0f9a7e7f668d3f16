import { DAY_MINUTES } from '../../../platform/time/clock-time.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { instantOf, wallTimeOf } from '../../../platform/time/zone.js';
import { lasting, type Span } from '../appointment.rules.js';
import { repeatedValues, type RepeatedValues } from '../appointment.fields.js';
import type { Appointment, AppointmentInput } from '../dto/appointment.dto.js';

/**
 * Values for each appointment of a series. Changing one appointment changes them only with 'This and
 * Following'.
 */
export type RepeatedJob = Required<Pick<AppointmentInput, 'serviceId' | 'crewId' | 'lines'>> &
  RepeatedValues & {
    /** Default: the contact's first vehicle, as for a new appointment. */
    vehicleId?: string | null | undefined;
    placeId?: string | null | undefined;
    price: number;
    /** Vehicle size that the price is for; null for the vehicle's size at that time. */
    pricedSize: string | null;
  };

/** Fields of an appointment that its repeats copy. */
export function repeatedJob(job: Appointment, pricedSize: string | null): RepeatedJob {
  const { serviceId, vehicle, place, crew, price, lines } = job;
  return {
    ...repeatedValues(job),
    ...{ serviceId, price, pricedSize },
    vehicleId: vehicle?.id ?? null,
    placeId: place?.id ?? null,
    crewId: crew.id,
    lines: lines.map(({ amount: _amount, ...line }) => line),
  };
}

interface When {
  date: string;
  startTime: string;
  minutes: number;
}

/** Span of an appointment of a series. Its length is real time. */
export function repeatedSpan({ date, startTime, minutes }: When, timeZone: string): Span {
  const startsAt = instantOf(date, startTime, timeZone);
  return lasting(startsAt, Math.min(minutes, DAY_MINUTES) * MINUTE_MS, { date, timeZone });
}

/** The input of an appointment on a day of its series. */
export function repeatedInput(
  contactId: string,
  { pricedSize: _pricedSize, lines, ...job }: RepeatedJob,
  when: When,
  timeZone: string,
): AppointmentInput {
  const { date, startTime } = when;
  const endTime = wallTimeOf(repeatedSpan(when, timeZone).endsAt, timeZone).time;
  return { ...job, contactId, date, startTime, endTime, ...(lines.length > 0 && { lines }) };
}
