import { DAY_MINUTES } from '../../../platform/time/clock-time.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { instantOf, wallTimeOf } from '../../../platform/time/zone.js';
import { lasting, type Span } from '../appointment.rules.js';
import type { Appointment, AppointmentInput } from '../dto/appointment.dto.js';

/** The model of each job of a series. Changing one job changes the model only for 'This and Following'. */
export type RepeatedJob = Required<
  Pick<AppointmentInput, 'serviceId' | 'resourceId' | 'notes' | 'lines'>
> & {
  /** Left out: the contact's first, as for a new job. */
  vehicleId?: string | null | undefined;
  placeId?: string | null | undefined;
  price: number;
  /** Of what size of vehicle the price is; null: of the vehicle as it is then. */
  pricedSize: string | null;
};

/** The part of an appointment that comes again. */
export function repeatedJob(job: Appointment, pricedSize: string | null): RepeatedJob {
  const { serviceId, vehicle, place, resource, price, notes, lines } = job;
  return {
    ...{ serviceId, price, notes, pricedSize },
    vehicleId: vehicle?.id ?? null,
    placeId: place?.id ?? null,
    resourceId: resource.id,
    lines: lines.map(({ amount: _amount, ...line }) => line),
  };
}

interface When {
  date: string;
  startTime: string;
  minutes: number;
}

/** The time of a job of a series: as long as all of them, by real minutes. */
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
