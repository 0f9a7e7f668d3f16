import { isCalledOff } from '../appointment.status.js';
import { driveTo } from '../calendar/route.rules.js';
import type { Appointment } from '../dto/appointment.dto.js';
import type { Travel } from '../team/travel.js';

/**
 * The minutes to each job from the one before it of its crew's day, by its id. To one that was called off nobody drives.
 *
 * @param jobs - all of these days, the soonest first
 */
export function drivesOf(jobs: readonly Appointment[], travel: Travel): Map<string, number> {
  const latest = new Map<string, Appointment>();
  const minutes = new Map<string, number>();
  for (const job of jobs) {
    if (isCalledOff(job.status)) continue;
    const day = `${job.resource.id} ${job.date}`;
    minutes.set(job.id, driveTo(job, latest.get(day), travel));
    latest.set(day, job);
  }
  return minutes;
}
