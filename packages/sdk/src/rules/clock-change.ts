import { inZone, type IsoDate } from '../format/date';
import { fromMinutes, minutesBetween, MINUTES_A_DAY, toMinutes } from './times';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The Swedish locale writes a moment nearly as ISO does. */
const clockOf = (timeZone: string) =>
  inZone('sv-SE', timeZone, { dateStyle: 'short', timeStyle: 'medium' });

/** Minutes that a zone is ahead of UTC at a moment. */
function aheadAt(moment: number, timeZone: string): number {
  const shown = Date.parse(`${clockOf(timeZone).format(moment).replace(' ', 'T')}Z`);
  return Math.round((shown - moment) / MINUTE_MS);
}

/** The day's clocks go forward (`by` is positive) or back so many minutes after its midnight. */
export interface ClockChange {
  after: number;
  by: number;
}

/**
 * Whether, when and how far the clocks of a zone change on a date. None change on '' or half a date.
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
 * The minutes after midnight at which the clock reads so; of a time that it shows twice, the first.
 *
 * @example realMinutes(300, { after: 120, by: 60 }) // 240
 */
export const realMinutes = (wall: number, change: ClockChange | undefined): number =>
  !change || wall < change.after || isSkipped(wall, change) ? wall : wall - change.by;

/**
 * The clock's reading so many minutes after midnight.
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
 * The end of a job that takes so many real minutes, as the clock on the wall reads then; at the latest midnight. The
 * server reckons the same where no end is sent.
 *
 * @example endAfter({ date: '2027-03-14', startTime: '01:00' }, 240, 'America/New_York') // '06:00'
 */
export function endAfter({ date, startTime }: Start, minutes: number, timeZone: string): string {
  const change = clockChangeOn(date, timeZone);
  const start = toMinutes(startTime);
  const end = wallMinutes(realMinutes(start, change) + minutes, change);
  // An hour that comes twice may end before it began, on the wall.
  return fromMinutes(Math.min(end > start ? end : start + minutes, MINUTES_A_DAY));
}

/**
 * The length of a job in real minutes; 0 where a time is missing or the end is not after the start.
 *
 * @example lengthOfJob({ date: '2027-03-14', startTime: '01:00', endTime: '06:00' }, 'America/New_York') // 240
 */
export function lengthOfJob(job: Start & { endTime: string }, timeZone: string): number {
  if (minutesBetween(job.startTime, job.endTime) <= 0) return 0;
  const change = clockChangeOn(job.date, timeZone);
  const end = toMinutes(job.endTime) || MINUTES_A_DAY;
  return realMinutes(end, change) - realMinutes(toMinutes(job.startTime), change);
}
