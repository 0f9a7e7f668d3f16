import { invalidFields } from '../../platform/errors/app-error.js';
import { addDays, instantOf } from '../../platform/time/zone.js';

const MIDNIGHT = '00:00';
const DEFAULT_START = '12:00';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

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

/** An appointment that exists, as it is shown. */
type Shown = Required<Omit<Times, 'time'>>;

/**
 * The instants of an appointment. An end of 00:00 is midnight at the end of the day; without an end
 * the service's duration decides, up to midnight.
 */
export function spanOf(times: Times, durationMinutes: number, timeZone: string): Span {
  const { date } = times;
  const start = times.startTime ?? times.time ?? DEFAULT_START;
  const end = times.endTime ?? endAfter(start, durationMinutes);
  if (end !== MIDNIGHT && end <= start) {
    throw invalidFields({ endTime: 'End time must be after start time' });
  }
  const startsAt = instantOf(date, start, timeZone);
  const endsAt =
    end === MIDNIGHT
      ? instantOf(addDays(date, 1), MIDNIGHT, timeZone)
      : instantOf(date, end, timeZone);
  // An hour that the change of clocks skips has no length of its own.
  if (endsAt > startsAt) return { startsAt, endsAt };
  const wallMinutes = minutesOf(end) - minutesOf(start);
  return { startsAt, endsAt: new Date(startsAt.getTime() + wallMinutes * MINUTE_MS) };
}

/** What a change says of the time, with what it leaves out as it was: the start, and the length. */
export function changedTimes(times: Times, stored: Shown): Times {
  const startTime = times.startTime ?? times.time ?? stored.startTime;
  return {
    date: times.date,
    startTime,
    endTime: times.endTime ?? endAfter(startTime, lengthOf(stored)),
  };
}

function lengthOf({ startTime, endTime }: Shown): number {
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function endAfter(start: string, durationMinutes: number): string {
  const minutes = minutesOf(start) + durationMinutes;
  if (minutes >= DAY_MINUTES) return MIDNIGHT;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
