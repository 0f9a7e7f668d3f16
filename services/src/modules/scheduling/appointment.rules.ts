import { invalidFields } from '../../platform/errors/app-error.js';
import { clockTime, DAY_MINUTES, minutesOf } from '../../platform/time/clock-time.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { addDays, instantOf, moveToZone } from '../../platform/time/zone.js';
import { TEXT_KEYS, type AppointmentTexts } from './appointment.fields.js';
import type { AppointmentInput } from './dto/appointment.dto.js';

const MIDNIGHT = '00:00';
const DEFAULT_START = '12:00';

interface Times {
  date: string;
  startTime?: string;
  /** Older callers send this one alone. */
  time?: string;
  endTime?: string;
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** An appointment that exists: as it is shown, and when that is. */
type Stored = Required<Omit<Times, 'time'>> & Span;

/**
 * The instants of an appointment. An end of 00:00 is midnight at the end of the day; without an end
 * the service's duration decides, up to midnight.
 */
export function spanOf(times: Times, durationMinutes: number, timeZone: string): Span {
  const { date } = times;
  const start = times.startTime ?? times.time ?? DEFAULT_START;
  const end = times.endTime ?? endAfter(start, durationMinutes);
  return spanBetween(instantOf(date, start, timeZone), { date, start, end }, timeZone);
}

/**
 * What is left out stays: the start, and the length. What is shown as before is when it was before,
 * also where the clock shows that time twice or never.
 */
export function changedSpan(times: Times, stored: Stored, timeZone: string): Span {
  const { date } = times;
  const start = times.startTime ?? times.time ?? stored.startTime;
  const end = times.endTime ?? endAfter(start, lengthOf(stored));
  const sameStart = date === stored.date && start === stored.startTime;
  if (sameStart && end === stored.endTime) {
    return { startsAt: stored.startsAt, endsAt: stored.endsAt };
  }
  const startsAt = sameStart ? stored.startsAt : instantOf(date, start, timeZone);
  return spanBetween(startsAt, { date, start, end }, timeZone);
}

function spanBetween(
  startsAt: Date,
  { date, start, end }: { date: string; start: string; end: string },
  timeZone: string,
): Span {
  if (end !== MIDNIGHT && end <= start) {
    throw invalidFields({ endTime: 'End time must be after start time' });
  }
  const endsAt = instantOf(end === MIDNIGHT ? addDays(date, 1) : date, end, timeZone);
  // An hour that the change of clocks skips has no length of its own.
  if (endsAt > startsAt) return { startsAt, endsAt };
  const wallMinutes = (minutesOf(end) || DAY_MINUTES) - minutesOf(start);
  return { startsAt, endsAt: new Date(startsAt.getTime() + wallMinutes * MINUTE_MS) };
}

/** The same face on the clock of another zone, and never without a length. */
export function movedSpan({ startsAt, endsAt }: Span, from: string, to: string): Span {
  const start = moveToZone(startsAt, from, to);
  const end = moveToZone(endsAt, from, to);
  if (end > start) return { startsAt: start, endsAt: end };
  const length = endsAt.getTime() - startsAt.getTime();
  return { startsAt: start, endsAt: new Date(start.getTime() + length) };
}

function lengthOf({ startTime, endTime }: Stored): number {
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

function endAfter(start: string, durationMinutes: number): string {
  const minutes = minutesOf(start) + durationMinutes;
  return minutes >= DAY_MINUTES ? MIDNIGHT : clockTime(minutes);
}

/** What is left out stays as it was. */
export const textsOf = (input: AppointmentInput, stored?: AppointmentTexts) =>
  Object.fromEntries(
    TEXT_KEYS.map((key) => [key, input[key] ?? stored?.[key] ?? '']),
  ) as AppointmentTexts;
