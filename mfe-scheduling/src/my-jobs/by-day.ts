import type { IsoDate } from '@clearcoat/sdk';

interface Dated {
  date: IsoDate;
}

interface DayOf<Job> {
  date: IsoDate;
  jobs: Job[];
}

/**
 * Jobs under their days, in the order in which they come.
 *
 * @param jobs - the soonest first
 * @returns the days from today on, and those that are over
 */
export function byDay<Job extends Dated>(
  jobs: readonly Job[],
  today: IsoDate,
): { ahead: DayOf<Job>[]; before: DayOf<Job>[] } {
  const days = new Map<IsoDate, Job[]>();
  for (const job of jobs) days.set(job.date, [...(days.get(job.date) ?? []), job]);
  const all = [...days].map(([date, ofDay]) => ({ date, jobs: ofDay }));
  return {
    ahead: all.filter(({ date }) => date >= today),
    before: all.filter(({ date }) => date < today),
  };
}
