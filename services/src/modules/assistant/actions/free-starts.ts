import { clockTime, minutesOf } from '../../../platform/time/clock-time.js';
import { formatTime } from '../../../platform/time/zone.js';
import type { FindFreeTime, FreeTime } from '../tools/find-free-time.js';
import type { Bench } from './call.js';
import { isTodaysWeekday, weekLater, withEnd, type When } from './when.js';

const SHORTEST = 15;
const LONGEST = 24 * 60;
const OFFERED = 3;

/** Limits of the tool. */
export const withinLimits = (minutes: number) => Math.min(Math.max(minutes, SHORTEST), LONGEST);

/** Free gaps clipped to the part of the day. */
export function within(
  { free, minutes }: Pick<FreeTime, 'free' | 'minutes'>,
  { after = '', before = '', isPart }: When,
): FreeTime['free'] {
  return free.flatMap((gap) => {
    const start = gap.start > after ? gap.start : after;
    // A long job may start in the morning and end in the afternoon.
    const done = clockTime(minutesOf(start) + minutes);
    const last = isPart && start < before && done > before ? done : before;
    const end = before === '' || gap.end < last ? gap.end : last;
    if (minutesOf(end) - minutesOf(start) < minutes) return [];
    const to = end === gap.end ? gap.to : formatTime(end);
    return [{ ...gap, start, end, from: formatTime(start), to }];
  });
}

export type NeededTime = Pick<
  Parameters<FindFreeTime['run']>[1],
  'minutes' | 'crew' | 'serviceId' | 'contactId' | 'vehicle' | 'addOns'
>;

/** Start times for the job; if today has none left, those on the same weekday next week. */
export async function freeStarts(bench: Bench, when: When, job: NeededTime) {
  const starts = await startsOf(bench, when, job);
  return starts.length === 0 && isTodaysWeekday(when, bench.today)
    ? startsOf(bench, weekLater(when), job)
    : starts;
}

async function startsOf(bench: Bench, when: When, { minutes, ...job }: NeededTime) {
  const { from, to, ...part } = withEnd(when);
  const days = from === undefined ? {} : { from, to: to ?? from };
  const args = { ...days, ...job, minutes: minutes && withinLimits(minutes) };
  const { data } = await bench.use(bench.tools.findFreeTime, args);
  const starts = within(data, part).map(({ date, start }) => ({ date, time: start }));
  // Two crews that are free at the same time count as one start.
  const isFirst = ({ date, time }: (typeof starts)[number], at: number) =>
    starts.findIndex((each) => each.date === date && each.time === time) === at;
  return starts.filter(isFirst).slice(0, OFFERED);
}
