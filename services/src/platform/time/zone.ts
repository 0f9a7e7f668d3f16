import { DateTime, IANAZone } from 'luxon';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { shownTimeFormat } from './time-format.js';

/** How many offsets are remembered before all are forgotten. */
const MOST_OFFSETS = 10_000;

const offsets = new Map<string, number>();

/**
 * Minutes that a zone is ahead of UTC. Remembered by the minute, in none of which clocks change: one answer
 * asks some twenty times, and formatting a date to learn it is the slow part.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const key = `${Math.floor(instant / MINUTE_MS)} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = IANAZone.create(timeZone).offset(instant);
  if (offsets.size === MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** What a clock in UTC would have to show for its digits to be those of the clock on the wall. */
const onTheWall = (instant: Date, timeZone: string) =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone) * MINUTE_MS);

const dateOf = (instant: Date) => instant.toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Calendar arithmetic in a business's zone; a `date` stays the string YYYY-MM-DD. */
export function today(now: Date, timeZone: string): string {
  return dateOf(onTheWall(now, timeZone));
}

/**
 * The instant of a wall-clock time. One skipped by a change of clocks moves on by what was skipped; of
 * one that happens twice it is the first. (Luxon would take the one with the offset of today.)
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const at = (offset: number) => wall - offset * MINUTE_MS;
  const offset = (instant: number) => offsetAt(instant, timeZone);
  const [before, after] = [offset(wall - DAY_MS), offset(wall + DAY_MS)];
  const first = at(before);
  const isSkippedOrLater = offset(first) !== before;
  return new Date(isSkippedOrLater && offset(at(after)) === after ? at(after) : first);
}

/** What the clock on the wall shows. A midnight that was skipped still is the end of the day before. */
export function wallTimeOf(instant: Date, timeZone: string): { date: string; time: string } {
  const shown = onTheWall(instant, timeZone);
  const date = dateOf(shown);
  const isStart = startOfDay(date, timeZone).getTime() === instant.getTime();
  return {
    date,
    time: isStart
      ? '00:00'
      : shown.toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length),
  };
}

/** The same wall-clock time in another zone. */
export function moveToZone(instant: Date, from: string, to: string): Date {
  const { date, time } = wallTimeOf(instant, from);
  return instantOf(date, time, to);
}

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

export const startOfDay = (date: string, timeZone: string) => instantOf(date, '00:00', timeZone);

/** From the start of the first day to that of the day after the last. */
export const boundsOf = ({ from, to }: Days, timeZone: string): [Date, Date] => [
  startOfDay(from, timeZone),
  startOfDay(addDays(to, 1), timeZone),
];

const utc = (date: string) => Date.parse(`${date}T00:00Z`);

const digits = (number: number, count: number) => String(number).padStart(count, '0');

/** Days that every month has. */
const SHORTEST_MONTH = 28;
const YEAR_AND_MONTH = 'yyyy-mm-'.length;

export function addDays(date: string, days: number): string {
  // One answer counts on through hundreds of days: most stay in their month, and need no calendar.
  const day = Number(date.slice(YEAR_AND_MONTH)) + days;
  if (day >= 1 && day <= SHORTEST_MONTH) {
    return date.slice(0, YEAR_AND_MONTH) + digits(day, 2);
  }
  return dateOf(new Date(utc(date) + days * DAY_MS));
}

/** A day that the target month lacks becomes its last one: a month after Jan 31 is Feb 28. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const since = year * 12 + month - 1 + months;
  if (day <= SHORTEST_MONTH) {
    return `${digits(Math.floor(since / 12), 4)}-${digits((since % 12) + 1, 2)}-${digits(day, 2)}`;
  }
  const shifted = new Date(utc(date));
  shifted.setUTCFullYear(0, since, day);
  // Of a month without that day it is one of the next; the day before its first is the last of this.
  if (shifted.getUTCDate() !== day) shifted.setUTCDate(0);
  return dateOf(shifted);
}

export const addYears = (date: string, years: number) => addMonths(date, 12 * years);

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export function daysBetween(from: string, to: string): number {
  return (utc(to) - utc(from)) / DAY_MS;
}

/** Monday of the week, as 1 for Monday to 7 for Sunday. */
export function weekday(date: string): number {
  return new Date(utc(date)).getUTCDay() || 7;
}

export function minuteOfDay(instant: Date, timeZone: string): number {
  const shown = onTheWall(instant, timeZone);
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
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

/** '1:30 PM', or '13:30': as the business that a request is of prefers. The one place where texts get their times. */
export function formatTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)) % 24, time.slice('hh:'.length)];
  if (shownTimeFormat() === '24h') return `${hours}:${minutes}`;
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
