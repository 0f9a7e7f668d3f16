import { query } from './database.js';

export type Row = Record<string, unknown>;

/** Tables with fields that people fill in, by the letter that marks their texts. */
const LETTERS = { contacts: 'c', vehicles: 'v', places: 'p', appointments: 'a', services: 's' };
export type Table = keyof typeof LETTERS;

/** Columns that say which record it is, whose it is or what was done with it. */
const OF_THE_RECORD: Record<Table, string[]> = {
  contacts: [
    ...['deleted_at', 'undo_until', 'deleted_among', 'erased_at', 'merged_into'],
    // Computed from vehicles, places and the phone.
    ...['found_by', 'phone_e164'],
  ],
  vehicles: ['contact_id', 'position', 'archived_at'],
  // No code writes the coordinates.
  places: ['contact_id', 'archived_at', 'lat', 'lng'],
  appointments: [
    ...['contact_id', 'vehicle_id', 'place_id', 'crew_id', 'service_id', 'place_contact_id'],
    ...['starts_at', 'ends_at', 'status', 'no_show'],
  ],
  services: ['position', 'deleted_at'],
};
const OF_ALL = ['business_id', 'id', 'created_at', 'version'];

/** Values of columns that take no text of any kind. */
const SPECIAL: Partial<Record<Table, Row>> = {
  contacts: {
    ...{ phone: '(555) 867-5309', email: 'zqc-email@example.com', vehicle: 'Zqv-label' },
    language: 'es',
  },
  vehicles: { vin: 'ZQV1VIN', size_id: 'suv', year: 2019 },
  appointments: { source: 'assistant', priced_size: 'suv' },
  services: { location: 'mobile', colour: 'teal' },
};

/** Values of new records that are not empty. */
const NEW: Partial<Record<Table, Row>> = { contacts: { language: 'en' } };

/** A day that no other column has. */
const dayOf = (table: Table, index: number) =>
  `20${21 + Object.keys(LETTERS).indexOf(table)}-05-${String(index + 1).padStart(2, '0')}`;

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

/** Value that tells which column it was in. */
function valueOf(table: Table, { name, type }: Column, index: number): unknown {
  const text = `Zq${LETTERS[table]}-${name}`;
  if (type === 'ARRAY') return [`${text} 1`, `${text} 2`];
  if (type === 'boolean') return true;
  if (type === 'date') return dayOf(table, index);
  if (type.startsWith('timestamp')) return `${dayOf(table, index)}T12:00:00+00:00`;
  return type === 'text' ? text : 137 + index;
}

/** The columns of a table that hold what people say, read from the database itself. */
export async function columnsOf(url: string, table: Table): Promise<Column[]> {
  const columns = await query<Column & { generated: string }>(
    url,
    `select column_name as name, data_type as type, is_generated as generated,
       is_nullable = 'YES' as "isNullable"
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const left = [...OF_ALL, ...OF_THE_RECORD[table]];
  return columns.filter(({ name, generated }) => generated === 'NEVER' && !left.includes(name));
}

/** Values for every such column of a table. */
export async function filledValues(url: string, table: Table): Promise<Row> {
  const columns = await columnsOf(url, table);
  const filled: Row = {};
  columns.forEach((column, index) => (filled[column.name] = valueOf(table, column, index)));
  return { ...filled, ...SPECIAL[table] };
}

function emptyOf({ type, isNullable }: Column): unknown {
  if (isNullable) return null;
  if (type === 'ARRAY') return [];
  if (type === 'boolean') return false;
  return type === 'text' ? '' : 0;
}

/** Nothing in every such column. */
export async function emptyValues(url: string, table: Table): Promise<Row> {
  const columns = await columnsOf(url, table);
  const empty = Object.fromEntries(columns.map((column) => [column.name, emptyOf(column)]));
  return { ...empty, ...NEW[table] };
}

/** Writes values to a row, whatever their types. */
export async function put(url: string, table: Table, id: string, values: Row): Promise<void> {
  const names = Object.keys(values);
  await query(
    url,
    `update ${table} t set (${names.join(', ')}) = row(${names.map((name) => `r.${name}`).join(', ')})
     from ${table} k, jsonb_populate_record(k, $2) r where t.id = $1 and k.id = $1`,
    [id, JSON.stringify(values)],
  );
}

export async function rowOf(url: string, table: Table, id: string): Promise<Row> {
  const [found] = await query<{ row: Row }>(
    url,
    `select to_jsonb(t) as row from ${table} t where t.id = $1`,
    [id],
  );
  return found?.row ?? {};
}

/** Names of the columns in which two rows differ. */
export const differing = (one: Row, other: Row, names = Object.keys(one)): string[] =>
  names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
