import { timeFormat } from './time';

const DAY_MS = 86_400_000;
// No `Intl`, because its first formatter takes a phone a tenth of a second, and public pages have
// dates.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const monthAndDay = (utc: Date) => `${MONTHS[utc.getUTCMonth()]} ${utc.getUTCDate()}`;
const weekdayOf = (utc: Date) => WEEKDAYS[utc.getUTCDay()] ?? '';

/** A calendar date of the business: 'YYYY-MM-DD', never a moment in time. */
export type IsoDate = string;

/** The date at UTC midnight, or null if it is not a real calendar date. */
function parse(date: IsoDate): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return null;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && toIsoDate(parsed) === date ? parsed : null;
}

const toIsoDate = (utc: Date): IsoDate => utc.toISOString().slice(0, 10);

/**
 * Formats a date as short month, day and year.
 *
 * @param date - 'YYYY-MM-DD'
 * @returns e.g. 'Nov 21, 2026'; 'Invalid date' when it is not a date
 * @example formatDate('2026-11-21')
 */
export function formatDate(date: IsoDate): string {
  const parsed = parse(date);
  return parsed ? `${monthAndDay(parsed)}, ${parsed.getUTCFullYear()}` : 'Invalid date';
}

/**
 * The short weekday of a date ('Sat'), or '' if it is not a date. @example
 * formatWeekday('2026-11-21')
 */
export function formatWeekday(date: IsoDate): string {
  const parsed = parse(date);
  return parsed ? weekdayOf(parsed) : '';
}

/**
 * Formats the day of a row: near ones by name, dates of this year without the year.
 *
 * @param date - 'YYYY-MM-DD'
 * @param today - the business's today, see `today`
 * @returns 'Today', 'Tomorrow', 'Mon, Nov 23', or 'Nov 23, 2025' in another year
 * @example formatDay('2026-11-23', '2026-11-20') // 'Mon, Nov 23'
 */
export function formatDay(date: IsoDate, today: IsoDate): string {
  const parsed = parse(date);
  if (!parsed) return 'Invalid date';
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? `${weekdayOf(parsed)}, ${monthAndDay(parsed)}` : formatDate(date);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached formatter: creating one is slow, and a list needs the same one in each row. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formatter for a time zone; falls back to the browser's own zone if it does not know that one.
 *
 * @param timeZone - an IANA zone, the business's
 * @example inZone('en-US', 'America/New_York', { timeStyle: 'short' }).format(new Date())
 */
export function inZone(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  try {
    return formatterOf(locale, { ...options, timeZone });
  } catch {
    return formatterOf(locale, options);
  }
}

const isMoment = (date: Date) => !Number.isNaN(date.getTime());

/**
 * Formats a moment as day and time in the business's zone.
 *
 * @param iso - the moment, ISO 8601
 * @param timeZone - an IANA zone. Default: the browser's own, also for an unknown zone
 * @returns 'Invalid date' for an invalid moment
 * @example formatMoment('2026-11-21T14:30:00Z', 'America/New_York') // 'Nov 21, 2026, 9:30 AM'
 */
export function formatMoment(iso: string, timeZone: string | undefined): string {
  const moment = new Date(iso);
  if (!isMoment(moment)) return 'Invalid date';
  const hourCycle = timeFormat() === '24h' ? 'h23' : 'h12';
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle } as const;
  return inZone('en-US', timeZone, options).format(moment);
}

/**
 * Today's date in a time zone.
 *
 * @param timeZone - an IANA zone, the business's
 * @param now - the moment. Default: now
 * @returns '' for an invalid moment
 * @example today('America/New_York') // '2026-11-21'
 */
export function today(timeZone: string, now: Date = new Date()): IsoDate {
  // The Swedish locale writes dates as YYYY-MM-DD.
  return isMoment(now) ? inZone('sv-SE', timeZone).format(now) : '';
}

/**
 * The time of day in a time zone.
 *
 * @param timeZone - an IANA zone, the business's
 * @param moment - the moment. Default: now
 * @returns 'HH:mm'; '' for an invalid moment
 * @example timeAt('America/New_York', '2026-11-21T14:30:00Z') // '09:30'
 */
export function timeAt(timeZone: string | undefined, moment: string | Date = new Date()): string {
  const at = new Date(moment);
  // The Swedish locale writes times as HH:mm.
  return isMoment(at) ? inZone('sv-SE', timeZone, { timeStyle: 'short' }).format(at) : '';
}

/** Whether a text is a date of the calendar. @example isIsoDate('2026-02-31') // false */
export const isIsoDate = (date: string): boolean => parse(date) !== null;

/** The date `days` later (earlier when negative). @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(date: IsoDate, days: number): IsoDate {
  const parsed = parse(date);
  const moved = parsed && new Date(parsed.getTime() + days * DAY_MS);
  return moved && isMoment(moved) ? toIsoDate(moved) : date;
}
