export type JobStatus = 'confirmed' | 'in-progress' | 'completed';

/** An appointment on the demo day board. */
export interface Job {
  id: string;
  time: string;
  customer: string;
  vehicle: string;
  service: string;
  priceCents: number;
  status: JobStatus;
}

const next: Record<JobStatus, JobStatus> = {
  confirmed: 'in-progress',
  'in-progress': 'completed',
  completed: 'completed',
};

/** Moves one appointment to its next status: confirmed, in progress, completed. */
export function advance(jobs: readonly Job[], id: string): readonly Job[] {
  return jobs.map((job) => (job.id === id ? { ...job, status: next[job.status] } : job));
}

/**
 * Earned and expected revenue of the day, in cents. Only completed appointments count as earned.
 */
export function takings(jobs: readonly Job[]): { earned: number; expected: number } {
  const sum = (list: readonly Job[]) => list.reduce((total, job) => total + job.priceCents, 0);
  return { earned: sum(jobs.filter((job) => job.status === 'completed')), expected: sum(jobs) };
}
