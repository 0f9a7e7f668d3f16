import { chmod, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createApp } from '../src/app.js';
import { parseConfig } from '../src/platform/config/config.js';
import { backup, restore } from '../src/platform/database/backup/index.js';
import { prepareDatabase } from '../src/platform/database/index.js';
import { loadMigrations, type Migration } from '../src/platform/database/migrations.js';
import { LAST_BEFORE_BASELINE } from '../src/platform/database/older-version.js';
import { withMigrations } from '../src/platform/database/prepare.js';
import { Cluster } from '../src/platform/embedded/cluster.js';
import { query } from './support/database.js';
import { ImportSteps } from './support/imports.js';
import { untilReady } from './support/ready.js';
import { registration, startTestApp, type TestApp } from './support/test-app.js';
import { Visitor } from './support/visitor.js';

/** Managed PostgreSQL, whose database owner is no superuser. */
let folder: string;
let cluster: Cluster;
let databases = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-owner-'));
  // Under root, the server runs as another user, who needs access.
  await chmod(folder, 0o755);
  const settings = { fsync: 'off' };
  cluster = await Cluster.open({ dataDir: path.join(folder, 'postgres'), settings });
  await cluster.start();
  await query(cluster.url(), `create role plain login createrole createdb password 'p'`);
});

afterAll(async () => {
  await cluster.stop();
  await rm(cluster.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

async function newDatabase(): Promise<string> {
  databases += 1;
  const url = new URL(cluster.url(`plain_${databases}`));
  await query(cluster.url(), `create database plain_${databases} owner plain`);
  [url.username, url.password] = ['plain', 'p'];
  return url.href;
}

async function startWith(databaseUrl: string): Promise<TestApp> {
  await prepareDatabase({ databaseUrl });
  return startTestApp({ databaseUrl });
}

/** Database content as comparable text. */
async function contentOf(file: string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString();
  const tables = text.split(/(?=^COPY )/m);
  return tables.map((table) => table.split('\n').sort().join('\n')).join('\n');
}

it('makes the roles with the passwords they were given, and serves without the owner', async () => {
  const databaseUrl = await newDatabase();
  const as = (role: string) => databaseUrl.replace('plain:p@', `${role}:secret%2F${role}@`);
  const roles = {
    appDatabaseUrl: as('clearcoat_app'),
    platformDatabaseUrl: as('clearcoat_platform'),
  };
  await prepareDatabase({ databaseUrl, ...roles });
  await prepareDatabase({ databaseUrl, ...roles });
  const config = parseConfig({
    APP_DATABASE_URL: roles.appDatabaseUrl,
    PLATFORM_DATABASE_URL: roles.platformDatabaseUrl,
    MIGRATE: '0',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config);
  await app.listen(0, '127.0.0.1');
  const person = new Visitor(await app.getUrl());
  expect((await person.post('/api/register', registration())).status).toBe(201);
  await untilReady(person);
  await app.close();
});

it('works, migrates, and keeps businesses apart', async () => {
  const databaseUrl = await newDatabase();
  const server = await startWith(databaseUrl);
  const [ours, theirs] = [await server.owner(), await server.owner()];
  const { id } = await ours.addContact({ name: 'Ours Alone' });
  expect((await ours.get(`/api/contacts/${id}`)).status).toBe(200);
  expect((await theirs.get(`/api/contacts/${id}`)).status).toBe(404);
  expect(await prepareDatabase({ databaseUrl })).toEqual([]);
  const changed = await query(databaseUrl, `update contacts set notes = 'seen' returning id`);
  expect(changed).toHaveLength(1);
  await server.stop();
});

describe('a backup', () => {
  let file: string;
  let server: TestApp;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await newDatabase();
    server = await startWith(databaseUrl);
    const owner = await server.owner();
    const odd = 'tab\there, back\\slash, \u2028 line, \r\n break, 🚗';
    const { id } = await owner.addContact({ name: 'Ana Ruiz', notes: odd });
    await owner.addAppointment({ contactId: id, status: 'completed' });
    await new ImportSteps(server).upload(owner, 'Name,Phone\nBo Li,5559876543\n');
    await server.visitor().post('/api/newsletter', { email: 'reader@example.com' });
    file = path.join(folder, 'first.gz');
    await backup(databaseUrl, file);
  });

  afterAll(() => server.stop());

  it('comes back whole in another database, which works on', async () => {
    const target = await newDatabase();
    await restore({ databaseUrl: target }, file);
    const again = path.join(folder, 'again.gz');
    await backup(target, again);
    expect(await contentOf(again)).toBe(await contentOf(file));
    const restored = await startTestApp({ databaseUrl: target });
    const person = await restored.owner();
    expect((await person.post('/api/contacts', { name: 'New', phone: '1' })).status).toBe(201);
    const forced = await query<{ forced: boolean }>(
      target,
      `select distinct relforcerowsecurity as forced from pg_class
       where relrowsecurity and relnamespace = 'public'::regnamespace`,
    );
    expect(forced).toEqual([{ forced: true }]);
    // reltuples is -1 for a table without statistics.
    const counted = `select distinct reltuples >= 0 as known from pg_class
      where relname in ('contacts', 'vehicles', 'appointments')`;
    expect(await query(target, counted)).toEqual([{ known: true }]);
    await restored.stop();
  });

  it('does not replace what is there unless that is asked for', async () => {
    const target = await newDatabase();
    await restore({ databaseUrl: target }, file);
    await query(target, `update contacts set name = 'Changed Since'`);
    await expect(restore({ databaseUrl: target }, file)).rejects.toThrow('is not empty');
    await restore({ databaseUrl: target }, file, { replace: true });
    expect(await query(target, 'select name from contacts')).toEqual([{ name: 'Ana Ruiz' }]);
  });

  it('that is cut off, changed or of a newer version touches nothing', async () => {
    const target = await newDatabase();
    await restore({ databaseUrl: target }, file);
    await query(target, `update contacts set name = 'Still Here'`);
    const text = gunzipSync(await readFile(file)).toString();
    const bad = path.join(folder, 'bad.gz');
    const tries: [string, () => Promise<void>][] = [
      ['cut off', async () => (await writeFile(bad, await readFile(file)), truncate(bad, 900))],
      ['cut off', () => writeFile(bad, gzipSync(text.slice(0, text.lastIndexOf('-- complete'))))],
      ['incomplete', () => writeFile(bad, gzipSync(text.replace(/^.*Ana Ruiz[^\n]*\n/m, '')))],
      [
        'newer version',
        () => writeFile(bad, gzipSync(text.replace('"migrations":[', '$&"later-0000000000099",'))),
      ],
      ['older version', () => writeFile(bad, gzipSync(text.replace('baseline-0', 'Foundation-0')))],
      ['no backup', () => writeFile(bad, gzipSync('select 1;\n'))],
    ];
    for (const [problem, prepare] of tries) {
      await prepare();
      const attempt = restore({ databaseUrl: target }, bad, { replace: true });
      await expect(attempt).rejects.toThrow(problem);
    }
    expect(await query(target, 'select name from contacts')).toEqual([{ name: 'Still Here' }]);
  });

  it('of an older version comes up to date, also in a database of a newer one', async () => {
    const migrations = await withOneMore();
    const target = await newDatabase();
    await prepareDatabase({ databaseUrl: target }, migrations);
    await restore({ databaseUrl: target }, file, { migrations });
    const read = () => query(target, 'select name, nickname from contacts');
    expect(await read()).toEqual([{ name: 'Ana Ruiz', nickname: 'none' }]);
    expect(await prepareDatabase({ databaseUrl: target }, migrations)).toEqual([]);
    await restore({ databaseUrl: target }, file, { migrations, replace: true });
    expect(await read()).toEqual([{ name: 'Ana Ruiz', nickname: 'none' }]);
  });

  it('of the last version before the baseline comes back', async () => {
    const old = await newDatabase();
    await restore({ databaseUrl: old }, file);
    const all = await loadMigrations();
    await withMigrations(old, all, async (source) => {
      for (const _ of all.slice(1)) await source.undoLastMigration();
    });
    await query(old, 'update migrations set name = $1', [LAST_BEFORE_BASELINE]);
    await expect(prepareDatabase({ databaseUrl: old })).rejects.toThrow('An older version');
    const older = path.join(folder, 'older.gz');
    await backup(old, older);
    const target = await newDatabase();
    await restore({ databaseUrl: target }, older);
    expect(await query(target, 'select name from contacts')).toEqual([{ name: 'Ana Ruiz' }]);
    expect(await prepareDatabase({ databaseUrl: target })).toEqual([]);
  });
});

/** Migrations of a later version. */
async function withOneMore(): Promise<Migration[]> {
  const later = path.join(folder, 'later');
  await mkdir(later);
  await writeFile(
    path.join(later, '9002-nickname.sql'),
    `alter table contacts add column nickname text not null default 'none';
-- down
alter table contacts drop column nickname;`,
  );
  return [...(await loadMigrations()), ...(await loadMigrations(pathToFileURL(`${later}/`)))];
}
