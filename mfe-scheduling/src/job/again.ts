import { addDays, formatDay, type IsoDate } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';

const WEEKS = [2, 4, 6, 8] as const;

/** The same job some weeks on from when it was, never in the past. */
export function againIn(weeks: number, { date }: Appointment, today: IsoDate): IsoDate {
  const from = date > today ? date : today;
  return addDays(from, weeks * 7);
}

/** The form of a new job with all that this one was: who, which car, where, what, by whom and at what time. */
export function againPath(job: Appointment, date: IsoDate): string {
  const { contactId, serviceId, startTime, vehicle, place, resource } = job;
  const wanted = {
    ...{ contactId, serviceId, date, time: startTime },
    ...{ vehicleId: vehicle?.id, placeId: place?.id, resourceId: resource?.id },
    // What it was made of is too much for an address.
    again: job.id,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, value);
  return `/appointments/new?${query}`;
}

/** What there is to choose from, each with the day that it would be. */
export const choicesOf = (job: Appointment, today: IsoDate) =>
  WEEKS.map((weeks) => {
    const date = againIn(weeks, job, today);
    return {
      weeks,
      label: `In ${weeks} weeks · ${formatDay(date, today)}`,
      path: againPath(job, date),
    };
  });
