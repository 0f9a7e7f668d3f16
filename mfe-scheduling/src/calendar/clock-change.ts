import type { IsoDate } from '@clearcoat/sdk';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one is the slow part. The Swedish locale writes a moment nearly as ISO does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

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

/** Whether, when and how far the clocks of a zone change on a date. */
export function clockChangeOn(date: IsoDate, timeZone: string): ClockChange | undefined {
  const wall = Date.parse(`${date}T00:00:00Z`);
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

/** How long after midnight the clock reads so; of a time that it shows twice, the first. */
export const realMinutes = (wall: number, change: ClockChange | undefined): number =>
  !change || wall < change.after || isSkipped(wall, change) ? wall : wall - change.by;

/** What the clock reads so long after midnight. */
export const wallMinutes = (real: number, change: ClockChange | undefined): number =>
  !change || real < change.after ? real : real + change.by;
