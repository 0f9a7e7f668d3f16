import type { Sql } from '../../../platform/database/index.js';

/** Address of a place in one line, as a caller may say it. */
const ADDRESS = `concat_ws(', ', nullif(p.street, ''), nullif(p.city, ''),
  nullif(concat_ws(' ', nullif(p.region, ''), nullif(p.postcode, '')), ''))`;

/**
 * The one rule of what `contacts.found_by` is: what searches find a customer by beside `contacts.vehicle`, a line each. The label of
 * the first vehicle is that text, and is not here as well: it may be called something else without a word of this changing.
 */
export const FOUND_BY = `concat_ws(e'\\n', (
  select string_agg(nullif(concat_ws(e'\\n', case when v.place > 1 then v.label end, nullif(v.plate, ''),
    nullif(v.vin, '')), ''), e'\\n' order by v.place)
  from (
    select o.label, o.plate, o.vin, row_number() over (order by o.position, o.id) as place
    from vehicles o
    where o.business_id = $1 and o.contact_id = c.id and o.archived_at is null
  ) v
), (
  select string_agg(nullif(concat_ws(e'\\n', nullif(${ADDRESS}, ''), nullif(p.access_notes, '')), ''),
    e'\\n' order by p.created_at, p.id)
  from places p
  where p.business_id = $1 and p.contact_id = c.id and p.archived_at is null
))`;

/**
 * Corrects wrong search texts of locked contacts. Read first, then written, as in {@link tellContacts}.
 */
export async function tellFoundBy(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
): Promise<void> {
  const rows = await sql<{ kept: string; found_by: string }>(
    `select c.id, c.found_by as kept, ${FOUND_BY} as found_by
     from contacts c where c.business_id = $1 and c.id = any($2)`,
    [businessId, contactIds],
  );
  const wrong = rows.filter(({ kept, found_by }) => kept !== found_by);
  if (wrong.length === 0) return;
  await sql(
    `update contacts c set found_by = r.found_by
     from json_to_recordset($2) as r(id uuid, found_by text)
     where c.business_id = $1 and c.id = r.id`,
    [businessId, JSON.stringify(wrong)],
  );
}
