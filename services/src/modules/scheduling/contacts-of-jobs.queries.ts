import type { Sql } from '../../platform/database/index.js';
import { isUuid } from '../../platform/validation/ids.js';

/** The contact, or the one it was merged into. A merge leaves no chains. */
const KEPT = `
  select c.id from contacts c
  where c.business_id = $1 and c.deleted_at is null and c.id = (
    select coalesce(m.merged_into, m.id) from contacts m where m.business_id = $1 and m.id = $2)
  for share of c`;

/**
 * Two attempts: the second sees a merge or deletion that committed while the first waited for its lock.
 */
const LOOKS = 2;

/**
 * The bookable contact for an id: the one it was merged into, if it was. Undefined if there is none or
 * it is deleted. The row is locked `for share`, so merging and deleting wait until the transaction
 * ends; see docs/races.md.
 */
export async function bookableContact(sql: Sql, businessId: string, contactId: string) {
  if (!isUuid(contactId)) return undefined;
  for (let look = 0; look < LOOKS; look += 1) {
    const [row] = await sql<{ id: string }>(KEPT, [businessId, contactId]);
    if (row) return row.id;
  }
  return undefined;
}

/**
 * Locks the contact of an appointment. Until the transaction ends, the contact keeps its vehicles and
 * places and is neither merged nor deleted.
 */
export const holdContactOf = (sql: Sql, businessId: string, appointmentId: string) =>
  sql(
    `select 1 from contacts c where c.business_id = $1 and c.id = (
       select a.contact_id from appointments a where a.business_id = $1 and a.id = $2)
     for share`,
    [businessId, appointmentId],
  );
