import type { Sql } from '../../../platform/database/index.js';
import { CONTACT } from '../contact.fields.js';
import { withNumber } from '../contacts.queries.js';
import type { Made } from './import-extras.queries.js';
import type { Decision, KnownContact, StagedRow } from './import-plan.js';

export function findRows(
  sql: Sql,
  businessId: string,
  importId: string,
  { from = 0, limit = null }: { from?: number; limit?: number | null } = {},
): Promise<StagedRow[]> {
  return sql<StagedRow>(
    `select position, row_number as "rowNumber", cells from contact_import_rows
     where business_id = $1 and import_id = $2 and position >= $3
     order by position limit $4`,
    [businessId, importId, from, limit],
  );
}

export function findFailedRows(sql: Sql, businessId: string, importId: string) {
  return sql<{ cells: string[]; problem: string }>(
    `select cells, problem from contact_import_rows
     where business_id = $1 and import_id = $2 and outcome = 'failed' order by position`,
    [businessId, importId],
  );
}

/** Contacts with one of these keys of phones or e-mails. The oldest comes last, so it wins in the index. */
export function findKnown(
  sql: Sql,
  businessId: string,
  { phones, emails }: { phones: string[]; emails: string[] },
  lock = '',
): Promise<KnownContact[]> {
  return sql<KnownContact>(
    `select id, ${CONTACT.columns.join(', ')} from contacts
     where business_id = $1 and deleted_at is null
       and (phone_e164 = any($2::text[]) or (phone_e164 is null and phone_digits = any($2::text[]))
         or lower(email) = any($3::text[]))
     order by created_at desc, id ${lock}`,
    [businessId, phones, emails],
  );
}

/** Contacts among these that have visits here. */
async function findVisited(
  sql: Sql,
  businessId: string,
  people: readonly { id: string }[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }>(
    `select contact_id as id from contact_summaries
     where business_id = $1 and contact_id = any($2::uuid[]) and visits > 0`,
    [businessId, people.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Vehicles of these contacts, the first one first. */
async function findTheirVehicles(
  sql: Sql,
  businessId: string,
  people: readonly { id: string }[],
): Promise<Map<string, string[]>> {
  const rows = await sql<{ id: string; labels: string[] }>(
    `select contact_id as id, array_agg(label order by position, id) as labels from vehicles
     where business_id = $1 and contact_id = any($2::uuid[]) and archived_at is null
     group by contact_id`,
    [businessId, people.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, labels }) => [id, labels]));
}

/** Contacts among these that came from earlier rows of the file. */
async function findOfFile(
  sql: Sql,
  businessId: string,
  importId: string,
  people: readonly { id: string }[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }>(
    `select contact_id as id from contact_import_rows
     where business_id = $1 and import_id = $2 and outcome = 'added' and contact_id = any($3::uuid[])`,
    [businessId, importId, people.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Data about known contacts that planning needs. */
export async function findFacts(
  sql: Sql,
  businessId: string,
  importId: string,
  people: readonly { id: string }[],
) {
  return {
    visited: await findVisited(sql, businessId, people),
    vehicles: await findTheirVehicles(sql, businessId, people),
    ofFile: await findOfFile(sql, businessId, importId, people),
  };
}

/** Known contacts with row locks, for a run that updates them. */
export const lockKnown = (sql: Sql, businessId: string, keys: Parameters<typeof findKnown>[2]) =>
  findKnown(sql, businessId, keys, 'for no key update');

/** Stores the outcome of each row with the data for an undo. */
export async function saveDecisions(
  sql: Sql,
  businessId: string,
  importId: string,
  decisions: readonly Decision[],
  made: ReadonlyMap<number, Made>,
): Promise<void> {
  // Contacts have no such columns, so comparing a contact with `after` ignores them.
  const rows = decisions.map((decision) => {
    if (!('after' in decision)) return decision;
    const visitsKept = ('visitsKept' in decision && decision.visitsKept) || undefined;
    const after = { ...decision.after, made: made.get(decision.position), visitsKept };
    const before = 'before' in decision ? withNumber(decision.before) : undefined;
    return { ...decision, before, after };
  });
  await sql(
    `update contact_import_rows i set outcome = r.outcome, problem = r.problem,
       contact_id = r."contactId", before = r.before, after = r.after
     from jsonb_to_recordset($3::jsonb) as r(position integer, outcome text, problem text,
       "contactId" uuid, before jsonb, after jsonb)
     where i.business_id = $1 and i.import_id = $2 and i.position = r.position`,
    [businessId, importId, JSON.stringify(rows)],
  );
}

/** Contacts that an import added or updated. */
export async function findTouched(sql: Sql, businessId: string, importId: string) {
  const rows = await sql<{ id: string }>(
    `select distinct contact_id as id from contact_import_rows
     where business_id = $1 and import_id = $2 and outcome in ('added', 'updated')`,
    [businessId, importId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Undoes an import: deletes added contacts and restores the former values of updated ones. Contacts
 * that have been changed or booked since are left alone. For a contact in several rows, the first row
 * has the former values and the last one the imported values. Fields that are newer than the import are
 * ignored. Returns the number of contacts left alone and the ids of the restored ones.
 */
export async function undoRows(
  sql: Sql,
  businessId: string,
  importId: string,
  now: Date,
): Promise<{ kept: number; restored: string[] }> {
  // Without fresh statistics, the planner expects few rows and would choose a slow nested loop.
  await sql('set local enable_nestloop = off');
  // The lock waits for concurrent changes and bookings, which then count as changes.
  await sql(
    `select 1 from contacts where business_id = $1 and id in (
       select contact_id from contact_import_rows
       where business_id = $1 and import_id = $2 and outcome in ('added', 'updated'))
     order by id for update`,
    [businessId, importId],
  );
  const [row] = await sql<{ kept: number; restored: string[] }>(
    `with touched as (
       select contact_id, (array_agg(outcome order by position))[1] = 'added' as was_added,
         (array_agg(before order by position))[1] as before,
         (array_agg(after order by position desc))[1] as after
       from contact_import_rows
       where business_id = $1 and import_id = $2 and outcome in ('added', 'updated')
       group by contact_id
     ), living as (
       select t.*, c.id,
         jsonb_populate_record(c, t.after) is not distinct from c
         and not (t.was_added and exists (
           select 1 from appointments a
           where a.business_id = c.business_id and a.contact_id = c.id)) as is_unchanged
       from touched t join contacts c on c.business_id = $1 and c.id = t.contact_id
       where c.deleted_at is null
     ), removed as (
       update contacts c set deleted_at = $3 from living l
       where c.business_id = $1 and c.id = l.id and l.is_unchanged and l.was_added
     ), restored as (
       update contacts c set ${CONTACT.assignedFrom('former')}, phone_e164 = former.phone_e164
       from living l join contacts k on k.business_id = $1 and k.id = l.id
         cross join jsonb_populate_record(k, l.before) former
       where c.business_id = $1 and c.id = l.id and l.is_unchanged and not l.was_added
     )
     select count(*) filter (where not is_unchanged)::integer as kept,
       coalesce(array_agg(id) filter (where is_unchanged and not was_added), '{}') as restored
     from living`,
    [businessId, importId, now],
  );
  return row ?? { kept: 0, restored: [] };
}
