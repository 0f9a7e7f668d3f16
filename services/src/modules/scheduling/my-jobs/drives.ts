import { isCalledOff } from '../appointment.status.js';
import { wayTo } from '../calendar/route.rules.js';
import type { WayTo } from '../calendar/dto/route.dto.js';
import type { Appointment } from '../dto/appointment.dto.js';
import type { Travel } from '../team/travel.js';

/**
 * Travel to each appointment from the crew's previous one of the day, by appointment id. Cancelled
 * appointments have no travel.
 *
 * @param jobs - all of these days, the soonest first
 */
export function drivesOf(jobs: readonly Appointment[], travel: Travel): Map<string, WayTo> {
  const latest = new Map<string, Appointment>();
  const ways = new Map<string, WayTo>();
  for (const job of jobs) {
    if (isCalledOff(job.status)) continue;
    const day = `${job.crew.id} ${job.date}`;
    ways.set(job.id, wayTo(job, latest.get(day), travel));
    latest.set(day, job);
  }
  return ways;
}
