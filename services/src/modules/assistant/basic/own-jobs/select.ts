import type { MyJobOfDay } from '../../../scheduling/index.js';
import { contentOf, type Reading } from './reading.js';

export interface Sight {
  jobs: readonly MyJobOfDay[];
  today: string;
  /** '14:05' */
  now: string;
  /** The days that are seen at all. */
  window: { from: string; to: string };
  seesPrices: boolean;
}

export interface Selected {
  jobs: readonly MyJobOfDay[];
  days?: { from: string; to: string };
  /** Days of which nothing is seen. */
  isOutside: boolean;
}

const isDone = ({ status }: MyJobOfDay) => status === 'completed' || status === 'no-show';

/** The days that are asked for, as far as they are seen. */
function daysOf({ days, turn, words, isAll }: Reading, { today, window }: Sight) {
  if (isAll) return window;
  if (days) return { from: days.from ?? window.from, to: days.to ?? window.to };
  // The next job, or somebody's, may be on any day.
  if (turn === 'next' || turn === 'current' || words.length > 0) return undefined;
  return { from: today, to: today };
}

/** The jobs that a question is of. */
export function select(reading: Reading, sight: Sight): Selected {
  const { today, now, window } = sight;
  const { turn, words, span, isLeft, facets } = reading;
  const days = daysOf(reading, sight);
  if (days && (days.to < window.from || days.from > window.to))
    return { jobs: [], days, isOutside: true };
  const [from, to] = days ? [days.from, days.to] : [today, window.to];
  const [start = '', end = ''] = span?.split('-') ?? [];
  const ofDays = sight.jobs.filter(
    (job) =>
      job.date >= from &&
      job.date <= to &&
      words.every((word) => contentOf(job).has(word)) &&
      (start === '' || job.startTime >= start) &&
      (end === '' || job.startTime < end),
  );
  const isAhead = (job: MyJobOfDay) =>
    job.date > today || (job.date === today && job.startTime > now);
  const open = ofDays.filter(
    (job) =>
      !isDone(job) && (job.date > today || job.endTime > now || job.status === 'in-progress'),
  );
  const cut = days && {
    from: days.from < window.from ? window.from : days.from,
    to: days.to > window.to ? window.to : days.to,
  };
  const of = (jobs: readonly (MyJobOfDay | undefined)[]): Selected => ({
    jobs: jobs.flatMap((job) => job ?? []),
    ...(cut && { days: cut }),
    isOutside: false,
  });
  if (isLeft) return of(open);
  if (turn === 'current')
    return of([ofDays.find(({ status }) => status === 'in-progress') ?? open[0]]);
  if (turn === 'next')
    return of([open.find((job) => isAhead(job) && job.status !== 'in-progress')]);
  if (turn === 'first' || turn === 'second') return of([ofDays.at(turn === 'first' ? 0 : 1)]);
  if (turn === 'last' || (facets.includes('end') && words.length === 0)) return of([ofDays.at(-1)]);
  if (facets[0] === 'start' && facets.length === 1 && words.length === 0 && span === undefined)
    return of([ofDays[0]]);
  if (words.length === 0 || days || facets.includes('count')) return of(ofDays);
  // Of somebody the next job is meant.
  const [next] = [open.find((job) => isAhead(job)), ...open];
  return of(next ? [next] : ofDays);
}
