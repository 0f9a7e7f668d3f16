import type { Sql } from '../../platform/database/index.js';
import type { Appointment, AppointmentPlace } from './dto/appointment.dto.js';
import { directionsUrl } from './directions.js';

type Located<P> = P & Pick<AppointmentPlace, 'directionsUrl'>;

/** A place as it is answered, of what is stored of it. */
export const shownPlace = <P extends Omit<AppointmentPlace, 'directionsUrl'>>(
  place: P,
): Located<P> => ({ ...place, directionsUrl: directionsUrl(place) });

const shownJob = <Job extends Appointment>(job: Job): Job =>
  job.place ? { ...job, place: shownPlace(job.place) } : job;

/** Appointments as they are answered, by a statement that selects their columns. */
export async function findJobs<Job extends Appointment>(
  sql: Sql,
  text: string,
  parameters: unknown[],
): Promise<Job[]> {
  const rows = await sql<Job>(text, parameters);
  return rows.map(shownJob);
}
