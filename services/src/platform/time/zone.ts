import { DateTime, IANAZone } from 'luxon';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { shownTimeFormat } from './time-format.js';

/** Cache size; the cache is cleared when full. */
const MOST_OFFSETS = 10_000;

const offsets = new Map<string, number>();

/**
 * UTC offset of a zone in minutes. It is cached by minute, within which no DST change occurs. One
 * response needs some twenty offsets, and formatting a date for each is slow.
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

/** Instant whose UTC digits equal the wall time. */
const onTheWall = (instant: Date, timeZone: string) =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone) * MINUTE_MS);

const dateOf = (instant: Date) => instant.toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Current date in a zone. Dates stay strings (YYYY-MM-DD) in all calendar arithmetic. */
export function today(now: Date, timeZone: string): string {
  return dateOf(onTheWall(now, timeZone));
}

/**
 * Instant of a wall time. A skipped time moves forward by the gap; a repeated one means its first
 * occurrence. (Luxon would pick today's offset.)
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

/** Wall date and time of an instant. A skipped midnight still ends the previous day. */
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

/** Instant with the same wall time in another zone. */
export function moveToZone(instant: Date, from: string, to: string): Date {
  const { date, time } = wallTimeOf(instant, from);
  return instantOf(date, time, to);
}

/** Range of days, both ends included. */
export interface Days {
  from: string;
  to: string;
}

export const startOfDay = (date: string, timeZone: string) => instantOf(date, '00:00', timeZone);

/** Instants from the start of the first day to the end of the last. */
export const boundsOf = ({ from, to }: Days, timeZone: string): [Date, Date] => [
  startOfDay(from, timeZone),
  startOfDay(addDays(to, 1), timeZone),
];

const utc = (date: string) => Date.parse(`${date}T00:00Z`);

const digits = (number: number, count: number) => String(number).padStart(count, '0');

/** Number of days that every month has. */
const SHORTEST_MONTH = 28;
const YEAR_AND_MONTH = 'yyyy-mm-'.length;

export function addDays(date: string, days: number): string {
  // Fast path: one response adds hundreds of days, mostly within a month.
  const day = Number(date.slice(YEAR_AND_MONTH)) + days;
  if (day >= 1 && day <= SHORTEST_MONTH) {
    return date.slice(0, YEAR_AND_MONTH) + digits(day, 2);
  }
  return dateOf(new Date(utc(date) + days * DAY_MS));
}

/** Adds months. A missing day becomes the last of the month: Jan 31 plus one is Feb 28. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const since = year * 12 + month - 1 + months;
  if (day <= SHORTEST_MONTH) {
    return `${digits(Math.floor(since / 12), 4)}-${digits((since % 12) + 1, 2)}-${digits(day, 2)}`;
  }
  const shifted = new Date(utc(date));
  shifted.setUTCFullYear(0, since, day);
  // An overflow into the next month is set back to the last day of the intended one.
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

/** ISO weekday, from 1 for Monday to 7 for Sunday. */
export function weekday(date: string): number {
  return new Date(utc(date)).getUTCDay() || 7;
}

export function minuteOfDay(instant: Date, timeZone: string): number {
  const shown = onTheWall(instant, timeZone);
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
}

/** 'Nov 21, 2026' */
export function formatDay(date: string): string {
  return DateTime.fromISO(date, { zone: 'utc', locale: 'en-US' }).toFormat('LLL d, yyyy');
}

/** '1:30 PM' or '13:30', by the preference of the request's business. All texts format times here. */
export function formatTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)) % 24, time.slice('hh:'.length)];
  if (shownTimeFormat() === '24h') return `${hours}:${minutes}`;
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
