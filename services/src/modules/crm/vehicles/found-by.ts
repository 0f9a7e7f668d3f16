import type { Sql } from '../../../platform/database/index.js';
import { CONTACT, fieldOf } from '../contact.fields.js';
import { VEHICLE } from './vehicle.fields.js';

/** Columns that the search summaries hold by themselves, written by triggers. */
const IN_SUMMARIES = ['name', 'email', 'phone', 'vehicle', 'notes'];

/** Further searched fields of a contact, as texts. */
const MORE = CONTACT.keys
  .filter((key) => fieldOf(key).searched && !IN_SUMMARIES.includes(key))
  .map((key) => {
    const column = `c.${CONTACT.columnOf(key)}`;
    const said = fieldOf(key).kind === 'list' ? `array_to_string(${column}, e'\\n')` : column;
    return `nullif(${said}, ''), `;
  });

const OF_VEHICLE = VEHICLE.columnsWith('searched').filter((column) => column !== 'label');

/** Address of the place `p` in one line, as a caller may say it. */
export const ADDRESS = `concat_ws(', ', nullif(p.street, ''), nullif(p.city, ''),
  nullif(concat_ws(' ', nullif(p.region, ''), nullif(p.postcode, '')), ''))`;

/**
 * The only rule for `contacts.found_by`: lines by which searches find a contact, besides the columns in
 * the summaries. The label of the first vehicle is one of those, so it is left out here.
 */
export const FOUND_BY = `concat_ws(e'\\n', ${MORE.join('')}(
  select string_agg(nullif(concat_ws(e'\\n', case when v.place > 1 then v.label end,
    ${OF_VEHICLE.map((column) => `nullif(v.${column}, '')`).join(', ')}), ''), e'\\n' order by v.place)
  from (
    select o.label, ${OF_VEHICLE.map((column) => `o.${column}`).join(', ')}, row_number() over (order by o.position, o.id) as place
    from vehicles o
    where o.business_id = $1 and o.contact_id = c.id and o.archived_at is null
  ) v
), (
  select string_agg(nullif(concat_ws(e'\\n', nullif(${ADDRESS}, ''), nullif(p.access_notes, '')), ''),
    e'\\n' order by p.created_at, p.id)
  from places p
  where p.business_id = $1 and p.contact_id = c.id and p.archived_at is null
))`;

/** Writes the search texts after contacts were written, if any of their fields is part of them. */
export async function tellSearched(
  sql: Sql,
  businessId: string,
  contacts: readonly { id: string }[],
): Promise<void> {
  if (MORE.length === 0) return;
  await tellFoundBy(
    sql,
    businessId,
    contacts.map(({ id }) => id),
  );
}

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
