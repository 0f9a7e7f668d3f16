/** Times of day are 'HH:mm'; an end of '00:00' is midnight at the end of the day. */
const MINUTES_A_DAY = 24 * 60;

const QUARTER = 15;

/** Minutes since midnight. @example toMinutes('09:30') // 570 */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of day so many minutes after midnight. @example fromMinutes(570) // '09:30' */
export function fromMinutes(minutes: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/**
 * Minutes from start to end; not positive when the end is not after the start.
 *
 * @example minutesBetween('23:00', '00:00') // 60
 */
export function minutesBetween(start: string, end: string): number {
  return (toMinutes(end) || MINUTES_A_DAY) - toMinutes(start);
}

/**
 * The time `minutes` later, at the latest midnight at the end of the day.
 *
 * @example timeAfter('23:30', 90) // '00:00'
 */
export function timeAfter(start: string, minutes: number): string {
  return fromMinutes(Math.min(toMinutes(start) + minutes, MINUTES_A_DAY));
}

const QUARTER_HOURS: readonly string[] = Array.from(
  { length: MINUTES_A_DAY / QUARTER },
  (_, index) => fromMinutes(index * QUARTER),
);

/**
 * What there is to choose a time of day from: each quarter of an hour, and the present time, which is never lost.
 *
 * @example timeChoices('09:10') // ['00:00', '00:15', … '09:00', '09:10', '09:15', … '23:45']
 */
export const timeChoices = (present: string): string[] =>
  !present || QUARTER_HOURS.includes(present)
    ? [...QUARTER_HOURS]
    : [...QUARTER_HOURS, present].sort();
