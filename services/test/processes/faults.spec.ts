import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { prepareDatabase } from '../../src/platform/database/index.js';
import { loadMigrations } from '../../src/platform/database/migrations.js';
import { Cluster } from '../../src/platform/embedded/cluster.js';
import { query } from '../support/database.js';
import { EVERYTHING, exportPath, fetchFile } from '../support/exports.js';
import { IMPORT_HEAD, importOptions, importPath, uploadTo } from '../support/imports.js';
import { meanwhile } from '../support/meanwhile.js';
import { Product } from '../support/product.js';
import { untilReady } from '../support/ready.js';
import { registration } from '../support/test-app.js';
import { Visitor, type Schemas } from '../support/visitor.js';

/** Real processes killed in the middle of work, on a PostgreSQL of their own. */
let folder: string;
let cluster: Cluster;
let databaseUrl: string;
/** Process that a test left running, for the next test, since starting one is slow. */
let left: Product | undefined;

const running = async (): Promise<Product> => (left ??= await Product.start(databaseUrl));

async function kill(product: Product): Promise<void> {
  left = undefined;
  await product.kill();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-faults-'));
  await chmod(folder, 0o755);
  cluster = await Cluster.open({ dataDir: path.join(folder, 'postgres') });
  await cluster.start();
  databaseUrl = cluster.url();
});

afterAll(async () => {
  await left?.stop();
  await cluster.stop();
  await rm(cluster.folder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const ENOUGH = 150;

/** Adds contacts until each is acknowledged, with retries under the same key on any process. */
async function addUntilAcknowledged(urls: () => string[], cookie: string, index: number) {
  for (let attempt = 0; attempt < 400; attempt++) {
    const list = urls();
    const url = list[attempt % list.length] ?? '';
    try {
      const response = await fetch(`${url}/api/contacts`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `key-${index}` },
        body: JSON.stringify({ name: `Customer ${index}`, phone: '1' }),
        signal: AbortSignal.timeout(15_000),
      });
      if (response.status === 201) return ((await response.json()) as { id: string }).id;
      // 503 while busy or restarting. All failures must be retryable.
      expect({ status: response.status, said: Product.lastWords }).toMatchObject({ status: 503 });
    } catch (error) {
      if ((error as { matcherResult?: unknown }).matcherResult) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Customer ${index} was never acknowledged.`);
}

async function expectAllOnce(ids: string[], businessId: string): Promise<void> {
  const rows = await query<{ id: string; name: string }>(
    databaseUrl,
    'select id, name from contacts where business_id = $1',
    [businessId],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(new Set(rows.map(({ name }) => name)).size).toBe(ENOUGH);
}

async function signUp(url: string) {
  const person = new Visitor(url);
  const { body } = await person.post<{ businessId: string }>('/api/register', registration());
  return { person, businessId: body.businessId };
}

/** Runs a load and injects `fault` after the first third. */
async function underLoad(urls: () => string[], cookie: string, fault: () => Promise<unknown>) {
  let done = 0;
  let isHit: Promise<unknown> | undefined;
  const ids: string[] = [];
  let next = 0;
  const writer = async () => {
    while (next < ENOUGH) {
      const index = next++;
      ids.push(await addUntilAcknowledged(urls, cookie, index));
      done += 1;
      if (done >= ENOUGH / 3) isHit ??= fault();
    }
  };
  try {
    await Promise.all(Array.from({ length: 8 }, writer));
  } finally {
    await isHit;
  }
  return ids;
}

it('two replicas that start together migrate once', async () => {
  const both = await Promise.all([1, 2].map(() => prepareDatabase({ databaseUrl })));
  const names = (await loadMigrations()).map(({ name }) => name);
  expect(both.toSorted((one, other) => one.length - other.length)).toEqual([[], names]);
});

it('an API that is killed loses and doubles nothing that was acknowledged', async () => {
  const one = await Product.start(databaseUrl);
  const other = await running();
  const { person, businessId } = await signUp(one.url);
  const urls = [one.url, other.url];
  const ids = await underLoad(
    () => urls,
    person.cookie,
    () => one.kill(),
  );
  await expectAllOnce(ids, businessId);
});

/** An import of 301 rows whose process was killed midway. */
async function importCutOff() {
  const product = await running();
  const { person, businessId } = await signUp(product.url);
  const { id: bo } = await person.addContact({ name: 'Bo', phone: '(555) 000-9999' });
  const numbers = Array.from({ length: 300 }, (_, index) => String(index).padStart(3, '0'));
  const rows = numbers.map((number) => `Customer ${number},5551110${number},`);
  const file = `${IMPORT_HEAD}${rows.join('\n')}\nBo Chen,5550009999,\n`;
  const { id } = (await uploadTo(product.url, person, file)).body;
  // The contact of the last row is locked by another change, so the import waits there.
  const change = { text: `update contacts set notes = 'x' where id = $1`, parameters: [bo] };
  const ended = once(product.process, 'exit');
  let asked: Promise<unknown> | undefined;
  const run = () => {
    asked = person.post(importPath(id, '/run'), importOptions('update'));
    return Promise.all([asked, ended]);
  };
  await meanwhile(databaseUrl, change, run, async () => {
    await asked;
    const { body } = await person.get<Schemas['ContactImport']>(importPath(id));
    expect(body).toMatchObject({ status: 'running', done: 250 });
    await kill(product);
  });
  return { id, businessId, cookie: person.cookie };
}

/** Polls, and skips the backoff of jobs. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await query(databaseUrl, `update pgboss.job set start_after = now() where state = 'retry'`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Expires the timeout of active jobs. */
async function letTimeRunOut(name: string): Promise<void> {
  const later = `update pgboss.job set started_on = started_on - interval '3 minutes'`;
  await query(databaseUrl, `${later} where name = $1 and state = 'active'`, [name]);
}

/** Repeats a completed job, as if its process had been killed before it could report completion. */
async function doOnceMore(name: string): Promise<void> {
  const isCompleted = async () =>
    (
      await query(databaseUrl, `select from pgboss.job where name = $1 and state = 'completed'`, [
        name,
      ])
    ).length === 1;
  await eventually(isCompleted);
  await query(databaseUrl, `update pgboss.job set state = 'retry' where name = $1`, [name]);
  await eventually(isCompleted);
}

it('an import whose process is killed is taken up by another, and comes to the same once', async () => {
  const { id, businessId, cookie } = await importCutOff();
  const kept = 'select count(*)::integer as people from contacts where business_id = $1';
  expect(await query(databaseUrl, kept, [businessId])).toEqual([{ people: 1 }]);
  await letTimeRunOut('import');
  const other = await running();
  const person = new Visitor(other.url);
  person.cookie = cookie;
  const state = async () => (await person.get<Schemas['ContactImport']>(importPath(id))).body;
  await eventually(async () => (await state()).status !== 'running');
  const all = { status: 'done', done: 301, added: 300, updated: 1, skipped: 0, failed: 0 };
  expect(await state()).toMatchObject(all);
  await doOnceMore('import');
  expect(await state()).toMatchObject(all);
  expect(await query(databaseUrl, kept, [businessId])).toEqual([{ people: 301 }]);
});

/** Enough appointments with incompressible notes for several pieces of a file. */
const APPOINTMENTS = 2_000;

/** An export whose process was killed after some pieces. */
async function exportCutOff() {
  const product = await running();
  const { person } = await signUp(product.url);
  const { id: contactId } = await person.addContact();
  await query(
    databaseUrl,
    `insert into appointments (business_id, contact_id, service_id, service_name, starts_at, ends_at,
       status, price_cents, notes, created_at)
     select c.business_id, c.id, 's1', 'Wash', t, t + interval '1 hour', 'completed', n,
       (select string_agg(md5(concat(n, '-', m)), ' ') from generate_series(1, 24) m), t
     from contacts c, generate_series(1, $2) n,
       lateral (select timestamptz '2020-01-01 08:00Z' + n * interval '1 hour' as t) at
     where c.id = $1`,
    [contactId, APPOINTMENTS],
  );
  let id = '';
  const ended = once(product.process, 'exit');
  const run = () => Promise.all([person.post('/api/exports', EVERYTHING), ended]);
  // The services come after the appointments. Their table is locked, so the export waits there.
  const held = { text: 'lock table services', parameters: [] };
  await meanwhile(databaseUrl, held, run, async () => {
    // A repeated request returns the same export. Other queries may wait for the lock as well.
    await eventually(async () => {
      const { body } = await person.post<Schemas['Export']>('/api/exports', EVERYTHING);
      id = body.id;
      return body.bytes > 0;
    });
    await kill(product);
  });
  return { id, cookie: person.cookie };
}

it('an export whose process is killed is taken up by another, and its file is whole', async () => {
  const { id, cookie } = await exportCutOff();
  await letTimeRunOut('export');
  const other = await running();
  const person = new Visitor(other.url);
  person.cookie = cookie;
  const state = async () => (await person.get<Schemas['Export']>(exportPath(id))).body;
  await eventually(async () => !['waiting', 'running'].includes((await state()).status));
  expect(await state()).toMatchObject({ status: 'done', problem: null });
  const { bytes } = await fetchFile(other.url, person, exportPath(id, '/file'));
  const sheets = await readXlsxFile(bytes);
  expect(sheets.map(({ data }) => data.length)).toEqual([...[2, APPOINTMENTS + 1, 9, 8, 1, 1, 1]]);
  await doOnceMore('export');
  expect(await state()).toMatchObject({ status: 'done', bytes: bytes.length });
});

it('a PostgreSQL that is killed comes back to all that was acknowledged, without a hand', async () => {
  const product = await running();
  const { person, businessId } = await signUp(product.url);
  const pid = async () =>
    Number(
      (await readFile(path.join(cluster.folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0],
    );
  const ids = await underLoad(
    () => [product.url],
    person.cookie,
    async () => {
      // Immediate shutdown without a checkpoint, so the next start recovers as after a crash.
      process.kill(await pid(), 'SIGQUIT');
      while (await cluster.isRunning()) await new Promise((resolve) => setTimeout(resolve, 50));
      await cluster.restart();
    },
  );
  await expectAllOnce(ids, businessId);
  await untilReady(person);
});

it('a PostgreSQL that restarts in between is no more than a wait', async () => {
  const product = await running();
  const { person, businessId } = await signUp(product.url);
  const ids = await underLoad(
    () => [product.url],
    person.cookie,
    async () => {
      await cluster.stop();
      await cluster.restart();
    },
  );
  await expectAllOnce(ids, businessId);
});
