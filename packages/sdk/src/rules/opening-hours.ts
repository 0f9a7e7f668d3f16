import { fromMinutes, toMinutes } from './times';

/** Hours of a new business. A business's own hours are in `GET /api/hours`. */
export const OPENS = '09:00';
export const CLOSES = '18:00';

const SUNDAY = 0;
/** Free time starts and ends on a quarter-hour. */
const QUARTER = 15;
const MINUTES_A_DAY = 24 * 60;

/** A part of a day, each end as 'HH:mm'. */
export interface Span {
  startTime: string;
  endTime: string;
}

/**
 * Whether the shop is open on a date: Monday to Saturday. @example isOpenOn('2026-11-22') //
 * false, a Sunday
 */
export const isOpenOn = (date: string): boolean =>
  new Date(`${date}T00:00:00Z`).getUTCDay() !== SUNDAY;

/**
 * Free time between opening and closing for one crew. The assistant uses the same rule.
 *
 * @param busy - bookings of that day
 * @param minutes - minimum length of a gap
 * @param from - earliest start. Default: when the shop opens
 * @example freeSpans([{ startTime: '09:00', endTime: '10:00' }], 60) // [{ startTime: '10:00', endTime: '18:00' }]
 */
export function freeSpans(busy: readonly Span[], minutes: number, from = OPENS): Span[] {
  const closes = toMinutes(CLOSES);
  const jobs = busy
    .map(({ startTime, endTime }) => ({
      start: toMinutes(startTime),
      end: toMinutes(endTime) || MINUTES_A_DAY,
    }))
    .sort((one, other) => one.start - other.start);
  const spans: Span[] = [];
  const quarter = (time: number) => Math.ceil(time / QUARTER) * QUARTER;
  let free = quarter(Math.max(toMinutes(OPENS), toMinutes(from)));
  for (const { start, end } of [...jobs, { start: closes, end: closes }]) {
    const until = Math.min(start, closes);
    if (until - free >= minutes) {
      spans.push({ startTime: fromMinutes(free), endTime: fromMinutes(until) });
    }
    free = Math.max(free, quarter(end));
  }
  return spans;
}
