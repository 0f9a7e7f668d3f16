import { DateTime, IANAZone } from 'luxon';
import { DAY_MS, MINUTE_MS } from './durations.js';

/** Calendar arithmetic in a business's zone; a `date` stays the string YYYY-MM-DD. */
export function today(now: Date, timeZone: string): string {
  return localDate(now, timeZone);
}

function localDate(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}

/**
 * The instant of a wall-clock time. One skipped by a change of clocks moves on by what was skipped; of
 * one that happens twice it is the first. (Luxon would take the one with the offset of today.)
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const zone = IANAZone.create(timeZone);
  const wall = Date.parse(`${date}T${time}Z`);
  const at = (offset: number) => wall - offset * MINUTE_MS;
  const [before, after] = [zone.offset(wall - DAY_MS), zone.offset(wall + DAY_MS)];
  const first = at(before);
  const isSkippedOrLater = zone.offset(first) !== before;
  return new Date(isSkippedOrLater && zone.offset(at(after)) === after ? at(after) : first);
}

/** What the clock on the wall shows. A midnight that was skipped still is the end of the day before. */
export function wallTimeOf(instant: Date, timeZone: string): { date: string; time: string } {
  const shown = DateTime.fromJSDate(instant, { zone: timeZone });
  const date = shown.toFormat('yyyy-MM-dd');
  const isStart = startOfDay(date, timeZone).getTime() === instant.getTime();
  return { date, time: isStart ? '00:00' : shown.toFormat('HH:mm') };
}

/** The same wall-clock time in another zone. */
export function moveToZone(instant: Date, from: string, to: string): Date {
  const { date, time } = wallTimeOf(instant, from);
  return instantOf(date, time, to);
}

export const startOfDay = (date: string, timeZone: string) => instantOf(date, '00:00', timeZone);

/** By the milliseconds of a day in UTC: hundreds of these are behind one answer with a series of days. */
const utc = (date: string) => Date.parse(`${date}T00:00Z`);

export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function addMonths(date: string, months: number): string {
  return shift(date, { months });
}

export function addYears(date: string, years: number): string {
  return shift(date, { years });
}

/** A day that the target month lacks becomes its last one: a year before Feb 29 is Feb 28. */
function shift(date: string, by: { months?: number; years?: number }): string {
  return DateTime.fromISO(date, { zone: 'utc' }).plus(by).toFormat('yyyy-MM-dd');
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export function daysBetween(from: string, to: string): number {
  return (utc(to) - utc(from)) / DAY_MS;
}

/** Monday of the week, as 1 for Monday to 7 for Sunday. */
export function weekday(date: string): number {
  return DateTime.fromISO(date, { zone: 'utc' }).weekday;
}

export function minuteOfDay(instant: Date, timeZone: string): number {
  const { hour, minute } = DateTime.fromJSDate(instant, { zone: timeZone });
  return hour * 60 + minute;
}

const AREA_AND_CITY = /^[A-Za-z]+(\/[\w+-]+){1,2}$/;
/** Named hours without a city, which nobody lists and some computers are set to. */
const AT_SEA = /^Etc\/GMT[+-]\d{1,2}$/;
const ZONES: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/**
 * Only names such as America/New_York, also former ones. Newer versions of Node take offsets for zones
 * as well, which PostgreSQL reads with the opposite sign.
 */
export function isKnownZone(timeZone: string): boolean {
  if (ZONES.has(timeZone)) return true;
  if (!AREA_AND_CITY.test(timeZone) || !IANAZone.isValidZone(timeZone)) return false;
  const { timeZone: canonical } = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions();
  return ZONES.has(canonical) || AT_SEA.test(canonical);
}

/** 'Nov 21, 2026' */
export function formatDay(date: string): string {
  return DateTime.fromISO(date, { zone: 'utc', locale: 'en-US' }).toFormat('LLL d, yyyy');
}

/** '1:30 PM' */
export function formatTime(time: string): string {
  return DateTime.fromISO(`2000-01-01T${time}`, { zone: 'utc', locale: 'en-US' }).toFormat(
    'h:mm a',
  );
}
