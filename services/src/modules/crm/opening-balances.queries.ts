import { insertRows, type Sql } from '../../platform/database/index.js';
import type { Opening } from './imports/opening.js';

/**
 * Imported history JSON for answers, of the contact with this alias; null for none. $1 is the business.
 */
export const openingOf = (contact: string) => `(
    select json_build_object('lastVisit', to_char(o.last_visit, 'YYYY-MM-DD'),
      'totalSpent', (o.spent_cents / 100.0)::float8)
    from opening_balances o where o.business_id = $1 and o.contact_id = ${contact}.id)`;

export type OpeningOf = Opening & { contactId: string };

export const findOpenings = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<OpeningOf>(
    `select contact_id as "contactId", coalesce(to_char(last_visit, 'YYYY-MM-DD'), '') as "lastVisit",
       spent_cents::float8 as cents
     from opening_balances where business_id = $1 and contact_id = any($2)`,
    [businessId, contactIds],
  );

export async function deleteOpenings(sql: Sql, businessId: string, contactIds: readonly string[]) {
  await sql('delete from opening_balances where business_id = $1 and contact_id = any($2)', [
    businessId,
    contactIds,
  ]);
}

/** Replaces the imported history of these contacts. */
export async function saveOpenings(
  sql: Sql,
  businessId: string,
  openings: readonly OpeningOf[],
): Promise<void> {
  await deleteOpenings(
    sql,
    businessId,
    openings.map(({ contactId }) => contactId),
  );
  const rows = openings.map(({ contactId, lastVisit, cents }) => ({
    contact_id: contactId,
    last_visit: lastVisit || null,
    spent_cents: cents,
  }));
  const columns = ['contact_id', 'last_visit', 'spent_cents'] as const;
  await insertRows(sql, businessId, 'opening_balances', columns, rows);
}

/** Merges imported history: the sum of both totals and the later visit. */
export async function mergeOpenings(
  sql: Sql,
  businessId: string,
  from: string,
  to: string,
): Promise<void> {
  const [one, other] = await findOpenings(sql, businessId, [from, to]);
  if (!one) return;
  const cents = one.cents + (other?.cents ?? 0);
  const [lastVisit = ''] = [one.lastVisit, other?.lastVisit ?? ''].sort().reverse();
  await deleteOpenings(sql, businessId, [from]);
  await saveOpenings(sql, businessId, [{ contactId: to, lastVisit, cents }]);
}
