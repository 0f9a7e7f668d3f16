import { readShell } from '@clearcoat/federation/store';
import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { FakeWebRoot } from '../../../test/support/web-root.js';

let server: TestApp;
let webRoot: FakeWebRoot;
let platform: Visitor;

beforeAll(async () => {
  webRoot = await FakeWebRoot.create();
  await webRoot.runs(await webRoot.put('1.1.0'), webRoot.release('1.0.0'));
  server = await startTestApp({ env: { WEB_ROOT: webRoot.folder } });
  platform = await server.owner({ email: 'admin@platform.example' });
  await query(server.config.databaseUrl, `update credentials set is_platform_admin = true`);
});

afterAll(async () => {
  await server.stop();
  await webRoot.remove();
});

const stackOf = (version: string) =>
  `TypeError: x\n    at row (https://app.example/remotes/crm/${version}/list.12345678.js:1:5)`;
const error = {
  kind: 'error',
  message: 'No customer dana@example.com',
  stack: stackOf('1.0.0'),
  route: '/contacts/:id',
};
const vital = { name: 'LCP', value: 900, remote: 'crm', version: '1.0.0', route: '/contacts' };

const send = async (errors: object[]) =>
  (await server.visitor().post('/api/client-errors', { errors })).status;
const overview = async () =>
  (await platform.get<Schemas['PlatformBrowsers']>('/api/platform/browsers')).body;

it('counts an error by version and route, and keeps nothing of a person', async () => {
  expect(await send([error, error])).toBe(204);
  server.clock.advance({ hours: 2 });
  const other = { ...error, stack: stackOf('9.9.9'), route: '/contacts/dana.reyes' };
  expect(await send([{ ...error, stack: stackOf('1.1.0') }, other])).toBe(204);
  const { errors } = await overview();
  expect(errors).toEqual([
    {
      fingerprint: expect.stringMatching(/^[\da-f]{16}$/),
      kind: 'error',
      remote: 'crm',
      message: 'No customer <e-mail>',
      frames: ['row /remotes/crm/9.9.9/list.12345678.js:1:5'],
      version: 'other',
      count: 4,
      firstSeen: '2026-06-17T15:00:00.000Z',
      lastSeen: '2026-06-17T17:00:00.000Z',
      versions: [
        { name: '1.0.0', count: 2 },
        { name: '1.1.0', count: 1 },
        { name: 'other', count: 1 },
      ],
      routes: [
        { name: '/contacts/:id', count: 3 },
        { name: 'other', count: 1 },
      ],
    },
  ]);
});

it('tells a stack in the sources, as soon as there is a map', async () => {
  const message = 'Odd';
  const stack = stackOf('1.1.0').replace(':1:5', ':1:1');
  await send([{ ...error, message, stack }]);
  const frames = async () =>
    (await overview()).errors.find((found) => found.message === message)?.frames;
  expect(await frames()).toEqual(['row /remotes/crm/1.1.0/list.12345678.js:1:1']);
  await webRoot.putMap('1.1.0', 'list.12345678.js');
  expect(await frames()).toEqual(['row mfe-crm/src/Row.tsx:3:5']);
});

it('refuses what is too much or none, and asks for patience', async () => {
  for (const errors of [
    [],
    ['x'],
    Array(11).fill(error),
    [{ ...error, kind: 'odd' }],
    [{ ...error, message: 'x'.repeat(1_001) }],
    [{ ...error, stack: 'x'.repeat(4_001) }],
  ]) {
    expect([errors, await send(errors)]).toEqual([errors, 422]);
  }
  const statuses = new Set<number>();
  for (let count = 0; count <= 101; count += 1)
    statuses.add(await send([{ ...error, stack: 'at chrome-extension://x/y.js:1:1' }]));
  expect([...statuses]).toEqual([204, 429]);
});

it('tells for each route what three quarters of the pages had at most', async () => {
  const report = async (vitals: object[]) =>
    (await server.visitor().post('/api/client-vitals', { vitals })).status;
  const pages = [100, 200, 300, 400].map((value) => ({ ...vital, name: 'TTFB', value }));
  expect(await report([vital, { ...vital, value: 1_300 }, ...pages])).toBe(204);
  const ofShell = { ...vital, name: 'TTFB', remote: 'shell', version: 'unknown', route: '/auth' };
  expect(await report([ofShell])).toBe(204);
  expect(await report([{ ...vital, name: 'FID' }])).toBe(422);
  expect(await report([{ ...vital, value: -1 }])).toBe(422);
  expect((await overview()).vitals).toEqual([
    {
      ...{ route: '/contacts', remote: 'crm', version: '1.0.0', count: 4 },
      ...{ lcp: 1_200, inp: null, cls: null, ttfb: 325 },
    },
    {
      ...{ route: '/auth', remote: 'shell', version: readShell(webRoot.folder)?.version, count: 1 },
      ...{ lcp: null, inp: null, cls: null, ttfb: 900 },
    },
  ]);
});

it('is read by administrators of the platform alone', async () => {
  const owner = await server.owner();
  expect((await owner.get('/api/platform/browsers')).status).toBe(403);
});

it('keeps it for a week', async () => {
  server.clock.advance({ hours: 8 * 24 });
  await runHourlyTasks(server);
  const tables = ['client_errors', 'client_error_counts', 'client_vitals'];
  for (const table of tables) {
    expect(await query(server.config.databaseUrl, `select 1 from ${table}`)).toEqual([]);
  }
});
