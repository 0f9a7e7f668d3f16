import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import PgBoss from 'pg-boss';
import { createDatabase, dropDatabase, query } from '../../../test/support/database.js';
import { loadMigrations } from './migrations.js';
import { BASELINE, LAST_BEFORE_BASELINE } from './older-version.js';
import { asOnlyOwner, asOwner, prepareDatabase, withMigrations } from './prepare.js';
import { describeSchema } from './schema.js';

const SERVICES = path.join(import.meta.dirname, '../../..');

let url: string;
let folder: string;

beforeEach(async () => {
  url = await createDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-migrations-'));
});

afterEach(async () => {
  await dropDatabase(url);
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const load = () => loadMigrations(pathToFileURL(`${folder}/`));
/** Today's migrations and those of the folder. */
const withOwn = async () => [...(await loadMigrations()), ...(await load())];
const schema = () => asOwner(url, describeSchema);

describe('migrations', () => {
  it('are numbered without a gap', async () => {
    const names = (await readdir(path.join(SERVICES, 'src/migrations'))).sort();
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(
      names.map((_, index) => index + 1),
    );
    expect((await loadMigrations())[0]?.name).toBe(BASELINE);
  });

  it('make what schema.sql says', async () => {
    const written = await readFile(path.join(SERVICES, 'schema.sql'), 'utf8');
    // Run `npm run schema` after a change of migrations.
    expect(await schema()).toBe(written);
  });

  it('make the tables of the queue as the installed pg-boss expects them', async () => {
    const [installed] = await query<{ version: number }>(url, 'select version from pgboss.version');
    const expected = /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/;
    const [, version] = expected.exec(PgBoss.getConstructionPlans('pgboss')) ?? [];
    expect(installed?.version).toBe(Number(version));
  });

  it('go back as well as forward', async () => {
    const all = await loadMigrations();
    const before = await schema();
    await withMigrations(url, all, async (source) => {
      for (const _ of all.slice(1)) await source.undoLastMigration();
      await source.runMigrations({ transaction: 'each' });
    });
    expect(await schema()).toBe(before);
  });

  it('are files and folders of SQL, which run by their numbers and can be undone', async () => {
    await write('9003-third.sql', 'alter table tried add column third text;\n');
    await mkdir(path.join(folder, '9002-second'));
    await write(
      '9002-second/2.sql',
      'alter table tried add column second text;\n-- down\ndrop table tried;',
    );
    await write('9002-second/1.sql', 'create table tried (first text);');
    const before = await schema();
    const all = await withOwn();
    const names = ['second-0000000009002', 'third-0000000009003'];
    expect(await prepareDatabase({ databaseUrl: url }, all)).toEqual(names);
    expect(await schema()).toContain('  first text,\n  second text,\n  third text\n');
    await withMigrations(url, all, async (source) => {
      await expect(source.undoLastMigration()).rejects.toThrow('9003-third.sql has no way back');
    });
    await query(url, `delete from migrations where name like 'third%'`);
    await withMigrations(url, all, (source) => source.undoLastMigration());
    expect(await schema()).toBe(before);
  });

  it('may hold functions, whose statements are sent as one', async () => {
    await write(
      '9002-function.sql',
      `create function tried() returns integer language plpgsql as $$
begin
  perform 1;
  return 2;
end $$;
create function tried_again() returns integer language sql return tried()`,
    );
    await prepareDatabase({ databaseUrl: url }, await withOwn());
    expect(await query(url, 'select tried_again() as two')).toEqual([{ two: 2 }]);
  });

  it('change nothing when one of their statements fails', async () => {
    await write('9002-broken.sql', 'create table tried (id uuid);\nselect 1 / 0;');
    const before = await schema();
    await expect(prepareDatabase({ databaseUrl: url }, await withOwn())).rejects.toThrow(
      'division',
    );
    expect(await schema()).toBe(before);
  });

  it('may build an index concurrently, each statement by itself', async () => {
    await write(
      '9002-index.sql',
      `-- no transaction\ndrop index concurrently if exists tried;
create index concurrently tried on contacts (business_id, notes);
-- down\ndrop index tried;\n`,
    );
    const before = await schema();
    const all = await withOwn();
    await prepareDatabase({ databaseUrl: url }, all);
    expect(await schema()).toContain('CREATE INDEX tried ON contacts');
    await withMigrations(url, all, (source) => source.undoLastMigration());
    expect(await schema()).toBe(before);
  });

  it('are refused with a number that another one has, and with another kind of name', async () => {
    await write('9002-one.sql', '');
    await write('9002-other.sql', '');
    await expect(load()).rejects.toThrow('9002-one.sql: another migration has the same number');
    await write('nickname.sql', '');
    await expect(load()).rejects.toThrow('nickname.sql is no migration');
  });

  it('build an index concurrently while other replicas wait for their turn', async () => {
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and query like '%advisory_lock%'
        and pid <> pg_backend_pid()`;
    let other: Promise<string> | undefined;
    await asOnlyOwner(url, async (owner) => {
      other = asOnlyOwner(url, () => Promise.resolve('had its turn'));
      // The owner runs another statement by now; the waiting one is the other connection.
      while ((await owner.query(isWaiting)).rowCount === 0);
      await owner.query('create index concurrently tried on contacts (business_id, notes)');
    });
    await expect(other).resolves.toBe('had its turn');
  });
});

describe('a database of an older version', () => {
  /** Migrations of versions before the baseline. */
  const madeBy = (...names: string[]) =>
    query(
      url,
      `with gone as (delete from migrations)
       insert into migrations (timestamp, name) select 1, name from unnest($1::text[]) name`,
      [names],
    );

  it('is refused with the way to take its data along, and left alone', async () => {
    await madeBy('Foundation1795219200000', LAST_BEFORE_BASELINE);
    const before = await schema();
    const preparing = prepareDatabase({ databaseUrl: url });
    await expect(preparing).rejects.toThrow('Nothing was changed');
    await expect(preparing).rejects.toThrow(/npm run backup[\s\S]*npm run restore/);
    expect(await schema()).toBe(before);
    expect(await query(url, 'select from migrations')).toHaveLength(2);
  });

  it('is brought up to date by its own version first', async () => {
    await madeBy('Foundation1795219200000');
    await expect(prepareDatabase({ databaseUrl: url })).rejects.toThrow(
      'check out the last version with the migration 0075',
    );
  });

  it('of a later version than this one is left as it is', async () => {
    await query(url, `insert into migrations (timestamp, name) values (99, 'later-0000000000099')`);
    expect(await prepareDatabase({ databaseUrl: url })).toEqual([]);
  });
});
