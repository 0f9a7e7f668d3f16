import { insertRows, type Sql } from '../../platform/database/index.js';
import { toE164 } from '../../platform/text/e164.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { COUNT_CUSTOMERS } from '../business/index.js';
import { LONG_TO_COME } from '../scheduling/index.js';
import { CONTACT, type ContactValues } from './contact.fields.js';
import { isVisit, LAST_VISIT, TODAY, visitsAre } from './contact.sql.js';
import type { Language } from './dto/language.js';
import { tellSearched } from './vehicles/found-by.js';

export type NewContact = ContactValues & { id: string; created_at: Date };

const NEW_COLUMNS = ['id', 'created_at', 'phone_e164', ...CONTACT.keys] as const;

/** Stored values with the number by which answers find the contact. */
export const withNumber = <Values extends { phone: string }>(values: Values) => ({
  ...values,
  phone_e164: toE164(values.phone) ?? null,
});

export async function insertContacts(sql: Sql, businessId: string, rows: readonly NewContact[]) {
  await insertRows(sql, businessId, 'contacts', NEW_COLUMNS, rows.map(withNumber));
  await tellSearched(sql, businessId, rows);
}

export async function updateContacts(
  sql: Sql,
  businessId: string,
  contacts: readonly (ContactValues & { id: string })[],
): Promise<void> {
  if (contacts.length === 0) return;
  await sql(
    `update contacts c set ${CONTACT.assignedFrom('r')}, phone_e164 = r.phone_e164
     from jsonb_populate_recordset(null::contacts, $2) r where c.business_id = $1 and c.id = r.id`,
    [businessId, JSON.stringify(contacts.map(withNumber))],
  );
  await tellSearched(sql, businessId, contacts);
}

/** Sets the language of a contact's messages. */
export async function setLanguage(
  sql: Sql,
  businessId: string,
  id: string,
  language: Language,
): Promise<void> {
  await sql(
    'update contacts set language = $3 where business_id = $1 and id = $2 and language <> $3',
    [businessId, id, language],
  );
}

/** Locks a contact, so that nobody else changes it until the transaction ends. */
export async function lockContact(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql('select 1 from contacts where business_id = $1 and id = $2 for no key update', [
    businessId,
    id,
  ]);
}

/**
 * Locks a contact and its belongings until the transaction ends. False if the contact is deleted or
 * does not exist.
 */
export async function holdContact(
  sql: Sql,
  businessId: string,
  id: string,
  lock = 'for no key update',
): Promise<boolean> {
  const rows = await sql(
    `select 1 from contacts where business_id = $1 and id = $2 and deleted_at is null ${lock}`,
    [businessId, id],
  );
  return rows.length === 1;
}

/** Deletes a contact and stores the number of contacts at that time, up to which an undo is free. */
export async function deleteContact(
  sql: Sql,
  businessId: string,
  id: string,
  { now, undoUntil }: { now: Date; undoUntil: Date },
): Promise<void> {
  await sql(
    `update contacts set deleted_at = $3, undo_until = $4, deleted_among = (${COUNT_CUSTOMERS})
     where business_id = $1 and id = $2`,
    [businessId, id, now, undoUntil],
  );
}

export interface Deletion {
  isDeleted: boolean;
  isMerged: boolean;
  canBeUndone: boolean;
  deletedAt: Date | null;
}

export async function findMergedInto(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<{ keptId: string }>(
    `select merged_into as "keptId" from contacts
     where business_id = $1 and id = $2 and merged_into is not null`,
    [businessId, id],
  );
  return row?.keptId;
}

/**
 * Redirects a merged contact to the remaining one, along with contacts that were merged into it before.
 */
export async function setMergedInto(sql: Sql, businessId: string, from: string, to: string) {
  await sql(
    `update contacts set merged_into = $3
     where business_id = $1 and (id = $2 or merged_into = $2)`,
    [businessId, from, to],
  );
}

/** State of a deletion, with the contact locked until the transaction ends. */
export async function lockDeletion(sql: Sql, businessId: string, id: string, now: Date) {
  const [row] = await sql<Deletion>(
    `select deleted_at is not null as "isDeleted", merged_into is not null as "isMerged",
       coalesce(undo_until >= $3, false) as "canBeUndone", deleted_at as "deletedAt"
     from contacts where business_id = $1 and id = $2 and erased_at is null for no key update`,
    [businessId, id, now],
  );
  return row;
}

/** Largest number of contacts at the time of any deletion that can still be undone. */
export async function mostCustomers(sql: Sql, businessId: string, now: Date): Promise<number> {
  const [row] = await sql<{ most: number | null }>(
    `select max(deleted_among) as most from contacts
     where business_id = $1 and undo_until >= $2`,
    [businessId, now],
  );
  return row?.most ?? 0;
}

export async function restoreContact(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql('update contacts set deleted_at = null where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
}

export interface RecentContact {
  id: string;
  name: string;
  date: string;
  service: string;
  vehicle: { label: string } | null;
}

/**
 * Contacts by their latest completed visit, or by creation date if they have none. A last visit in the
 * future means an appointment completed ahead of time. Those are looked up.
 */
export function findRecentContacts(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  now: Date,
  limit: number,
): Promise<RecentContact[]> {
  return sql<RecentContact>(
    `with recent as (
       select * from (
         (select contact_id, seen_at from contact_summaries
          where business_id = $1 and listed and last_visit_on <= ${TODAY}
          order by seen_at desc, contact_id limit $4)
         union all
         select s.contact_id, coalesce((
           select max(a.starts_at) from appointments a
           where a.business_id = $1 and a.contact_id = s.contact_id and ${isVisit('a')}), s.created_at)
         from contact_summaries s
         where s.business_id = $1 and s.listed and s.last_visit_on > ${TODAY}
       ) r order by seen_at desc, contact_id limit $4
     )
     select c.id, c.name, coalesce((
         select a.service_name from appointments a
         where a.business_id = $1 and a.contact_id = c.id and ${isVisit('a')}
         order by a.starts_at desc limit 1), '') as service,
       to_char(r.seen_at at time zone $2, 'YYYY-MM-DD') as date,
       case when c.vehicle <> '' then json_build_object('label', c.vehicle) end as vehicle
     from recent r join contacts c on c.business_id = $1 and c.id = r.contact_id
     order by r.seen_at desc, c.id`,
    [businessId, timeZone, now, limit],
  );
}

export interface DueContact {
  id: string;
  name: string;
  phone: string;
  vehicle: string;
  lastVisit: string;
}

export function findDueContacts(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  now: Date,
  limit: number,
): Promise<DueContact[]> {
  return sql<DueContact>(
    `with ${LONG_TO_COME}, due as (
       select s.contact_id, s.spent_cents, ${LAST_VISIT} as last_visit_on from contact_summaries s
       where s.business_id = $1 and s.listed and ${visitsAre('due')}
       order by s.spent_cents desc, s.contact_id limit $4
     )
     select c.id, c.name, c.phone, c.vehicle,
       to_char(d.last_visit_on, 'YYYY-MM-DD') as "lastVisit"
     from due d join contacts c on c.business_id = $1 and c.id = d.contact_id
     order by d.spent_cents desc, c.id`,
    [businessId, timeZone, now, limit],
  );
}
