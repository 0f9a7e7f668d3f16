import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { loadMigrations, type Migration } from '../migrations.js';
import { asOnlyOwner, gatherStatistics, prepareDatabase, withMigrations } from '../prepare.js';
import type { Connections } from '../roles.js';
import { BackupError, readBackup } from './format.js';
import { listMigrations, listTables, type Table } from './tables.js';
import { migrationsOf } from './version.js';

export interface RestoreOptions {
  /** Allows replacing existing data. Default: only an empty database is filled. */
  replace?: boolean;
  /** Default: those of this version. */
  migrations?: Migration[];
}

/**
 * Restores a database from a backup. The whole file is checked before any change, and all rows are
 * loaded in one transaction. An older backup is loaded into its own schema, which is then migrated.
 *
 * @throws BackupError when the file is no complete backup, is of another version, or the database
 *   holds something and `replace` was not asked for
 */
export async function restore(
  urls: Connections,
  file: string,
  { replace = false, migrations }: RestoreOptions = {},
): Promise<void> {
  const header = await readBackup(file);
  const all = migrations ?? (await loadMigrations());
  const made = migrationsOf(header, all);
  await prepareDatabase(urls, all);
  await asOnlyOwner(urls.databaseUrl, async (owner) => {
    const tables = await listTables(owner);
    if (!replace && (await holdsAnything(owner, tables))) {
      throw new BackupError(
        'This database is not empty. With --replace, what is in it is lost for good.',
      );
    }
    await migrateTo(owner, urls.databaseUrl, all, made);
    await load(owner, await listTables(owner), file);
  });
  await prepareDatabase(urls, all);
  await gatherStatistics(urls.databaseUrl);
}

async function holdsAnything(owner: pg.Client, tables: Table[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rowCount } = await owner.query(`select 1 from ${name} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

/** Migrates to the schema of the backup by undoing newer migrations. */
async function migrateTo(
  owner: pg.Client,
  url: string,
  all: Migration[],
  wanted: Migration[],
): Promise<void> {
  const names = new Set(wanted.map(({ name }) => name));
  const done = await listMigrations(owner);
  const surplus = done.filter((name) => !names.has(name)).length;
  await withMigrations(url, all, async (source) => {
    for (let left = surplus; left > 0; left--) await source.undoLastMigration();
  });
  await withMigrations(url, wanted, (source) => source.runMigrations({ transaction: 'each' }));
}

async function load(owner: pg.Client, tables: Table[], file: string): Promise<void> {
  const names = tables.map(({ name }) => name);
  await owner.query('begin');
  try {
    const forced = await forcedOf(owner, names);
    // COPY cannot fill a table with forced row level security.
    for (const name of forced) await owner.query(`alter table ${name} no force row level security`);
    // Rows that triggers would create are in the backup already.
    for (const name of names) await owner.query(`alter table ${name} disable trigger user`);
    await owner.query(`truncate ${names.join(', ')}`);
    await copyRows(owner, file);
    for (const name of names) await setSequences(owner, name);
    for (const name of names) await owner.query(`alter table ${name} enable trigger user`);
    for (const name of forced) await owner.query(`alter table ${name} force row level security`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function forcedOf(owner: pg.Client, names: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     join pg_class c on c.oid = name::regclass where c.relforcerowsecurity`,
    [names],
  );
  return rows.map(({ name }) => name);
}

async function copyRows(owner: pg.Client, file: string): Promise<void> {
  let stream: ReturnType<typeof copyFrom> | undefined;
  let done: Promise<void> | undefined;
  await readBackup(file, {
    table: (_name, _columns, statement) => {
      stream = owner.query(copyFrom(statement));
      done = finished(stream);
      done.catch(() => undefined); // told where the table ends
    },
    row: (line) => {
      if (!stream || stream.write(line)) return;
      // A rejected row ends the stream, which then never drains.
      return Promise.race([once(stream, 'drain'), done]).then(() => undefined);
    },
    endOfTable: async () => {
      stream?.end();
      await done;
    },
  });
}

/** Advances sequences beyond the restored rows. */
async function setSequences(owner: pg.Client, table: string): Promise<void> {
  const { rows } = await owner.query<{ column: string; sequence: string }>(
    `select format('%I', attname) as column, pg_get_serial_sequence($1, attname) as sequence
     from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  );
  for (const { column, sequence } of rows) {
    await owner.query(
      `select setval($1, coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`,
      [sequence],
    );
  }
}
