import type { Sql } from '../../platform/database/index.js';
import { ERASED_APPOINTMENT, isStillToCome } from '../scheduling/index.js';
import { CONTACT } from './contact.fields.js';

const NOBODY = { ...CONTACT.empty, name: 'Deleted customer' };

/** Runs as the platform role, which can read only the tenant and deletion date of contacts. */
export async function findBusinessesToErase(sql: Sql, before: Date): Promise<string[]> {
  const rows = await sql<{ businessId: string }>(
    `select distinct business_id as "businessId" from contacts
     where deleted_at < $1 and erased_at is null`,
    [before],
  );
  return rows.map(({ businessId }) => businessId);
}

/**
 * Erases personal data. Appointments stay with their prices. Upcoming ones are cancelled, since a crew
 * would have no address. Returns the number of contacts.
 */
export async function eraseContacts(
  sql: Sql,
  businessId: string,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const rows = await sql(
    `with due as (
       select id from contacts
       where business_id = $1 and deleted_at < $2 and erased_at is null
       order by id limit $4 for update skip locked
     ), before as (
       delete from opening_balances o using due
       where o.business_id = $1 and o.contact_id = due.id
     ), jobs as (
       update appointments a set ${ERASED_APPOINTMENT}, cancel_reason = '', vehicle_id = null, place_id = null,
         status = case when ${isStillToCome('a', '$3')} then 'cancelled' else a.status end,
         cancelled_at = case when ${isStillToCome('a', '$3')} then $3::timestamptz else a.cancelled_at end
       from due where a.business_id = $1 and a.contact_id = due.id
     ), photos as (
       delete from job_photos p using due, appointments a
       where p.business_id = $1 and a.business_id = $1 and a.contact_id = due.id
         and p.appointment_id = a.id
     ), told as (
       delete from notifications n using due, appointments a
       where n.business_id = $1 and a.business_id = $1 and a.contact_id = due.id
         and n.link in ('/appointments/edit/' || a.id, '/appointments/' || a.id)
     ), agreed as (
       delete from consents s using due where s.business_id = $1 and s.contact_id = due.id
     ), written as (
       delete from messages m using due where m.business_id = $1 and m.contact_id = due.id
     ), repeated as (
       delete from series s using due where s.business_id = $1 and s.contact_id = due.id
     ), owned as (
       delete from vehicles v using due where v.business_id = $1 and v.contact_id = due.id
     ), addresses as (
       delete from places p using due where p.business_id = $1 and p.contact_id = due.id
     ), imported as (
       update contact_import_rows r set cells = '[]', before = null, after = null, contact_id = null
       from due where r.business_id = $1 and r.contact_id = due.id
     )
     update contacts c set ${CONTACT.assignedFrom('nobody')}, phone_e164 = null, found_by = '', language = default, erased_at = $3
     from due, jsonb_populate_record(null::contacts, $5) nobody where c.business_id = $1 and c.id = due.id returning c.id`,
    [businessId, before, now, limit, JSON.stringify(NOBODY)],
  );
  // Summaries that dropped to zero still contain the contact's vehicle text.
  await sql('delete from vehicle_customers where business_id = $1 and customers = 0', [businessId]);
  await sql('delete from vehicle_months where business_id = $1 and completed = 0', [businessId]);
  return rows.length;
}
