import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { FakeWebRoot } from '../../../test/support/web-root.js';
import { PlatformDatabase } from '../database/index.js';
import { JobQueue } from '../jobs/index.js';
import { MetricsServer } from './index.js';

let server: TestApp;
let webRoot: FakeWebRoot;

beforeAll(async () => {
  webRoot = await FakeWebRoot.create();
  await webRoot.runs(await webRoot.put('1.1.0'), webRoot.release('1.0.0'));
  server = await startTestApp({ env: { METRICS_PORT: '0', WEB_ROOT: webRoot.folder } });
});

afterAll(async () => {
  await server.stop();
  await webRoot.remove();
});

const ask = (address = '/metrics') =>
  fetch(`http://127.0.0.1:${server.app.get(MetricsServer).port}${address}`);

const scrape = async () => (await ask()).text();

/** Sum of all samples of a metric that match the labels. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return (await scrape())
    .split('\n')
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line))
    .filter((line) => wanted.every((pair) => line.includes(pair)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const REQUESTS = 'clearcoat_http_request_duration_seconds_count';

it('serves them on a port of their own, and nowhere else', async () => {
  expect([(await ask()).status, (await ask('/')).status]).toEqual([200, 404]);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('counts requests by route, and what no route answers as one', async () => {
  const owner = await server.owner();
  const id = randomUUID();
  await owner.get(`/api/contacts/${id}?search=secret`);
  await fetch(`${server.url}/api/${id}`, { method: 'POST' });
  const route = '/api/contacts/:id';
  expect(await valueOf(REQUESTS, { method: 'GET', route, status: '404' })).toBe(1);
  expect(await valueOf(REQUESTS, { route: 'unmatched' })).toBeGreaterThan(0);
  expect(await scrape()).not.toMatch(new RegExp(`${id}|secret`));
});

it('tells of the pools, the process and who knew the sessions', async () => {
  const owner = await server.owner();
  await Promise.all([owner.get('/api/services'), owner.get('/api/services')]);
  expect(await valueOf('clearcoat_database_pool_max_connections')).toBe(20);
  for (const pool of ['businesses', 'platform']) {
    expect(await valueOf('clearcoat_database_pool_connections', { pool })).toBeGreaterThan(0);
  }
  expect(await valueOf('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  const [kept, database] = await Promise.all(
    ['kept', 'database'].map((source) => valueOf('clearcoat_session_lookups_total', { source })),
  );
  expect(kept).toBeGreaterThan(0);
  expect(database).toBeGreaterThan(0);
});

it('counts what was refused, by limit', async () => {
  const limit = 'contactMessage';
  const refused = () => valueOf('clearcoat_rate_limit_refusals_total', { limit });
  expect(await refused()).toBe(0);
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'You?' };
  const visitor = server.visitor('192.0.2.9');
  for (let sent = 0; sent < 21; sent++) await visitor.post('/api/contact-us', message);
  expect(await refused()).toBe(1);
  expect(await valueOf('clearcoat_mails_total', { outcome: 'kept' })).toBeGreaterThan(0);
});

it('tells of the queues what waits there, to whoever does jobs', async () => {
  const { sql } = server.app.get(PlatformDatabase);
  const queue = server.app.get(JobQueue);
  expect(await scrape()).not.toContain('clearcoat_jobs{');
  await queue.send(sql, 'import', randomUUID());
  await sql(`update pgboss.job set start_after = now() - interval '90 s' where name = 'import'`);
  const states = await queue.look();
  expect(states).toEqual([
    { queue: 'mail', waiting: 0, active: 0, oldestSeconds: 0 },
    { queue: 'message', waiting: 0, active: 0, oldestSeconds: 0 },
    { queue: 'import', waiting: 1, active: 0, oldestSeconds: expect.any(Number) },
    { queue: 'export', waiting: 0, active: 0, oldestSeconds: 0 },
    { queue: 'hourly', waiting: 0, active: 0, oldestSeconds: 0 },
  ]);
  expect(states[2]?.oldestSeconds).toBeGreaterThanOrEqual(90);
});

it('counts what browsers report of remotes, what never was published as one', async () => {
  const visitor = server.visitor();
  const made = { remote: 'made-up', version: '9.9.9' };
  const ours = { remote: 'crm', version: '1.0.0' };
  await visitor.post('/api/client-loads', {
    loads: [ours, made].map((load) => ({ ...load, ms: 300 })),
  });
  await visitor.post('/api/client-reports', { ...made, traceId: 'x1' });
  expect(await valueOf('clearcoat_remote_load_duration_seconds_count', ours)).toBe(1);
  expect(await valueOf('clearcoat_remote_errors_total', ours)).toBe(0);
  await visitor.post('/api/client-reports', { ...made, remote: 'shell', traceId: 'x2' });
  const ofShell = { remote: 'shell', version: 'other', kind: 'load' };
  expect(await valueOf('clearcoat_remote_errors_total', ofShell)).toBe(1);
  const labels = { remote: 'other', version: 'other' };
  expect(await valueOf('clearcoat_remote_load_duration_seconds_sum', labels)).toBe(0.3);
  expect(await valueOf('clearcoat_remote_errors_total', { ...labels, kind: 'load' })).toBe(1);
  expect(await scrape()).not.toContain('made-up');
});
