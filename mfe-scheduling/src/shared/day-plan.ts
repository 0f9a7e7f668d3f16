import { isCalledOff, lengthOfJob } from '@clearcoat/sdk/rules';
import type { Appointment } from './appointments-api';

/** What of a job the plan of its day needs. */
type Job = Pick<Appointment, 'id' | 'date' | 'startTime' | 'endTime' | 'status' | 'price'> &
  Partial<Pick<Appointment, 'resource'>>;

/** A day at a glance. */
export interface DayPlan {
  jobs: number;
  minutes: number;
  /** Dollars. */
  sum: number;
}

const counts = ({ status }: Pick<Job, 'status'>) => !isCalledOff(status);

/** @param jobs - those of all days; cancelled ones count for nothing */
export function planOf(date: string, jobs: readonly Job[], timeZone: string): DayPlan {
  const own = jobs.filter((job) => job.date === date && counts(job));
  return {
    jobs: own.length,
    minutes: own.reduce((sum, job) => sum + lengthOfJob(job, timeZone), 0),
    sum: own.reduce((sum, { price }) => sum + price, 0),
  };
}

/** A crew does one job at a time; two do two. */
const overlap = (one: Job, other: Job) =>
  one.date === other.date &&
  one.resource?.id === other.resource?.id &&
  one.startTime < endOf(other) &&
  other.startTime < endOf(one);
/** Midnight comes after every other time. */
const endOf = ({ endTime }: Job) => (endTime === '00:00' ? '24:00' : endTime);

/** The first other job that a job overlaps with, among those that still take place. */
export function clashOf<T extends Job>(job: T, jobs: readonly T[]): T | undefined {
  if (!counts(job) || job.status === 'completed') return undefined;
  return jobs.find(
    (other) =>
      other.id !== job.id && counts(other) && other.status !== 'completed' && overlap(job, other),
  );
}

/** '4 h', '1 h 30 min', '45 min' */
export function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}
