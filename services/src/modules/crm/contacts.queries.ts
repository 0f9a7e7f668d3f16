import { Parameters, type Sql } from '../../platform/database/index.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import type { Cursor } from '../../platform/http/paging.js';
import { isStillToCome } from '../scheduling/index.js';
import { CONTACT_KEYS, SHOWN_KEYS, type ContactValues } from './contact.fields.js';
import { columnsOf, shownColumnsOf } from './contact.sql.js';
import type { Contact, ContactFilter, ContactSort } from './dto/contact.dto.js';
import { phoneSearch } from './phone.js';

/** A job that is done, and not one of another day marked so ahead of time; $2 is the zone, $3 now. */
const isVisit = (job: string) => `${job}.status = 'completed'
  and (${job}.starts_at at time zone $2)::date <= ($3::timestamptz at time zone $2)::date`;

/**
 * Contacts with what follows from their appointments; $1 is the business, $2 its zone, $3 now. Asked for
 * each contact by its index: a join with all appointments grouped would turn quadratic whenever the
 * planner's statistics are behind.
 */
const CONTACTS = `
with listed as (
  select c.id, ${shownColumnsOf('c')}, c.phone_digits,
    coalesce(to_char(v.last_visit at time zone $2, 'YYYY-MM-DD'), '') as "lastAppointment",
    coalesce(v.spent_cents / 100.0, 0)::float8 as "totalSpent",
    v.upcoming::integer as "upcomingAppointments", c.version
  from contacts c cross join lateral (
    select
      max(a.starts_at) filter (where ${isVisit('a')}) as last_visit,
      sum(a.price_cents) filter (where a.status = 'completed') as spent_cents,
      count(*) filter (where ${isStillToCome('a', '$3')}) as upcoming
    from appointments a where a.business_id = c.business_id and a.contact_id = c.id
  ) v
  where c.business_id = $1 and c.deleted_at is null
)`;

const COLUMNS = `id, ${SHOWN_KEYS.map((key) => `"${key}"`).join(', ')}, "lastAppointment",
  "totalSpent", "upcomingAppointments", version`;

const SORT_KEYS = {
  name: { expression: 'lower(name)', type: 'text' },
  lastAppointment: { expression: '"lastAppointment"', type: 'text' },
  totalSpent: { expression: '"totalSpent"', type: 'float8' },
} as const;

export interface ContactPage {
  sort: ContactSort;
  limit?: number;
  after?: Cursor;
}

export type ListedContact = Contact & { sortKey: string | number; total: number };

const parametersOf = ({ businessId, timeZone }: BusinessContext, now: Date) =>
  new Parameters(businessId, timeZone, now);

/** The condition of what a filter lets through, of all that are listed. */
function matches({ search = '' }: ContactFilter, parameters: Parameters): string {
  const { digits, start } = phoneSearch(search);
  const looked = parameters.add(search);
  return `(strpos(lower(name), lower(${looked})) > 0 or strpos(lower(email), lower(${looked})) > 0
    or strpos(phone, ${looked}) > 0 or strpos(phone_digits, ${parameters.add(digits)}) > 0
    or starts_with(phone_digits, ${parameters.add(start)}))`;
}

/** All that match, by name: for a file, row after row. */
export function contactsQuery(context: BusinessContext, now: Date, filter: ContactFilter) {
  const parameters = parametersOf(context, now);
  const condition = matches(filter, parameters);
  return {
    text: `${CONTACTS} select ${COLUMNS} from listed where ${condition} order by lower(name), id`,
    parameters: parameters.values,
  };
}

export function findContacts(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  filter: ContactFilter,
  { sort, limit, after }: ContactPage,
): Promise<ListedContact[]> {
  const descending = sort.startsWith('-');
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = descending ? 'desc' : 'asc';
  const parameters = parametersOf(context, now);
  const condition = matches(filter, parameters);
  const [value, id] = [parameters.add(after?.value), parameters.add(after?.id)];
  return sql<ListedContact>(
    `${CONTACTS}, matched as (
       select *, ${key.expression} as "sortKey" from listed where ${condition}
     )
     select ${COLUMNS}, "sortKey", (select count(*)::integer from matched) as total from matched
     where ${value}::${key.type} is null
       or ("sortKey", id) ${descending ? '<' : '>'} (${value}, ${id}::uuid)
     order by "sortKey" ${direction}, id ${direction} limit ${parameters.add(limit)}`,
    parameters.values,
  );
}

export async function findContact(
  sql: Sql,
  context: BusinessContext,
  now: Date,
  id: string,
): Promise<Contact | undefined> {
  const [row] = await sql<Contact>(`${CONTACTS} select ${COLUMNS} from listed where id = $4`, [
    ...parametersOf(context, now).values,
    id,
  ]);
  return row;
}

export type NewContact = ContactValues & { id: string; created_at: Date };

/** Many in one statement, what they hold going by the types of the columns. */
export async function insertContacts(sql: Sql, businessId: string, rows: readonly NewContact[]) {
  if (rows.length === 0) return;
  await sql(
    `insert into contacts (business_id, id, created_at, ${CONTACT_KEYS.join(', ')})
     select $1, r.id, r.created_at, ${columnsOf('r')}
     from jsonb_populate_recordset(null::contacts, $2) r`,
    [businessId, JSON.stringify(rows)],
  );
}

/** To the end of the transaction nobody else changes it. */
export async function lockContact(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql('select 1 from contacts where business_id = $1 and id = $2 for no key update', [
    businessId,
    id,
  ]);
}

/** Notes how many customers there were: undoing may bring back that many, and not more. */
export async function deleteContact(
  sql: Sql,
  businessId: string,
  id: string,
  { now, undoUntil }: { now: Date; undoUntil: Date },
): Promise<void> {
  await sql(
    `update contacts set deleted_at = $3, undo_until = $4, deleted_among = (
       select count(*) from contacts where business_id = $1 and deleted_at is null)
     where business_id = $1 and id = $2`,
    [businessId, id, now, undoUntil],
  );
}

export interface Deletion {
  isDeleted: boolean;
  canBeUndone: boolean;
}

/** Nobody else changes it to the end of the transaction. */
export async function lockDeletion(sql: Sql, businessId: string, id: string, now: Date) {
  const [row] = await sql<Deletion>(
    `select deleted_at is not null as "isDeleted",
       coalesce(undo_until >= $3, false) as "canBeUndone"
     from contacts where business_id = $1 and id = $2 and erased_at is null for no key update`,
    [businessId, id, now],
  );
  return row;
}

/** The most customers there were while what was deleted since can still be undone. */
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

/** Customers by their latest completed visit, or by when they were added while they have none. */
export function findRecentContacts(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  now: Date,
  limit: number,
): Promise<RecentContact[]> {
  return sql<RecentContact>(
    `select c.id, c.name, coalesce(v.service_name, '') as service,
       to_char(coalesce(v.starts_at, c.created_at) at time zone $2, 'YYYY-MM-DD') as date,
       case when c.vehicle <> '' then json_build_object('label', c.vehicle) end as vehicle
     from contacts c left join lateral (
       select a.starts_at, a.service_name from appointments a
       where a.business_id = c.business_id and a.contact_id = c.id and ${isVisit('a')}
       order by a.starts_at desc limit 1
     ) v on true
     where c.business_id = $1 and c.deleted_at is null
     order by coalesce(v.starts_at, c.created_at) desc, c.id limit $4`,
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

/** Customers whose last visit lies between two instants and who have nothing booked. */
export function findDueContacts(
  sql: Sql,
  { businessId, timeZone }: BusinessContext,
  span: { now: Date; from: Date; before: Date },
  limit: number,
): Promise<DueContact[]> {
  return sql<DueContact>(
    `select c.id, c.name, c.phone, c.vehicle,
       to_char(max(a.starts_at) filter (where ${isVisit('a')})
         at time zone $2, 'YYYY-MM-DD') as "lastVisit"
     from contacts c join appointments a on a.business_id = c.business_id and a.contact_id = c.id
     where c.business_id = $1 and c.deleted_at is null
     group by c.id, c.name, c.phone, c.vehicle
     having max(a.starts_at) filter (where ${isVisit('a')})
         between $4 and $5
       and not bool_or(${isStillToCome('a', '$3')})
     order by sum(a.price_cents) filter (where a.status = 'completed') desc, c.id limit $6`,
    [businessId, timeZone, span.now, span.from, span.before, limit],
  );
}
