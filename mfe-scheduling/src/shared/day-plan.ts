import { isCalledOff, lengthOfJob } from '@clearcoat/sdk/rules';
import type { Appointment } from './appointments-api';

/** Fields of an appointment that a day plan needs. */
type Job = Pick<Appointment, 'id' | 'date' | 'startTime' | 'endTime' | 'status' | 'price'> &
  Partial<Pick<Appointment, 'crew'>>;

/** Totals of a day. */
export interface DayPlan {
  jobs: number;
  minutes: number;
  /** Dollars. */
  sum: number;
}

const counts = ({ status }: Pick<Job, 'status'>) => !isCalledOff(status);

/** @param jobs - of all days; cancelled ones do not count */
export function planOf(date: string, jobs: readonly Job[], timeZone: string): DayPlan {
  const own = jobs.filter((job) => job.date === date && counts(job));
  return {
    jobs: own.length,
    minutes: own.reduce((sum, job) => sum + lengthOfJob(job, timeZone), 0),
    sum: own.reduce((sum, { price }) => sum + price, 0),
  };
}

/** Overlapping appointments count only within a crew. */
const overlap = (one: Job, other: Job) =>
  one.date === other.date &&
  one.crew?.id === other.crew?.id &&
  one.startTime < endOf(other) &&
  other.startTime < endOf(one);
/** '00:00' as an end means the end of the day. */
const endOf = ({ endTime }: Job) => (endTime === '00:00' ? '24:00' : endTime);

/** First other active appointment that overlaps with this one. */
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
