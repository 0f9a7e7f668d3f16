import { fromMinutes, minutesBetween } from '@clearcoat/sdk/rules';

const STEP = 15;
export const DAY_MINUTES = 24 * 60;

export const DEFAULT_START = '12:00';
export const DEFAULT_END = '13:00';

/** What both forms offer for either end: every full hour, and the quarters between. */
export const QUARTER_HOURS: readonly string[] = Array.from(
  { length: DAY_MINUTES / STEP },
  (_, index) => fromMinutes(index * STEP),
);

export const endsAfterStart = (start: string, end: string): boolean =>
  minutesBetween(start, end) > 0;

/** The offered values and the present one, which is never lost; times in their order of the day. */
export function withPresent(offered: readonly string[], present: string): string[] {
  if (!present || offered.includes(present)) return [...offered];
  return [...offered, present].sort();
}
