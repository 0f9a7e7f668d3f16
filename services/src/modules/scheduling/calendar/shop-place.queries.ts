import type { Sql } from '../../../platform/database/index.js';
import type { AppointmentPlace } from '../dto/appointment.dto.js';
import { shownPlace } from '../shown-job.js';

/** The shop's address: the first one that is not archived. */
export async function findShopPlace(
  sql: Sql,
  businessId: string,
): Promise<AppointmentPlace | undefined> {
  const [row] = await sql<Omit<AppointmentPlace, 'directionsUrl'>>(
    `select p.id, p.label, p.street, p.city, p.region, p.postcode, p.access_notes as "accessNotes"
     from places p
     where p.business_id = $1 and p.contact_id is null and p.archived_at is null
     order by p.created_at, p.id limit 1`,
    [businessId],
  );
  return row && shownPlace(row);
}
