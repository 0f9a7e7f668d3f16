const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const inUnit = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  relative.format(-Math.floor(count), unit);

/**
 * Relative time for use in a sentence.
 *
 * @param moment - ISO 8601
 * @param now - reference time in milliseconds. Default: now
 * @returns undefined after a week, when a date is more useful
 * @example ago('2026-11-21T14:55:00Z') // '5 minutes ago'
 */
export function ago(moment: string, now = Date.now()): string | undefined {
  const age = now - Date.parse(moment);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return inUnit(age / MINUTE, 'minute');
  if (age < DAY) return inUnit(age / HOUR, 'hour');
  return age < WEEK ? inUnit(age / DAY, 'day') : undefined;
}
