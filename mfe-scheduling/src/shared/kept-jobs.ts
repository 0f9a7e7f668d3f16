import { addDays, session, today } from '@clearcoat/sdk';
import { readOrRecall, recallRead } from '@clearcoat/sdk/query';
import type { Appointment } from './appointments-api';
import type { MyJob } from './shown-job';

type Kept = Pick<Appointment, 'id' | 'date' | 'version'>;

/** Of today or tomorrow: what one goes out with. */
export function isKept({ date }: Pick<Kept, 'date'>): boolean {
  const { user } = session.get();
  if (!user) return false;
  const day = today(user.timeZone);
  return date === day || date === addDays(day, 1);
}

/** The jobs of today and tomorrow on this device: in a list, and those that were opened by themselves as well. */
function keptJobs<Job extends Kept>(list: string) {
  const nameOf = (id: string) => `${list} ${id}`;
  /** A job may have been opened, and changed, since the list was read. */
  async function newest(job: Job): Promise<Job> {
    const opened = await recallRead<Job>(nameOf(job.id));
    return opened && opened.version > job.version ? opened : job;
  }
  async function recall(): Promise<Job[] | undefined> {
    const jobs = await recallRead<Job[]>(list);
    return jobs && Promise.all(jobs.map(newest));
  }
  return {
    /** Reads a list; without a line it is what was kept of the last one. */
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
export const keptOwnJobs = keptJobs<MyJob>('my jobs');
