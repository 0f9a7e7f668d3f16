import { randomUUID } from 'node:crypto';
import { insertRows, type Sql } from '../../../platform/database/index.js';
import { FOUND_BY } from './found-by.js';
import { vehicleOfText } from './parse-vehicle.js';
import { archiveVehicles, pinJobs } from './vehicles.queries.js';

/**
 * The one rule of what `contacts.vehicle` is, the specification's `address`: the label of the customer's first
 * vehicle, the one at the lowest position that is not put away. Whoever writes the text goes on to {@link followTexts}, which makes,
 * renames or puts away that vehicle; whoever writes vehicles or places goes on to {@link tellContacts}.
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
  /** One that was put away and was called so. */
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

/** A customer's first vehicle, of what was typed about it. */
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

/** All that is kept of a vehicle beside its name stays with it. */
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

/** With plates and all that searches find them by. */
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

/** What customers' vehicles are called was written: their first vehicles follow. */
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

/** Vehicles or places of customers were written: the text follows, and what searches find them by. */
export async function tellContacts(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
): Promise<void> {
  // Read, then written: what puts texts together is called in no update on a database that is spread.
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
