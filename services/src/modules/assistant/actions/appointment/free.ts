import { formatTime } from '../../../../platform/time/zone.js';
import { clockTime, minutesOf } from '../../../../platform/time/clock-time.js';
import type { FindFreeTime, FreeTime } from '../../tools/find-free-time.js';
import { withEnd } from '../when/days-ahead.js';
import { isTodaysWeekday, weekLater, type When } from '../when/index.js';
import type { Workbench } from '../action.js';

/** What the tool takes. */
const SHORTEST = 15;
const LONGEST = 24 * 60;

export const withinLimits = (minutes: number) => Math.min(Math.max(minutes, SHORTEST), LONGEST);

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Free stretches as far as they lie in the part of the day that is meant. */
export function within(
  { free, minutes }: FreeTime,
  { after = '', before = '', isPart }: When,
): FreeTime['free'] {
  return free.flatMap((gap) => {
    const start = later(gap.start, after);
    // A long job that begins in the morning ends in the afternoon.
    const begun =
      isPart && start < before ? later(before, clockTime(minutesOf(start) + minutes)) : before;
    const end = before === '' ? gap.end : earlier(gap.end, begun);
    if (minutesOf(end) - minutesOf(start) < minutes) return [];
    const to = end === gap.end ? gap.to : formatTime(end);
    return [{ ...gap, start, end, from: formatTime(start), to }];
  });
}

/** What a job is, as far as that is known: `findFreeTime` says how long it takes, or is told. */
export type NeededTime = Pick<
  Parameters<FindFreeTime['run']>[1],
  'minutes' | 'crew' | 'serviceId' | 'contactId' | 'vehicle' | 'addOns'
>;

/** Times at which such a job would really fit; on a weekday of which today has none left, a week later. */
export async function freeStarts(bench: Workbench, when: When, job: NeededTime): Promise<Start[]> {
  const starts = await startsOf(bench, when, job);
  return starts.length === 0 && isTodaysWeekday(when, bench.today)
    ? startsOf(bench, weekLater(when), job)
    : starts;
}

interface Start {
  date: string;
  time: string;
}

async function startsOf(
  bench: Workbench,
  when: When,
  { minutes, ...job }: NeededTime,
): Promise<Start[]> {
  const { from, to, ...part } = withEnd(when);
  const days = from === undefined ? {} : { from, to: to ?? from };
  const args = { ...days, ...job, minutes: minutes && withinLimits(minutes) };
  const { data } = await bench.use(bench.tools.findFreeTime, args);
  const starts = within(data, part).map(({ date, start }) => ({ date, time: start }));
  // Two crews that are free at once are one time to offer.
  const isFirst = ({ date, time }: (typeof starts)[number], at: number) =>
    starts.findIndex((each) => each.date === date && each.time === time) === at;
  return starts.filter(isFirst).slice(0, 3);
}
