import type { Appointment } from '../shared/appointments-api';
import { spotOf } from './spot';
import { travelBetween, type Travel } from './travel';
import type { Stretch } from './work-hours';

/** Drive to an appointment from the crew's previous one. */
export interface WayTo {
  minutes: number;
  /** The gap is shorter than the drive. */
  isTight: boolean;
}

/** A drive-time bar, right before its appointment. */
export interface Drive extends Stretch, WayTo {}

type Job = Pick<Appointment, 'date' | 'startTime' | 'endTime' | 'crew' | 'place'>;

/** Drive between two appointments; undefined for the first one or at the same place. */
export function wayTo(job: Job, before: Job | undefined, travel: Travel): WayTo | undefined {
  const minutes = before ? travelBetween(travel, before.place, job.place) : 0;
  if (!before || minutes === 0) return undefined;
  return { minutes, isTight: spotOf(job).start - spotOf(before).end < minutes };
}

/**
 * A crew's drives between appointments. Overlapping appointments get none, since there is no gap
 * to show it in.
 */
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
