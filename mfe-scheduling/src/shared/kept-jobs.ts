import { addDays, session, today } from '@clearcoat/sdk';
import { keepRead, readOrRecall, recallRead } from '@clearcoat/sdk/offline';
import type { Appointment } from './appointments-api';
import type { MyJobOfDay } from './shown-job';

type Kept = Pick<Appointment, 'id' | 'date' | 'startTime' | 'version'>;

/** Whether a job is cached for offline use: today's and tomorrow's are. */
export function isKept({ date }: Pick<Kept, 'date'>): boolean {
  const { user } = session.get();
  if (!user) return false;
  const day = today(user.timeZone);
  return date === day || date === addDays(day, 1);
}

/** Deduplicates jobs by their latest read, and sorts them by time. */
function inOrder<Job extends Kept>(jobs: readonly Job[]): Job[] {
  const newest = new Map<string, Job>();
  for (const job of jobs) {
    const known = newest.get(job.id);
    if (!known || job.version > known.version) newest.set(job.id, job);
  }
  const when = ({ date, startTime }: Job) => `${date} ${startTime}`;
  return [...newest.values()].toSorted((one, other) => when(one).localeCompare(when(other)));
}

/**
 * Offline copies of the jobs of today and tomorrow: a list, a whole day, and jobs opened by
 * themselves.
 */
function keptJobs<Job extends Kept>(list: string) {
  const wholeDay = `${list} of a day`;
  const nameOf = (id: string) => `${list} ${id}`;
  /** A job may have been opened and changed after the list was read. */
  async function newest(job: Job): Promise<Job> {
    const opened = await recallRead<Job>(nameOf(job.id));
    return opened && opened.version > job.version ? opened : job;
  }
  async function recall(): Promise<Job[] | undefined> {
    const lists = await Promise.all([list, wholeDay].map((name) => recallRead<Job[]>(name)));
    if (lists.every((jobs) => jobs === undefined)) return undefined;
    return Promise.all(inOrder(lists.flatMap((jobs) => jobs ?? [])).map(newest));
  }
  return {
    /** Caches all of today's jobs, including late and finished ones. */
    keepDay: (jobs: readonly Job[]) => keepRead(wholeDay, jobs.filter(isKept)),
    /** Reads a list; offline it returns the cached one. */
    all: (read: () => Promise<Job[]>) =>
      readOrRecall(list, read, { recall, keeps: (jobs) => jobs.filter(isKept) }),
    one: (id: string, read: () => Promise<Job>) =>
      readOrRecall(nameOf(id), read, {
        recall: async () =>
          (await recall())?.find((job) => job.id === id) ?? recallRead<Job>(nameOf(id)),
        keeps: (job) => (isKept(job) ? job : undefined),
      }),
  };
}

export const keptAppointments = keptJobs<Appointment>('appointments');
export const keptOwnJobs = keptJobs<MyJobOfDay>('my jobs');
