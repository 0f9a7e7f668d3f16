import { addDays, type IsoDate } from '@clearcoat/sdk';
import type { Days } from '../shared/appointments-api';

const earlier = (one: string, other = one) => (one < other ? one : other);
const later = (one: string, other = one) => (one > other ? one : other);

/** Of the days that are shown those until today, and those ahead: either may end before it begins. */
export function splitPast({ from, to }: Days, today: IsoDate): { until: Days; ahead: Days } {
  return {
    until: { from, to: earlier(today, to) },
    ahead: { from: later(addDays(today, 1), from), to },
  };
}
