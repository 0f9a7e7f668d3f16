import { daysBetween, minuteOfDay, today } from '../../../platform/time/zone.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { covers, intersect, merge, subtract, type Range } from './ranges.js';

/** Minutes kept free around a job. */
export interface Buffers {
  before: number;
  after: number;
}

/** Something that takes a crew's time. */
export interface Taken extends Range {
  buffers: Buffers;
}

/** What a job needs: a crew, any one of several, or all of several at once. */
export type Need =
  | { open: readonly Range[]; taken: readonly Taken[] }
  | { anyOf: readonly Need[] }
  | { allOf: readonly Need[] };

/** The job that somebody wants to book. */
export interface Job {
  minutes: number;
  buffers: Buffers;
}

export interface Search {
  job: Job;
  need: Need;
  /** How far one start is from the next; the `offset` is added to the first and to each step. Minutes. */
  step: { minutes: number; offset: number };
  /** Whose clock on the wall the steps look regular on. */
  timeZone: string;
  /** Nobody books at shorter notice, in minutes. */
  notice: number;
  /** Nor for later than so many days from today, where that is. */
  horizon?: { days: number; timeZone: string };
  now: Date;
  /** Where starts are looked for; a job may end later. */
  within: Range;
}

/** A grid of so many minutes of the hour looks regular to people: the largest that the steps keep to counts. */
const GRIDS = [60, 30, 20, 15, 10, 5];

/** Buffers of neighbours add up: so long before and after it, nothing else can be. */
export const blockedBy = ({ start, end, buffers }: Taken, job: Buffers): Range => ({
  start: start - (buffers.before + job.after) * MINUTE_MS,
  end: end + (buffers.after + job.before) * MINUTE_MS,
});

/** When somebody is free, and whether the same ones are for all of a slot. */
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

/** The first minute from an instant on that lies on the grid of a clock on the wall. */
function onGrid(from: number, every: number, timeZone: string): number {
  const minute = Math.ceil(from / MINUTE_MS) * MINUTE_MS;
  const past = (minuteOfDay(new Date(minute), timeZone) % 60) % every;
  return past === 0 ? minute : minute + (every - past) * MINUTE_MS;
}

/** The starts in one free run: the grid begins anew after every time that is taken. */
function startsIn(run: Range, earliest: number, { step, job, timeZone }: Search): number[] {
  const every = GRIDS.find((grid) => step.minutes % grid === 0) ?? 1;
  const first = onGrid(Math.max(run.start, earliest), every, timeZone) + step.offset * MINUTE_MS;
  const starts: number[] = [];
  const distance = (step.minutes + step.offset) * MINUTE_MS;
  for (let at = first; at + job.minutes * MINUTE_MS <= run.end; at += distance) starts.push(at);
  return starts;
}

/**
 * When a job can begin, the earliest first. Measured by real minutes: where the clocks change, a job of two
 * hours takes two hours.
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
