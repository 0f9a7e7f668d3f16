import { invalidFields } from '../../platform/errors/app-error.js';
import { DAY_MINUTES, minutesOf } from '../../platform/time/clock-time.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { addDays, instantOf, moveToZone, startOfDay } from '../../platform/time/zone.js';
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
  /** Of callers that name the day of the end as well. */
  endDate?: string;
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** An appointment that exists: as it is shown, and when that is. */
type Stored = Required<Omit<Times, 'time' | 'endDate'>> & Span;

/**
 * The instants of an appointment. An end of 00:00 is midnight at the end of the day; without an end
 * the service's duration decides, up to midnight.
 */
export function spanOf(times: Times, durationMinutes: number, timeZone: string): Span {
  const { date, endTime: end } = times;
  assertOneDay(times);
  const start = times.startTime ?? times.time ?? DEFAULT_START;
  const startsAt = instantOf(date, start, timeZone);
  if (end === undefined) return lasting(startsAt, durationMinutes * MINUTE_MS, { date, timeZone });
  return spanBetween(startsAt, { date, start, end }, timeZone);
}

/**
 * What is left out stays: the start, and the length. What is shown as before is when it was before,
 * also where the clock shows that time twice or never.
 */
export function changedSpan(times: Times, stored: Stored, timeZone: string): Span {
  const { date } = times;
  assertOneDay(times);
  const start = times.startTime ?? times.time ?? stored.startTime;
  const isStartKept = date === stored.date && start === stored.startTime;
  const isEndKept = times.endTime === undefined || times.endTime === stored.endTime;
  if (isStartKept && isEndKept) return { startsAt: stored.startsAt, endsAt: stored.endsAt };
  const startsAt = isStartKept ? stored.startsAt : instantOf(date, start, timeZone);
  if (times.endTime === undefined) {
    const length = stored.endsAt.getTime() - stored.startsAt.getTime();
    return lasting(startsAt, length, { date, timeZone });
  }
  return spanBetween(startsAt, { date, start, end: times.endTime }, timeZone);
}

/** A length is real time, so a change of clocks moves the end on the wall. The end of the day cuts it off. */
export function lasting(
  startsAt: Date,
  length: number,
  { date, timeZone }: { date: string; timeZone: string },
): Span {
  const midnight = startOfDay(addDays(date, 1), timeZone).getTime();
  return { startsAt, endsAt: new Date(Math.min(startsAt.getTime() + length, midnight)) };
}

/** Midnight belongs to the day that it ends. */
function assertOneDay({ date, endDate = date, endTime }: Times): void {
  const isMidnight = endTime === MIDNIGHT && endDate === addDays(date, 1);
  if (endDate === date || isMidnight) return;
  const message = 'A job ends on the day it begins. Book one job for each day';
  throw invalidFields({ endDate: message });
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
  return lasting(startsAt, wallMinutes * MINUTE_MS, { date, timeZone });
}

/** The same face on the clock of another zone, and never without a length. */
export function movedSpan({ startsAt, endsAt }: Span, from: string, to: string): Span {
  const start = moveToZone(startsAt, from, to);
  const end = moveToZone(endsAt, from, to);
  if (end > start) return { startsAt: start, endsAt: end };
  const length = endsAt.getTime() - startsAt.getTime();
  return { startsAt: start, endsAt: new Date(start.getTime() + length) };
}

/** What is left out stays as it was. */
export const textsOf = (input: AppointmentInput, stored?: AppointmentTexts) =>
  Object.fromEntries(
    TEXT_KEYS.map((key) => [key, input[key] ?? stored?.[key] ?? '']),
  ) as AppointmentTexts;
