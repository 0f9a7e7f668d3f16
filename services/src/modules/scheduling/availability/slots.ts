import { daysBetween, minuteOfDay, today } from '../../../platform/time/zone.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { covers, intersect, merge, subtract, type Range } from './ranges.js';

/** Minutes kept free around an appointment. */
export interface Buffers {
  before: number;
  after: number;
}

/** Blocked time of a crew, such as an appointment or a closure. */
export interface Taken extends Range {
  buffers: Buffers;
}

/** Crews that an appointment needs: one, any of several, or all of several at once. */
export type Need =
  | { open: readonly Range[]; taken: readonly Taken[] }
  | { anyOf: readonly Need[] }
  | { allOf: readonly Need[] };

/** The requested appointment. */
export interface Job {
  minutes: number;
  buffers: Buffers;
}

export interface Search {
  job: Job;
  need: Need;
  /** Minutes between starts. The `offset` is added to the first start and to each step. */
  step: { minutes: number; offset: number };
  /** Zone of the wall clock that the starts are aligned to. */
  timeZone: string;
  /** Shortest notice for a booking, in minutes. */
  notice: number;
  /** Number of days from today, in the given zone, that can be booked. */
  horizon?: { days: number; timeZone: string };
  now: Date;
  /** Range of allowed starts; an appointment may end later. */
  within: Range;
}

/** Minute grids that look regular to people. The largest grid that divides the step is used. */
const GRIDS = [60, 30, 20, 15, 10, 5];

/** Time in which a new appointment cannot be, because the buffers of both neighbours add up. */
export const blockedBy = ({ start, end, buffers }: Taken, job: Buffers): Range => ({
  start: start - (buffers.before + job.after) * MINUTE_MS,
  end: end + (buffers.after + job.before) * MINUTE_MS,
});

/** Ranges in which a need can be met, and whether the same crews cover a whole slot. */
interface Free {
  runs: Range[];
  has(slot: Range): boolean;
}

function freeOf(need: Need, buffers: Buffers): Free {
  if ('anyOf' in need) {
    const each = need.anyOf.map((one) => freeOf(one, buffers));
    const runs = merge(each.flatMap((one) => one.runs));
    return { runs, has: (slot) => each.some((one) => one.has(slot)) };
  }
  if ('allOf' in need) {
    const each = need.allOf.map((one) => freeOf(one, buffers));
    const runs = intersect(each.map((one) => one.runs));
    return { runs, has: (slot) => each.every((one) => one.has(slot)) };
  }
  const blocked = need.taken.map((each) => blockedBy(each, buffers));
  const runs = subtract(need.open, blocked);
  return { runs, has: (slot) => covers(runs, slot) };
}

/** First minute at or after an instant that lies on the wall-clock grid. */
function onGrid(from: number, every: number, timeZone: string): number {
  const minute = Math.ceil(from / MINUTE_MS) * MINUTE_MS;
  const past = (minuteOfDay(new Date(minute), timeZone) % 60) % every;
  return past === 0 ? minute : minute + (every - past) * MINUTE_MS;
}

/** Starts within one free run. The grid restarts after every blocked time. */
function startsIn(run: Range, earliest: number, { step, job, timeZone }: Search): number[] {
  const every = GRIDS.find((grid) => step.minutes % grid === 0) ?? 1;
  const first = onGrid(Math.max(run.start, earliest), every, timeZone) + step.offset * MINUTE_MS;
  const starts: number[] = [];
  const distance = (step.minutes + step.offset) * MINUTE_MS;
  for (let at = first; at + job.minutes * MINUTE_MS <= run.end; at += distance) starts.push(at);
  return starts;
}

/**
 * Possible starts of an appointment, earliest first. Durations are real time: two hours stay two hours
 * across a DST change.
 */
export function slotsFor(search: Search): Date[] {
  const { job, need, now, notice, horizon, within } = search;
  const earliest = now.getTime() + notice * MINUTE_MS;
  const isInReach = (start: number) => !horizon || daysAhead(now, start, horizon) <= horizon.days;
  const free = freeOf(need, job.buffers);
  return free.runs
    .flatMap((run) => startsIn(run, earliest, search))
    .filter((start) => start >= within.start && start < within.end && isInReach(start))
    .filter((start) => free.has({ start, end: start + job.minutes * MINUTE_MS }))
    .map((start) => new Date(start));
}

const daysAhead = (now: Date, start: number, { timeZone }: { timeZone: string }) =>
  daysBetween(today(now, timeZone), today(new Date(start), timeZone));
