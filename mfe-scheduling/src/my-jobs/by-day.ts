import type { IsoDate } from '@clearcoat/sdk';

interface Dated {
  date: IsoDate;
}

interface DayOf<Job> {
  date: IsoDate;
  jobs: Job[];
}

/**
 * Jobs grouped by day, in the given order.
 *
 * @param jobs - the soonest first
 * @returns the days from today on, and the past ones
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
