import { addDays, formatDay, type IsoDate } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';

const WEEKS = [2, 4, 6, 8] as const;

/** The date some weeks after the appointment, never in the past. */
export function againIn(weeks: number, { date }: Appointment, today: IsoDate): IsoDate {
  const from = date > today ? date : today;
  return addDays(from, weeks * 7);
}

/**
 * Address of the new-appointment form, prefilled with this one's customer, vehicle, place,
 * service, crew and time.
 */
export function againPath(job: Appointment, date: IsoDate): string {
  const { contactId, serviceId, startTime, vehicle, place, crew } = job;
  const wanted = {
    ...{ contactId, serviceId, date, time: startTime },
    ...{ vehicleId: vehicle?.id, placeId: place?.id, crewId: crew?.id },
    // The line items don't fit in the URL, so they are left out.
    again: job.id,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, value);
  return `/appointments/new?${query}`;
}

/** Choices for booking again, each with its date. */
export const choicesOf = (job: Appointment, today: IsoDate) =>
  WEEKS.map((weeks) => {
    const date = againIn(weeks, job, today);
    return {
      weeks,
      label: `In ${weeks} weeks · ${formatDay(date, today)}`,
      path: againPath(job, date),
    };
  });
