import { addDays, daysBetween, weekday } from '../../../../platform/time/zone.js';
import { numbersOfWeekdays } from '../../plan/filters/weekday.js';
import type { Filter, Period } from '../../plan/plan.js';

const A_WEEK = 7;

/** Whether some of these days are on one of the weekdays of a condition; what has no end has all of them. */
export function isWithin({ values }: Filter, { from, to }: Period = {}): boolean {
  if (from === undefined || to === undefined) return true;
  const length = Math.min(daysBetween(from, to) + 1, A_WEEK);
  const numbers = numbersOfWeekdays(values);
  return Array.from({ length }, (_, away) => weekday(addDays(from, away))).some((day) =>
    numbers.has(day),
  );
}

export const isWeekday = ({ name, not }: Filter): boolean => name === 'weekday' && !not;
