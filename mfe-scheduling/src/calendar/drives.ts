import type { Appointment } from '../shared/appointments-api';
import { spotOf } from './spot';
import { travelBetween, type Travel } from './travel';
import type { Stretch } from './work-hours';

/** The way to a job from the crew's one before it. */
export interface WayTo {
  minutes: number;
  /** There is less time between the two than it takes. */
  isTight: boolean;
}

/** Where a way is drawn: in the time right before the job that it leads to. */
export interface Drive extends Stretch, WayTo {}

type Job = Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'resource' | 'place'>;

/** Undefined where nobody drives: both are at the same place, or it is the first one. */
export function wayTo(job: Job, before: Job | undefined, travel: Travel): WayTo | undefined {
  const minutes = before ? travelBetween(travel, before.place, job.place) : 0;
  if (!before || minutes === 0) return undefined;
  return { minutes, isTight: spotOf(job).start - spotOf(before).end < minutes };
}

/** A crew's ways between jobs, none where two of them overlap: there is no time to draw it in. */
export function drivesBetween(jobs: readonly Job[], travel: Travel): Drive[] {
  const sorted = [...jobs].sort((one, other) => spotOf(one).start - spotOf(other).start);
  return sorted.flatMap((job, index) => {
    const before = sorted[index - 1];
    const way = wayTo(job, before, travel);
    const [from, start] = [before ? spotOf(before).end : 0, spotOf(job).start];
    if (!way || from > start) return [];
    return [{ ...way, start: Math.max(from, start - way.minutes), end: start }];
  });
}
