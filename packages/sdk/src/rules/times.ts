/** Times of day as 'HH:mm'; an end of '00:00' is midnight at the end of the day. */
export const MINUTES_A_DAY = 24 * 60;

const QUARTER = 15;

/** Minutes since midnight; 0 if it is not a time. @example toMinutes('09:30') // 570 */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes || 0;
}

const isTime = (time: string) => /^\d{1,2}:\d{2}/.test(time);

/** Time of day for minutes since midnight. @example fromMinutes(570) // '09:30' */
export function fromMinutes(minutes: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

/**
 * Minutes from start to end; not positive if the end is not after the start, and 0 if either is
 * unknown.
 *
 * @example minutesBetween('23:00', '00:00') // 60
 */
export function minutesBetween(start: string, end: string): number {
  if (!isTime(start) || !isTime(end)) return 0;
  return (toMinutes(end) || MINUTES_A_DAY) - toMinutes(start);
}

/**
 * Clock time some minutes later, midnight at the latest.
 *
 * @deprecated since 1.45: use `endAfter`, which handles clock changes.
 * @example timeAfter('23:30', 90) // '00:00'
 */
export function timeAfter(start: string, minutes: number): string {
  return fromMinutes(Math.min(toMinutes(start) + minutes, MINUTES_A_DAY));
}

/** Sorted times, always including the present one. */
export function timesInOrder(minutes: readonly number[], present: string): string[] {
  const times = new Set(minutes.map(fromMinutes));
  if (present) times.add(present);
  return [...times].sort();
}

/**
 * Times of day for a select: every step, plus the present time.
 *
 * @param step - minutes
 * @example dayTimes(30, '09:10') // ['00:00', '00:30', … '09:00', '09:10', '09:30', … '23:30']
 */
export const dayTimes = (step: number, present: string): string[] =>
  timesInOrder(
    Array.from({ length: MINUTES_A_DAY / step }, (_, index) => index * step),
    present,
  );

/**
 * Every quarter-hour, plus the present time.
 *
 * @deprecated since 1.45: use `dayTimes`, which uses the shop's step.
 * @example timeChoices('09:10') // ['00:00', '00:15', … '09:00', '09:10', '09:15', … '23:45']
 */
export const timeChoices = (present: string): string[] => dayTimes(QUARTER, present);
