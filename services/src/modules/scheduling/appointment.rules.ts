import { invalidFields } from '../../platform/errors/app-error.js';
import { DAY_MINUTES, minutesOf } from '../../platform/time/clock-time.js';
import { MINUTE_MS } from '../../platform/time/durations.js';
import { addDays, instantOf, moveToZone, startOfDay } from '../../platform/time/zone.js';
import { APPOINTMENT, type AppointmentValues } from './appointment.fields.js';
import type { AppointmentInput } from './dto/appointment.dto.js';

const MIDNIGHT = '00:00';
const DEFAULT_START = '12:00';

interface Times {
  date: string;
  startTime?: string;
  /** Legacy name of `startTime`; older clients send only this one. */
  time?: string;
  endTime?: string;
  /** Sent by clients that name the day of the end as well. */
  endDate?: string;
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** A stored appointment: its wall times and its instants. */
type Stored = Required<Omit<Times, 'time' | 'endDate'>> & Span;

/**
 * Instants of an appointment. An end of 00:00 is midnight at the end of the day. Without an end, the
 * service's duration applies, capped at midnight.
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
 * Omitted times keep the stored start and length. Unchanged wall times keep the stored instants, even
 * where a DST change makes that time ambiguous or missing.
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

/** Lengths are real time, so a DST change shifts the end's wall time. The end is capped at midnight. */
export function lasting(
  startsAt: Date,
  length: number,
  { date, timeZone }: { date: string; timeZone: string },
): Span {
  const midnight = startOfDay(addDays(date, 1), timeZone).getTime();
  return { startsAt, endsAt: new Date(Math.min(startsAt.getTime() + length, midnight)) };
}

/** Requires an end on the day of the start. Midnight counts as the end of that day. */
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
  // A span within a DST gap would be empty, so its wall-clock length is used.
  if (endsAt > startsAt) return { startsAt, endsAt };
  const wallMinutes = (minutesOf(end) || DAY_MINUTES) - minutesOf(start);
  return lasting(startsAt, wallMinutes * MINUTE_MS, { date, timeZone });
}

/**
 * The span at the same wall times in another zone. A span that a DST change would empty keeps its
 * length.
 */
export function movedSpan({ startsAt, endsAt }: Span, from: string, to: string): Span {
  const start = moveToZone(startsAt, from, to);
  const end = moveToZone(endsAt, from, to);
  if (end > start) return { startsAt: start, endsAt: end };
  const length = endsAt.getTime() - startsAt.getTime();
  return { startsAt: start, endsAt: new Date(start.getTime() + length) };
}

/** Values of the fields without rules of their own. Omitted ones keep their stored values. */
export const plainValues = (
  input: AppointmentInput,
  stored = APPOINTMENT.empty,
): AppointmentValues => APPOINTMENT.map((key) => input[key] ?? stored[key]);
