import type { Sql } from '../../platform/database/index.js';
import { NO_VALUES } from './contact.fields.js';
import { assignedFrom } from './contact.sql.js';

const NOBODY = { ...NO_VALUES, name: 'Deleted customer' };

/** Runs as the platform role, which sees of customers only which business deleted one, and when. */
export async function findBusinessesToErase(sql: Sql, before: Date): Promise<string[]> {
  const rows = await sql<{ businessId: string }>(
    `select distinct business_id as "businessId" from contacts
     where deleted_at < $1 and erased_at is null`,
    [before],
  );
  return rows.map(({ businessId }) => businessId);
}

/** What is known of the person goes; the jobs stay with their prices. Answers how many it were. */
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
       update appointments a set notes = '', cancel_reason = '', vehicle_id = null, place_id = null from due
       where a.business_id = $1 and a.contact_id = due.id
         and (a.notes <> '' or a.cancel_reason <> '' or num_nonnulls(a.vehicle_id, a.place_id) > 0)
     ), photos as (
       delete from job_photos p using due, appointments a
       where p.business_id = $1 and a.business_id = $1 and a.contact_id = due.id
         and p.appointment_id = a.id
     ), owned as (
       delete from vehicles v using due where v.business_id = $1 and v.contact_id = due.id
     ), addresses as (
       delete from places p using due where p.business_id = $1 and p.contact_id = due.id
     ), imported as (
       update contact_import_rows r set cells = '[]', before = null, after = null, contact_id = null
       from due where r.business_id = $1 and r.contact_id = due.id
     )
     update contacts c set ${assignedFrom('nobody')}, found_by = '', erased_at = $3
     from due, jsonb_populate_record(null::contacts, $5) nobody where c.business_id = $1 and c.id = due.id returning c.id`,
    [businessId, before, now, limit, JSON.stringify(NOBODY)],
  );
  return rows.length;
}
