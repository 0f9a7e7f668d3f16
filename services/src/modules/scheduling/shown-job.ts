import type { Sql } from '../../platform/database/index.js';
import { toDollars } from '../../platform/money/money.js';
import { OFFICE, TECHNICIANS } from './areas/areas.js';
import type { Appointment, AppointmentPlace } from './dto/appointment.dto.js';
import { directionsUrl } from './directions.js';
import { pathOfVehiclePhoto } from './photos/photos.paths.js';
import { amountOf, priceOf } from './pricing/job-price.js';
import { lineOf } from './pricing/lines.queries.js';

type Located<P> = P & Pick<AppointmentPlace, 'directionsUrl'>;

/** A stored place with its directions link. */
export const shownPlace = <P extends Omit<AppointmentPlace, 'directionsUrl'>>(
  place: P,
): Located<P> => ({ ...place, directionsUrl: directionsUrl(place) });

/** Adds line amounts and the list price, which may differ from the agreed price. */
function addAmounts(job: Appointment): void {
  const lines = job.lines.map(lineOf);
  lines.forEach((line, index) => {
    const shown = job.lines[index];
    if (shown) shown.amount = toDollars(amountOf(line));
  });
  const { cents, minutes } = priceOf(lines);
  job.listPrice = lines.length > 0 ? toDollars(cents) : null;
  job.listMinutes = lines.length > 0 ? minutes : null;
}

/** The query selects the photo's id, or null. */
function addPhotoUrl({ id, vehicle }: Appointment): void {
  if (!vehicle) return;
  const { photoUrl: photoId } = vehicle;
  if (photoId) vehicle.photoUrl = pathOfVehiclePhoto(OFFICE, id, photoId);
  else delete vehicle.photoUrl;
}

/** The vehicle with the photo's path in the technicians' area. */
export function vehicleForCrew(vehicle: Appointment['vehicle']): Appointment['vehicle'] {
  if (!vehicle?.photoUrl) return vehicle;
  return { ...vehicle, photoUrl: vehicle.photoUrl.replace(OFFICE.path, TECHNICIANS.path) };
}

/**
 * Changes the row in place, since nobody else holds it. Copying took a third of the time of a long
 * list.
 */
function toShown<Job extends Appointment>(job: Job): Job {
  addAmounts(job);
  addPhotoUrl(job);
  if (job.place) job.place.directionsUrl = directionsUrl(job.place);
  return job;
}

/** Appointments as the API answers them, for a query that selects their columns. */
export async function findJobs<Job extends Appointment>(
  sql: Sql,
  text: string,
  parameters: unknown[],
): Promise<Job[]> {
  const rows = await sql<Job>(text, parameters);
  return rows.map(toShown);
}
