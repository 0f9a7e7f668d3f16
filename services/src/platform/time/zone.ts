import { DateTime, IANAZone } from 'luxon';

/** Calendar arithmetic in a business's zone; a `date` stays the string YYYY-MM-DD. */
export function today(now: Date, timeZone: string): string {
  return localDate(now, timeZone);
}

export function localDate(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}

/** The instant of a wall-clock time; one skipped by a change of clocks moves on by the same hour. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  return DateTime.fromISO(`${date}T${time}`, { zone: timeZone }).toJSDate();
}

export function startOfDay(date: string, timeZone: string): Date {
  return DateTime.fromISO(date, { zone: timeZone }).startOf('day').toJSDate();
}

export function addDays(date: string, days: number): string {
  return shift(date, { days });
}

export function addMonths(date: string, months: number): string {
  return shift(date, { months });
}

export function addYears(date: string, years: number): string {
  return shift(date, { years });
}

/** A day that the target month lacks becomes its last one: a year before Feb 29 is Feb 28. */
function shift(date: string, by: { days?: number; months?: number; years?: number }): string {
  return DateTime.fromISO(date, { zone: 'utc' }).plus(by).toFormat('yyyy-MM-dd');
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export function daysBetween(from: string, to: string): number {
  const parse = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
  return parse(to).diff(parse(from), 'days').days;
}

/** Monday of the week, as 1 for Monday to 7 for Sunday. */
export function weekday(date: string): number {
  return DateTime.fromISO(date, { zone: 'utc' }).weekday;
}

export function minuteOfDay(instant: Date, timeZone: string): number {
  const { hour, minute } = DateTime.fromJSDate(instant, { zone: timeZone });
  return hour * 60 + minute;
}

export function isKnownZone(timeZone: string): boolean {
  return IANAZone.isValidZone(timeZone);
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
