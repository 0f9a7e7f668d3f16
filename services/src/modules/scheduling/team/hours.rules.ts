import { minutesOf } from '../../../platform/time/clock-time.js';

/** Open range within one day; '24:00' is the end of the day. */
export interface OpenTimes {
  weekday: number;
  starts: string;
  ends: string;
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Hours of a new business: Monday to Saturday. */
export const USUAL_HOURS: readonly OpenTimes[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  starts: '09:00',
  ends: '18:00',
}));

/** Ranges sorted by weekday and start. */
export const inOrder = (ranges: readonly OpenTimes[]): OpenTimes[] =>
  ranges.toSorted(
    (one, other) => one.weekday - other.weekday || minutesOf(one.starts) - minutesOf(other.starts),
  );

/** Error message for invalid weekly hours; undefined if they are valid. */
export function hoursProblem(ranges: readonly OpenTimes[]): string | undefined {
  const backward = ranges.find(({ starts, ends }) => minutesOf(ends) <= minutesOf(starts));
  if (backward) return `${dayOf(backward)} closes before it opens`;
  const sorted = inOrder(ranges);
  const overlap = sorted.find((range, index) => {
    const before = sorted[index - 1];
    return before?.weekday === range.weekday && minutesOf(before.ends) > minutesOf(range.starts);
  });
  return overlap && `${dayOf(overlap)} has hours that overlap`;
}

const dayOf = ({ weekday }: OpenTimes) => WEEKDAYS[weekday - 1] ?? 'A day';
