/** Times of day are 'HH:mm'; an end of '00:00' is midnight at the end of the day. */
const MINUTES_A_DAY = 24 * 60;

const hourly = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => fromMinutes((first + index) * 60));

export const DEFAULT_START = '12:00';
export const DEFAULT_END = '13:00';

/** What the new form offers: every full hour. */
export const ALL_HOURS = hourly(0, 23);
/** What the edit form offers. */
export const EDIT_START_HOURS = hourly(9, 17);
export const EDIT_END_HOURS = hourly(10, 18);

function fromMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes from start to end; not positive when the end is not after the start. */
export function minutesBetween(start: string, end: string): number {
  return (toMinutes(end) || MINUTES_A_DAY) - toMinutes(start);
}

export const endsAfterStart = (start: string, end: string): boolean =>
  minutesBetween(start, end) > 0;

/** The time `minutes` later, at the latest midnight at the end of the day. */
export function endAfter(start: string, minutes: number): string {
  return fromMinutes(Math.min(toMinutes(start) + minutes, MINUTES_A_DAY));
}

/** The offered values and the present one, which is never lost; times in their order of the day. */
export function withPresent(offered: readonly string[], present: string): string[] {
  if (!present || offered.includes(present)) return [...offered];
  return [...offered, present].sort();
}
