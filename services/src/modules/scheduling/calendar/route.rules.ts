import { minutesOf } from '../../../platform/time/clock-time.js';
import { addressLine, routeLinks } from '../directions.js';
import type { Appointment, AppointmentPlace } from '../dto/appointment.dto.js';
import type { CrewRoute, RouteStop } from './dto/route.dto.js';

const END_OF_DAY = 24 * 60;

const endOf = ({ endTime }: Appointment) => minutesOf(endTime) || END_OF_DAY;

/** One place, told apart by its id; what is at the shop is at one place, wherever that is. */
const isElsewhere = (one: Appointment, other: Appointment) => one.place?.id !== other.place?.id;

/**
 * The stops of a crew's day, in the order of its jobs, with the way between them.
 *
 * @param jobs - the soonest first
 * @param shop - the shop's own address, for what is not at a customer's
 */
export function routeOf(
  jobs: readonly Appointment[],
  shop: AppointmentPlace | null,
  travelMinutes: number,
): CrewRoute {
  const stops = jobs.map((job, index): RouteStop => {
    const before = jobs[index - 1];
    const driveMinutes = before && isElsewhere(before, job) ? travelMinutes : 0;
    const gap = before ? minutesOf(job.startTime) - endOf(before) : 0;
    return {
      job,
      place: job.place ?? shop,
      driveMinutes,
      isTight: driveMinutes > Math.max(gap, 0),
    };
  });
  const left = stops.filter(({ job }) => job.status !== 'completed');
  return { stops, links: routeLinks(left.map(({ place }) => (place ? addressLine(place) : ''))) };
}
