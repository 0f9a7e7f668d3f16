import type { Appointment } from '../shared/appointments-api';
import { spotOf } from './spot';
import type { Stretch } from './work-hours';

/** The way to the next job. */
export interface Drive extends Stretch {
  /** Less time than it takes. */
  isTight: boolean;
}

type Job = Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'resource' | 'place'>;

/** A crew's ways between jobs at different places, each right before the job that it leads to. */
export function drivesBetween(jobs: readonly Job[], travelMinutes: number): Drive[] {
  if (travelMinutes <= 0) return [];
  const sorted = jobs
    .map((job) => ({ ...spotOf(job), at: job.place?.id ?? null }))
    .sort((one, other) => one.start - other.start);
  return sorted.flatMap(({ start, at }, index) => {
    const before = sorted[index - 1];
    if (!before || before.at === at || before.end > start) return [];
    const from = Math.max(before.end, start - travelMinutes);
    return [{ start: from, end: start, isTight: start - before.end < travelMinutes }];
  });
}
