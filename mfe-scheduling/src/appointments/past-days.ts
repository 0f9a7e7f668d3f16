import { addDays, type IsoDate } from '@clearcoat/sdk';
import type { AppointmentFilter } from '../shared/appointments-api';

const earlier = (one: string, other = one) => (one < other ? one : other);
const later = (one: string, other = one) => (one > other ? one : other);

/** Splits the shown days into those until today and those ahead. Either range may be empty. */
export function splitPast({ from, to, ...filter }: AppointmentFilter, today: IsoDate) {
  return {
    until: { ...filter, from, to: earlier(today, to) },
    ahead: { ...filter, from: later(addDays(today, 1), from), to },
  };
}
