import { minutesOf } from '../../../platform/time/clock-time.js';
import { addressLine, routeLinks } from '../directions.js';
import { travelBetween, type Travel } from '../team/travel.js';
import type { Appointment, AppointmentPlace } from '../dto/appointment.dto.js';
import type { CrewRoute, RouteStop, WayTo } from './dto/route.dto.js';

const END_OF_DAY = 24 * 60;

export const NO_WAY: WayTo = { driveMinutes: 0, isTight: false };

const endOf = ({ endTime }: Appointment) => minutesOf(endTime) || END_OF_DAY;

/** Travel to a stop from the previous one on the same day. */
export function wayTo(job: Appointment, before: Appointment | undefined, travel: Travel): WayTo {
  if (!before) return NO_WAY;
  const driveMinutes = travelBetween(travel, before.place, job.place);
  const gap = minutesOf(job.startTime) - endOf(before);
  return { driveMinutes, isTight: driveMinutes > Math.max(gap, 0) };
}

/**
 * Stops of a crew's day in the order of time, with the travel between them.
 *
 * @param jobs - the soonest first
 * @param shop - the shop's own address, for what is not at a customer's
 * @param linkStops - how many stops a link has at most. Default: as many as a desktop's maps take
 */
export function routeOf(
  jobs: readonly Appointment[],
  shop: AppointmentPlace | null,
  travel: Travel,
  linkStops?: number,
): CrewRoute {
  const stops = jobs.map((job, index): RouteStop => {
    return { job, place: job.place ?? shop, ...wayTo(job, jobs[index - 1], travel) };
  });
  const left = stops.filter(({ job }) => job.status !== 'completed');
  const addresses = left.map(({ place }) => (place ? addressLine(place) : ''));
  return { stops, links: routeLinks(addresses, linkStops) };
}
