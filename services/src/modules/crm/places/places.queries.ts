import { insertRows, type Sql } from '../../../platform/database/index.js';
import { shownPlace } from '../../scheduling/index.js';
import type { Place } from './place.dto.js';
import { PLACE, type PlaceValues } from './place.fields.js';

/** A null contact means the shop's own places. ('is not distinct from' cannot use an index.) */
const SELECT = `
  select p.id, ${PLACE.shown('p')}, p.version
  from places p
  where p.business_id = $1 and p.archived_at is null
    and (p.contact_id = $2 or ($2::uuid is null and p.contact_id is null))`;

type Row = Omit<Place, 'directionsUrl'>;

export async function findPlaces(
  sql: Sql,
  businessId: string,
  contactId: string | null,
): Promise<Place[]> {
  const rows = await sql<Row>(`${SELECT} order by p.created_at, p.id`, [businessId, contactId]);
  return rows.map(shownPlace);
}

/** Texts of the places of some contacts. */
export async function placesOfContacts(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ text: string }>(
    `select concat_ws(' ', ${PLACE.columns.map((column) => `p.${column}`).join(', ')}) as text from places p
     where p.business_id = $1 and p.contact_id = any($2) and p.archived_at is null`,
    [businessId, contactIds],
  );
  return rows.map(({ text }) => text);
}

export async function findPlace(
  sql: Sql,
  businessId: string,
  contactId: string | null,
  id: string,
): Promise<Place | undefined> {
  const [row] = await sql<Row>(`${SELECT} and p.id = $3 for no key update`, [
    businessId,
    contactId,
    id,
  ]);
  return row && shownPlace(row);
}

export interface NewPlace {
  id: string;
  contact_id: string | null;
  created_at: Date;
  values: PlaceValues;
}

export async function insertPlaces(sql: Sql, businessId: string, places: readonly NewPlace[]) {
  const rows = places.map(({ values, ...row }) => ({ ...row, ...PLACE.row(values) }));
  const columns = ['id', 'contact_id', 'created_at', ...PLACE.columns];
  await insertRows(sql, businessId, 'places', columns, rows);
}

export async function updatePlace(sql: Sql, businessId: string, id: string, values: PlaceValues) {
  await sql(
    `update places p set ${PLACE.assignedJson('p', '$3')}
     where p.business_id = $1 and p.id = $2`,
    [businessId, id, JSON.stringify(PLACE.row(values))],
  );
}

/** Deletes a place, or archives it if appointments refer to it. */
export async function removePlace(
  sql: Sql,
  businessId: string,
  id: string,
  now: Date,
): Promise<{ archived: boolean }> {
  const gone = await sql(
    `delete from places p where p.business_id = $1 and p.id = $2 and not exists (
       select from appointments a where a.business_id = $1 and a.place_id = p.id)
     returning p.id`,
    [businessId, id],
  );
  if (gone.length === 1) return { archived: false };
  await sql('update places set archived_at = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    now,
  ]);
  return { archived: true };
}

/** Restores an archived place. False if there is none with that id. */
export async function restorePlace(
  sql: Sql,
  businessId: string,
  contactId: string | null,
  id: string,
): Promise<boolean> {
  const rows = await sql(
    `update places set archived_at = null
     where business_id = $1 and contact_id is not distinct from $2 and id = $3
       and archived_at is not null
     returning id`,
    [businessId, contactId, id],
  );
  return rows.length === 1;
}
