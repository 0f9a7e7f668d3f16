import { access, mkdtemp, rm, symlink } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backup } from '../../src/platform/database/backup/index.js';
import { Database } from '../../src/platform/database/index.js';
import { poolSizes } from '../../src/platform/database/pools.js';
import { fromPostgres } from '../../src/platform/errors/postgres-errors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Visitor } from '../support/visitor.js';

/** Shortages: connections, time, disk space, and a changed clock. */
let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp({ env: { DATABASE_CONNECTIONS: '4' } });
  person = await server.owner();
});

afterAll(() => server.stop());

const nobody = { businessId: '00000000-0000-4000-8000-000000000000', timeZone: 'UTC' };

it('without a free connection a request is told to come back, and the next ones are served', async () => {
  const db = server.app.get(Database);
  const release = new AbortController();
  const { businesses } = poolSizes(server.config.databaseConnections);
  const held = Array.from({ length: businesses }, () =>
    db.read(nobody, async (sql) => {
      await sql('select 1');
      await once(release.signal, 'abort');
    }),
  );
  const { status, body } = await person.get('/api/contacts');
  expect([status, body.message]).toEqual([503, expect.stringContaining('busy')]);
  expect((await server.visitor().get('/health/live')).status).toBe(200);
  release.abort();
  await Promise.all(held);
  expect((await person.get('/api/contacts')).status).toBe(200);
});

it('a statement that takes too long is given up, and said to be a busy service', async () => {
  const db = server.app.get(Database);
  const slow = db.readInSteps(nobody, async (sql) => {
    await sql(`select set_config('statement_timeout', '50', true)`);
    await sql('select pg_sleep(5)');
  });
  const error: unknown = await slow.catch((problem: unknown) => problem);
  expect(fromPostgres(error)).toMatchObject({ statusCode: 503 });
  expect((await person.get('/api/contacts')).status).toBe(200);
});

it('a backup onto a full disk fails, and leaves nothing that looks like one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clearcoat-full-'));
  const file = path.join(folder, 'backup.gz');
  await symlink('/dev/full', `${file}.unfinished`);
  await expect(backup(server.config.databaseUrl, file)).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(access(file)).rejects.toMatchObject({ code: 'ENOENT' });
  await rm(folder, { recursive: true });
});

it('a clock that is set back, or forward, signs nobody out for it and doubles nothing', async () => {
  const headers = { 'idempotency-key': 'around-the-clock' };
  const input = { name: 'Ana Ruiz', phone: '1' };
  const first = await person.post<{ id: string }>('/api/contacts', input, { headers });
  server.clock.advance({ hours: -3 });
  const again = await person.post<{ id: string }>('/api/contacts', input, { headers });
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  server.clock.advance({ hours: 6 });
  const later = await person.post<{ id: string }>('/api/contacts', input, { headers });
  expect([later.status, later.body.id]).toEqual([201, first.body.id]);
  expect((await person.get('/api/session')).status).toBe(200);
});
