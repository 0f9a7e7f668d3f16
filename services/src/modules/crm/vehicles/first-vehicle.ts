import { randomUUID } from 'node:crypto';
import { insertRows, type Sql } from '../../../platform/database/index.js';
import { FOUND_BY } from './found-by.js';
import { vehicleOfText } from './parse-vehicle.js';
import { archiveVehicles, pinJobs } from './vehicles.queries.js';

/**
 * The only rule for `contacts.vehicle`, the specification's `address`. The text is the label of the
 * contact's first vehicle that is not archived. Code that writes the text must call {@link
 * followTexts}, which creates, renames or archives that vehicle. Code that writes vehicles or places
 * must call {@link tellContacts}.
 */
const FIRST = (contact: string) => `
  select v.id, v.label from vehicles v
  where v.business_id = $1 and v.contact_id = ${contact} and v.archived_at is null
  order by v.position, v.id limit 1`;

interface OutOfStep {
  id: string;
  text: string;
  createdAt: Date;
  vehicleId: string | null;
  /** An archived vehicle with the same label. */
  formerId: string | null;
}

interface Named {
  vehicleId: string;
}

const findOutOfStep = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<OutOfStep>(
    `select c.id, c.vehicle as text, c.created_at as "createdAt", f.id as "vehicleId", (
       select o.id from vehicles o
       where o.business_id = $1 and o.contact_id = c.id and o.archived_at is not null
         and o.label = c.vehicle limit 1) as "formerId"
     from contacts c left join lateral (${FIRST('c.id')}) f on true
     where c.business_id = $1 and c.id = any($2) and c.vehicle <> coalesce(f.label, '')`,
    [businessId, contactIds],
  );

export const NEW_VEHICLE_COLUMNS = [
  'id',
  'contact_id',
  'created_at',
  'label',
  'year',
  'make',
  'model',
  'trim',
  'colour',
  'size_id',
] as const;

export type NewVehicle = ReturnType<typeof newVehicle>;

/** A new vehicle from a typed text. */
export function newVehicle(contactId: string, text: string, createdAt: Date) {
  const { sizeId, ...name } = vehicleOfText(text);
  return {
    ...name,
    size_id: sizeId,
    id: randomUUID(),
    contact_id: contactId,
    created_at: createdAt,
  };
}

export async function insertVehicles(sql: Sql, businessId: string, rows: readonly NewVehicle[]) {
  await insertRows(sql, businessId, 'vehicles', NEW_VEHICLE_COLUMNS, rows);
}

/** Renames vehicles. Fields that the text does not describe stay. */
async function rename(sql: Sql, businessId: string, rows: readonly (OutOfStep & Named)[]) {
  const named = rows.map(({ vehicleId, text }) => {
    const { sizeId, ...name } = vehicleOfText(text);
    return { ...name, id: vehicleId, size_id: sizeId };
  });
  await sql(
    `update vehicles v set label = r.label, year = r.year, make = r.make, model = r.model,
       trim = r.trim, colour = r.colour, size_id = coalesce(r.size_id, v.size_id)
     from jsonb_populate_recordset(null::vehicles, $2) r where v.business_id = $1 and v.id = r.id`,
    [businessId, JSON.stringify(named)],
  );
}

/** Restores archived vehicles, which brings their plates back into the search. */
async function bringBack(sql: Sql, businessId: string, rows: readonly OutOfStep[]): Promise<void> {
  await sql('update vehicles set archived_at = null where business_id = $1 and id = any($2)', [
    businessId,
    rows.map(({ formerId }) => formerId),
  ]);
  await tellContacts(
    sql,
    businessId,
    rows.map(({ id }) => id),
  );
}

async function putAway(
  sql: Sql,
  businessId: string,
  rows: readonly (OutOfStep & Named)[],
  now: Date,
) {
  await pinJobs(
    sql,
    businessId,
    rows.map(({ id, vehicleId }) => ({ contactId: id, vehicleId })),
  );
  await archiveVehicles(
    sql,
    businessId,
    rows.map(({ vehicleId }) => vehicleId),
    now,
  );
  await tellContacts(
    sql,
    businessId,
    rows.map(({ id }) => id),
  );
}

const isNamed = (row: OutOfStep): row is OutOfStep & Named => row.vehicleId !== null;

/** Updates first vehicles after the vehicle texts of contacts were written. */
export async function followTexts(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await findOutOfStep(sql, businessId, contactIds);
  const emptied = rows.filter(isNamed).filter(({ text }) => text === '');
  const renamed = rows.filter(isNamed).filter(({ text }) => text !== '');
  const former = rows.filter((row) => !isNamed(row) && row.formerId);
  const added = rows.filter((row) => !isNamed(row) && !row.formerId);
  if (emptied.length > 0) await putAway(sql, businessId, emptied, now);
  if (renamed.length > 0) await rename(sql, businessId, renamed);
  if (former.length > 0) await bringBack(sql, businessId, former);
  const made = added.map(({ id, text, createdAt }) => newVehicle(id, text, createdAt));
  await insertVehicles(sql, businessId, made);
}

/** Updates the vehicle texts and search texts after vehicles or places of contacts were written. */
export async function tellContacts(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
): Promise<void> {
  // Read first, because a distributed database cannot aggregate in an update.
  const rows = await sql(
    `select c.id, coalesce((select f.label from (${FIRST('c.id')}) f), '') as vehicle,
       ${FOUND_BY} as found_by
     from contacts c where c.business_id = $1 and c.id = any($2)`,
    [businessId, contactIds],
  );
  await sql(
    `update contacts c set vehicle = r.vehicle, found_by = r.found_by
     from json_to_recordset($2) as r(id uuid, vehicle text, found_by text)
     where c.business_id = $1 and c.id = r.id`,
    [businessId, JSON.stringify(rows)],
  );
}
