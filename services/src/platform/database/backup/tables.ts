import type pg from 'pg';
import { BackupError } from './format.js';

export interface Table {
  /** Quoted name with its schema. */
  name: string;
  /** Quoted names, without generated columns. */
  columns: string[];
}

/**
 * Tables of a backup: all of ours, and pending jobs. The list of migrations is left out because the
 * schema brings it.
 */
const TABLES = `
  select c.oid::int as oid, format('%I.%I', n.nspname, c.relname) as name,
    (select json_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' and c.relname <> 'migrations' or c.oid = 'pgboss.job'::regclass)
  order by 2`;

const REFERENCES = `
  select conrelid::int as "from", confrelid::int as "to" from pg_constraint
  where contype = 'f' and conrelid <> confrelid`;

/** Tables in foreign key order, referenced ones first. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { oid: number }>(TABLES);
  const { rows: references } = await client.query<{ from: number; to: number }>(REFERENCES);
  const sorted: typeof tables = [];
  const visit = (table: (typeof tables)[number]) => {
    if (sorted.includes(table)) return;
    for (const { from, to } of references) {
      const needed = from === table.oid && tables.find(({ oid }) => oid === to);
      if (needed) visit(needed);
    }
    sorted.push(table);
  };
  tables.forEach(visit);
  return sorted.map(({ name, columns }) => ({ name, columns }));
}

/** @throws BackupError when the database has never been used */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: notes } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!notes[0]?.there)
    throw new BackupError('There is nothing of Clearcoat in this database yet.');
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
