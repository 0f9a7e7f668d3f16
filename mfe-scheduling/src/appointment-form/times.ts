import { fromMinutes, minutesBetween } from '@clearcoat/sdk/rules';

const hourly = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => fromMinutes((first + index) * 60));

export const DEFAULT_START = '12:00';
export const DEFAULT_END = '13:00';

/** What the new form offers: every full hour. */
export const ALL_HOURS = hourly(0, 23);
/** What the edit form offers. */
export const EDIT_START_HOURS = hourly(9, 17);
export const EDIT_END_HOURS = hourly(10, 18);

export const endsAfterStart = (start: string, end: string): boolean =>
  minutesBetween(start, end) > 0;

/** The offered values and the present one, which is never lost; times in their order of the day. */
export function withPresent(offered: readonly string[], present: string): string[] {
  if (!present || offered.includes(present)) return [...offered];
  return [...offered, present].sort();
}
