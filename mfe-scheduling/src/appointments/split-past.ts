import type { IsoDate } from '@clearcoat/sdk';
import type { Appointment } from '../shared/appointments-api';

/** What was, the latest first, and apart from it what was cancelled before its day came. */
export function splitPast(
  past: readonly Appointment[],
  today: IsoDate,
): { past: Appointment[]; cancelledAhead: Appointment[] } {
  return {
    past: past.filter(({ date }) => date <= today),
    cancelledAhead: past.filter(({ date }) => date > today).reverse(),
  };
}
