import type { Sql } from '../../platform/database/index.js';
import { toDollars } from '../../platform/money/money.js';
import type { Appointment, AppointmentPlace } from './dto/appointment.dto.js';
import { directionsUrl } from './directions.js';
import { priceOf } from './pricing/job-price.js';
import { lineOf, shownLine } from './pricing/lines.queries.js';

type Located<P> = P & Pick<AppointmentPlace, 'directionsUrl'>;

/** A place as it is answered, of what is stored of it. */
export const shownPlace = <P extends Omit<AppointmentPlace, 'directionsUrl'>>(
  place: P,
): Located<P> => ({ ...place, directionsUrl: directionsUrl(place) });

/** What its rows come to beside the price that was agreed on. */
function withAmounts<Job extends Appointment>(job: Job): Job {
  const lines = job.lines.map(lineOf);
  const { cents, minutes } = priceOf(lines);
  const list =
    lines.length > 0
      ? { listPrice: toDollars(cents), listMinutes: minutes }
      : { listPrice: null, listMinutes: null };
  return { ...job, lines: lines.map(shownLine), ...list };
}

const shownJob = <Job extends Appointment>(job: Job): Job => ({
  ...withAmounts(job),
  place: job.place && shownPlace(job.place),
});

/** Appointments as they are answered, by a statement that selects their columns. */
export async function findJobs<Job extends Appointment>(
  sql: Sql,
  text: string,
  parameters: unknown[],
): Promise<Job[]> {
  const rows = await sql<Job>(text, parameters);
  return rows.map(shownJob);
}
