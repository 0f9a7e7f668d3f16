import { addDays, offsetAt, today, weekday } from '../../../platform/time/zone.js';
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.js';
import { intersect, merge, type Range } from './ranges.js';

/** Wall times of a day; '24:00' is its end. */
interface Times {
  start: string;
  end: string;
  /** The end is on the next day. Without this flag, an end before the start yields nothing. */
  crossesMidnight?: boolean;
}

export interface WeeklyHours extends Times {
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
}

/**
 * Hours of one date. They replace all weekly hours, including those that cross midnight from the day
 * before.
 */
export type DateHours = { date: string } & ({ closed: true } | Times);

export interface Hours {
  weekly: readonly WeeklyHours[];
  dates: readonly DateHours[];
}

const MINUTES_A_DAY = 24 * 60;
/** A zone has at most one DST change in this time. */
const STEP_MS = 6 * 60 * MINUTE_MS;
/** Largest offset of any zone from UTC. */
const FARTHEST_MS = 15 * 60 * MINUTE_MS;

/** A date with its first and last minute. */
interface Span {
  date: string;
  from: number;
  to: number;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function spansOf(date: string, { start, end, crossesMidnight }: Times): Span[] {
  const [from, to] = [minuteOf(start), minuteOf(end)];
  if (!crossesMidnight) return [{ date, from, to }];
  return [
    { date, from, to: MINUTES_A_DAY },
    { date: addDays(date, 1), from: 0, to },
  ];
}

/** Wall-clock hours of the days from `first` to `last`. */
function spansBetween(first: string, last: string, { weekly, dates }: Hours): Span[] {
  const special = new Set(dates.map(({ date }) => date));
  const spans: Span[] = [];
  for (let date = addDays(first, -1); date <= last; date = addDays(date, 1)) {
    const usual = weekly.filter(({ weekdays }) => weekdays.includes(weekday(date)));
    const own = dates.flatMap((each) => (each.date === date && !('closed' in each) ? [each] : []));
    const times: readonly Times[] = special.has(date) ? own : usual;
    spans.push(
      ...times
        .flatMap((each) => spansOf(date, each))
        .filter((span) => span.date === date || !special.has(span.date)),
    );
  }
  return spans;
}

/** Parts of a range with a constant UTC offset. */
function evenStretches({ start, end }: Range, timeZone: string): (Range & { ahead: number })[] {
  const stretches: (Range & { ahead: number })[] = [];
  for (let at = start; at < end;) {
    const ahead = offsetAt(at, timeZone);
    let until = at;
    while (until < end && offsetAt(until, timeZone) === ahead) until += STEP_MS;
    if (until < end) until = changeBetween(until - STEP_MS, until, timeZone);
    stretches.push({ start: at, end: Math.min(until, end), ahead: ahead * MINUTE_MS });
    at = until;
  }
  return stretches;
}

/** Instant of the DST change between two instants, to the minute. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/**
 * Open ranges: all minutes whose wall time is within the hours. An hour that a DST change skips yields
 * nothing; a repeated one is open twice.
 */
export function openRanges(hours: Hours, timeZone: string, within: Range): Range[] {
  const [first, last] = [within.start, within.end].map((at) => today(new Date(at), timeZone));
  const around = { start: within.start - DAY_MS, end: within.end + DAY_MS + FARTHEST_MS };
  const stretches = evenStretches(around, timeZone);
  const open = spansBetween(first ?? '', last ?? '', hours).flatMap(({ date, from, to }) => {
    const midnight = Date.parse(`${date}T00:00Z`);
    return stretches.map(({ start, end, ahead }) => ({
      start: Math.max(start, midnight + from * MINUTE_MS - ahead),
      end: Math.min(end, midnight + to * MINUTE_MS - ahead),
    }));
  });
  return intersect([merge(open), [within]]);
}
