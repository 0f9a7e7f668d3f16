import type { MyJobOfDay } from '../../../scheduling/index.js';
import { contentOf, type Reading } from './reading.js';

export interface Sight {
  jobs: readonly MyJobOfDay[];
  today: string;
  /** '14:05'. */
  now: string;
  /** Days that the user may see. */
  window: { from: string; to: string };
  seesPrices: boolean;
}

export interface Selected {
  jobs: readonly MyJobOfDay[];
  days?: { from: string; to: string };
  /** The days are outside the window. */
  isOutside: boolean;
}

const isDone = ({ status }: MyJobOfDay) => status === 'completed' || status === 'no-show';

/** Days of the question within the window. */
function daysOf({ days, turn, words, isAll }: Reading, { today, window }: Sight) {
  if (isAll) return window;
  if (days) return { from: days.from ?? window.from, to: days.to ?? window.to };
  // The next job, or a customer's job, may be on any day.
  if (turn === 'next' || turn === 'current' || words.length > 0) return undefined;
  return { from: today, to: today };
}

/** Jobs that match a question. */
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
  // A customer's name means the next job of that customer.
  const [next] = [open.find((job) => isAhead(job)), ...open];
  return of(next ? [next] : ofDays);
}
