import type { Appointment } from '../shared/appointments-api';
import { spotOf } from './spot';
import { travelBetween, type Travel } from './travel';
import type { Stretch } from './work-hours';

/** The way to the next job. */
export interface Drive extends Stretch {
  /** Less time than it takes. */
  isTight: boolean;
}

type Job = Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'resource' | 'place'>;

/** A crew's ways between jobs at different places, each right before the job that it leads to. */
export function drivesBetween(jobs: readonly Job[], travel: Travel): Drive[] {
  const sorted = jobs
    .map((job) => ({ ...spotOf(job), place: job.place }))
    .sort((one, other) => one.start - other.start);
  return sorted.flatMap(({ start, place }, index) => {
    const before = sorted[index - 1];
    const minutes = before ? travelBetween(travel, before.place, place) : 0;
    if (!before || minutes === 0 || before.end > start) return [];
    const from = Math.max(before.end, start - minutes);
    return [{ start: from, end: start, isTight: start - before.end < minutes }];
  });
}
