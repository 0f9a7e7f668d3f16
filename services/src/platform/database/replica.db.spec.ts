import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { query } from '../../../test/support/database.js';
import { IMPORT_HEAD, importOptions, ImportSteps } from '../../../test/support/imports.js';
import { replicaOf } from '../../../test/support/replica.js';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { Cluster } from '../embedded/cluster.js';
import { Worker } from '../jobs/index.js';
import { Metrics } from '../metrics/index.js';
import { Database, PlatformDatabase, prepareDatabase, type Sql } from './index.js';

/** Longer than three requests take on a busy machine. */
const MOST_BEHIND_SECONDS = 6;

let folder: string;
let primary: Cluster;
let replica: Cluster;
let server: TestApp;
/** Another API process that shares no memory with the first one. */
let other: TestApp;
let owner: Visitor;
/** The owner on a second device, which the other process serves. */
let elsewhere: Visitor;
let colleague: Visitor;

/** Replica URL with the credentials of the primary, which it is a copy of. */
const replicaUrl = () => {
  const url = new URL(primary.url());
  url.host = new URL(replica.url()).host;
  return url.href;
};
const onReplica = (text: string) => query(replicaUrl(), text);
const replayed = async () => {
  const [row] = await query<{ lsn: string }>(
    primary.url(),
    'select pg_current_wal_insert_lsn() lsn',
  );
  const ask = `select pg_last_wal_replay_lsn() >= '${row?.lsn}' as has`;
  while (!(await query<{ has: boolean }>(replicaUrl(), ask))[0]?.has) await setTimeout(20);
};

/** Revenue as this person sees it. For anybody but the writer, the result may be stale. */
const revenueOf = async (person: Visitor) =>
  (await person.get<Schemas['Revenue']>('/api/revenue?period=30days')).body.summary.totalRevenue;

async function earn(person: Visitor, price: number) {
  const { id } = await person.addContact();
  const job = { contactId: id, date: '2026-06-17', startTime: '08:00', status: 'completed', price };
  expect((await person.post('/api/appointments', { serviceId: 's1', ...job })).status).toBe(201);
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await setTimeout(100);
}

const start = () =>
  startTestApp({
    databaseUrl: primary.url(),
    env: {
      READ_DATABASE_URL: replica.url(),
      READ_MOST_BEHIND_SECONDS: String(MOST_BEHIND_SECONDS),
    },
  });

/** Number of reads answered by the replica, or left to the primary. */
async function reads(outcome: 'used' | 'left', { app } = server): Promise<number> {
  const text = await app.get(Metrics).registry.metrics();
  const sample = new RegExp(`^clearcoat_replica_reads_total{outcome="${outcome}"} (\\d+)`, 'm');
  return Number(sample.exec(text)?.[1]);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-replica-'));
  await chmod(folder, 0o755);
  primary = await Cluster.open({
    dataDir: path.join(folder, 'primary'),
    settings: { fsync: 'off', wal_keep_size: '256MB' },
  });
  await primary.start();
  await prepareDatabase({ databaseUrl: primary.url() });
  replica = await replicaOf(primary, path.join(folder, 'replica'));
  await replica.start();
  [server, other] = [await start(), await start()];
  const account = registration();
  owner = await server.owner(account);
  colleague = await server.colleague(owner, 'manager');
  elsewhere = other.visitor();
  await elsewhere.post('/api/login', account);
  await replayed();
  // Waits until the WAL position of the primary is known and the replica has reached it.
  await until(async () => (await revenueOf(owner)) === 0 && (await reads('used')) > 0);
  await until(async () => (await revenueOf(elsewhere)) === 0 && (await reads('used', other)) > 0);
});

afterAll(async () => {
  for (const each of [other, server]) await each.stop();
  for (const cluster of [replica, primary]) await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

it('answers what may be seconds old; who wrote reads what they wrote, on each of their devices', async () => {
  await onReplica('select pg_wal_replay_pause()');
  await earn(owner, 100);
  expect(await revenueOf(elsewhere)).toBe(100);
  expect(await revenueOf(owner)).toBe(100);
  expect(await revenueOf(colleague)).toBe(0);
  await onReplica('select pg_wal_replay_resume()');
  await replayed();
  expect(await revenueOf(colleague)).toBe(100);
});

it('is left while it lags, and asked again when it has caught up', async () => {
  await onReplica('select pg_wal_replay_pause()');
  await earn(owner, 100);
  await until(async () => (await revenueOf(colleague)) === 200);
  await onReplica('select pg_wal_replay_resume()');
  await replayed();
  expect(await revenueOf(colleague)).toBe(200);
});

/** WAL position after the owner's last write. */
const wrote = async () => {
  const [row] = await query<{ wrote: string | null }>(
    primary.url(),
    'select max(wrote) as wrote from credentials',
  );
  return row?.wrote;
};

it('counts what a job does for somebody as theirs', async () => {
  const steps = new ImportSteps(server);
  const { id } = (await steps.upload(owner, `${IMPORT_HEAD}Ada,(555) 123-4567,`)).body;
  await owner.post(`/api/contacts/imports/${id}/run`, importOptions());
  const asked = await wrote();
  await server.app.get(Worker).drain();
  expect(await wrote()).not.toBe(asked);
});

it('does not make a failure of what was written when nobody can say where the log is', async () => {
  const platform = server.app.get(PlatformDatabase);
  const { sql } = platform;
  const failing: Sql = (text, values) =>
    text.includes('wal_insert') ? Promise.reject(new Error('gone')) : sql(text, values);
  Object.assign(platform, { sql: failing });
  expect(
    (await owner.post('/api/contacts', { name: 'Kept', phone: '(555) 123-4567' })).status,
  ).toBe(201);
  Object.assign(platform, { sql });
});

it('is left when it goes on the way: what was read is read again', async () => {
  const [business] = await query<{ id: string }>(primary.url(), 'select id from businesses');
  const context = { businessId: business?.id ?? '', timeZone: 'UTC' };
  let tries = 0;
  const read = await server.app.get(Database).readStaleInSteps(context, async (sql) => {
    const [contact] = await sql<{ id: string }>('select id from contacts order by id limit 1');
    tries += 1;
    if (tries === 1) await replica.stop();
    return sql<{ id: string }>('select id from contacts where id = $1', [contact?.id]);
  });
  expect([read.length, tries]).toEqual([1, 2]);
});

it('is left when it is gone, without an error', async () => {
  await earn(owner, 100);
  expect(await Promise.all([revenueOf(owner), revenueOf(colleague)])).toEqual([300, 300]);
});

it('counts how often it was used, and how often left', async () => {
  expect(await reads('used')).toBeGreaterThan(0);
  expect(await reads('left')).toBeGreaterThan(0);
});
