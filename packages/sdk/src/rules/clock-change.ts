import { inZone, type IsoDate } from '../format/date';
import { fromMinutes, minutesBetween, MINUTES_A_DAY, toMinutes } from './times';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The Swedish locale formats a moment nearly as ISO. */
const clockOf = (timeZone: string) =>
  inZone('sv-SE', timeZone, { dateStyle: 'short', timeStyle: 'medium' });

/** Offset of a zone from UTC at a moment, in minutes. */
function aheadAt(moment: number, timeZone: string): number {
  const shown = Date.parse(`${clockOf(timeZone).format(moment).replace(' ', 'T')}Z`);
  return Math.round((shown - moment) / MINUTE_MS);
}

/**
 * A clock change (DST) of a day: forward (`by` is positive) or back, some minutes after midnight.
 */
export interface ClockChange {
  after: number;
  by: number;
}

/**
 * Clock change of a zone on a date, if any. None for '' or an incomplete date.
 *
 * @example clockChangeOn('2027-03-14', 'America/New_York') // { after: 120, by: 60 }
 */
export function clockChangeOn(date: IsoDate, timeZone: string): ClockChange | undefined {
  const wall = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(wall)) return undefined;
  const before = aheadAt(wall - aheadAt(wall, timeZone) * MINUTE_MS, timeZone);
  const midnight = wall - before * MINUTE_MS;
  const by = aheadAt(midnight + DAY_MS - MINUTE_MS, timeZone) - before;
  if (by === 0) return undefined;
  let [low, high] = [0, DAY_MS / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadAt(midnight + middle * MINUTE_MS, timeZone) === before) low = middle;
    else high = middle;
  }
  return { after: high, by };
}

const isSkipped = (wall: number, { after, by }: ClockChange) => wall >= after && wall < after + by;

/**
 * Elapsed minutes since midnight for a clock reading; for a repeated time the first.
 *
 * @example realMinutes(300, { after: 120, by: 60 }) // 240
 */
export const realMinutes = (wall: number, change: ClockChange | undefined): number =>
  !change || wall < change.after || isSkipped(wall, change) ? wall : wall - change.by;

/**
 * Clock reading after some elapsed minutes since midnight.
 *
 * @example wallMinutes(240, { after: 120, by: 60 }) // 300
 */
export const wallMinutes = (real: number, change: ClockChange | undefined): number =>
  !change || real < change.after ? real : real + change.by;

interface Start {
  date: IsoDate;
  startTime: string;
}

/**
 * End of a job by its duration in elapsed minutes, as a clock reading; midnight at the latest. The
 * server uses the same rule if no end is sent.
 *
 * @example endAfter({ date: '2027-03-14', startTime: '01:00' }, 240, 'America/New_York') // '06:00'
 */
export function endAfter({ date, startTime }: Start, minutes: number, timeZone: string): string {
  const change = clockChangeOn(date, timeZone);
  const start = toMinutes(startTime);
  const end = wallMinutes(realMinutes(start, change) + minutes, change);
  // In a repeated hour the clock reading of the end may be before the start.
  return fromMinutes(Math.min(end > start ? end : start + minutes, MINUTES_A_DAY));
}

/**
 * Duration of a job in elapsed minutes; 0 if a time is missing or the end is not after the start.
 *
 * @example lengthOfJob({ date: '2027-03-14', startTime: '01:00', endTime: '06:00' }, 'America/New_York') // 240
 */
export function lengthOfJob(job: Start & { endTime: string }, timeZone: string): number {
  if (minutesBetween(job.startTime, job.endTime) <= 0) return 0;
  const change = clockChangeOn(job.date, timeZone);
  const end = toMinutes(job.endTime) || MINUTES_A_DAY;
  return realMinutes(end, change) - realMinutes(toMinutes(job.startTime), change);
}
