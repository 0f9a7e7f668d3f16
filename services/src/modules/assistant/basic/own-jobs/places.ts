import type { MyJobOfDay } from '../../../scheduling/index.js';
import type { Sight } from './reading.js';

type Job = MyJobOfDay;
type At = Pick<Sight, 'jobs' | 'today' | 'now'>;

const isOver = ({ status }: Job) => status === 'completed' || status === 'no-show';
export const isBegun = (job: Job) => isOver(job) || job.status === 'in-progress';
export const isOpen = (job: Job) => !isOver(job);
export const endOf = ({ endTime }: Job) => (endTime === '00:00' ? '24:00' : endTime);

/** In which one is right now: it was begun, or its time is now. */
export const currentOf = ({ jobs, today, now }: At): Job | undefined =>
  jobs.find(({ date, status }) => date === today && status === 'in-progress') ??
  jobs.find(
    (job) =>
      job.date === today &&
      isOpen(job) &&
      job.startTime <= now &&
      endOf(job) > now &&
      wasReached(job),
  );
const wasReached = ({ timeline }: Job) =>
  timeline.arrivedAt !== null || timeline.startedAt !== null;

/** The first that is still to be begun, and whose time is not over. */
export const nextOf = ({ jobs, today, now }: At): Job | undefined => {
  const current = currentOf({ jobs, today, now });
  return jobs.find(
    (job) =>
      job !== current &&
      !isBegun(job) &&
      (job.date > today || (job.date === today && endOf(job) > now)),
  );
};

export const previousOf = (sight: At): Job | undefined => {
  const { jobs, today, now } = sight;
  const current = currentOf(sight);
  return jobs.findLast(
    (job) =>
      job !== current &&
      job.status !== 'no-show' &&
      (job.date < today || (job.date === today && job.startTime <= now)),
  );
};
