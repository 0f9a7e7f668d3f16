import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const report = { remote: 'crm', version: '1.0.0-ab', traceId: 'x1', reason: 'ChunkLoadError' };
const load = { remote: 'crm', version: '1.0.0-ab', ms: 120 };
const rows = (table: string) => query(server.config.databaseUrl, `select * from ${table}`);

it('takes a report from a visitor, and nothing that is not one', async () => {
  const visitor = server.visitor();
  expect((await visitor.post('/api/client-reports', report)).status).toBe(204);
  const tooLong = { ...report, reason: 'x'.repeat(301) };
  expect((await visitor.post('/api/client-reports', tooLong)).status).toBe(422);
  expect(await rows('client_reports')).toMatchObject([{ remote: 'crm', trace_id: 'x1' }]);
});

it('keeps what one version threw, and not what a page threw in each', async () => {
  const visitor = server.visitor();
  const send = async (kind: string) =>
    (await visitor.post('/api/client-reports', { ...report, traceId: 'x2', kind })).status;
  expect([await send('page'), await send('odd')]).toEqual([204, 422]);
  expect(await rows('client_reports')).toHaveLength(1);
  expect(await send('render')).toBe(204);
  const kinds = await rows('client_reports');
  expect(kinds).toMatchObject([{ kind: 'load' }, { kind: 'render' }]);
});

it('takes how long the remotes of a page took, and nothing else', async () => {
  const visitor = server.visitor();
  const send = async (body: object) => (await visitor.post('/api/client-loads', body)).status;
  expect(await send({ loads: [load, { ...load, remote: 'insights' }] })).toBe(204);
  for (const loads of [
    [],
    ['crm'],
    [{ ...load, ms: -1 }],
    [{ ...load, ms: 1.5 }],
    [{ remote: 'crm', ms: 1 }],
    Array(21).fill(load),
  ]) {
    expect([loads, await send({ loads })]).toEqual([loads, 422]);
  }
  expect(await rows('client_loads')).toMatchObject([
    { remote: 'crm', version: '1.0.0-ab', ms: 120 },
    { remote: 'insights' },
  ]);
});

it('keeps both for a week', async () => {
  const count = async () => [
    (await rows('client_reports')).length,
    (await rows('client_loads')).length,
  ];
  server.clock.advance({ hours: 7 * 24 - 1 });
  await runHourlyTasks(server);
  expect(await count()).toEqual([2, 2]);
  server.clock.advance({ hours: 2 });
  await runHourlyTasks(server);
  expect(await count()).toEqual([0, 0]);
});

it('asks for patience when it gets too many, and for none of the others', async () => {
  const visitor = server.visitor();
  const statuses = new Set<number>();
  for (let count = 0; count <= 101; count += 1) {
    statuses.add((await visitor.post('/api/client-reports', report)).status);
  }
  expect([...statuses]).toEqual([204, 429]);
  expect((await visitor.post('/api/client-loads', { loads: [load] })).status).toBe(204);
});
