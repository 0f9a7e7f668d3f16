import readXlsxFile from 'read-excel-file/node';
import pg from 'pg';
import { query } from '../../../../test/support/database.js';
import { costOf } from '../../../../test/support/event-loop.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

const APPOINTMENTS = 20_000;

let server: TestApp;
let person: Visitor;
let businessId: string;

beforeAll(async () => {
  server = await startTestApp();
  person = await server.owner();
  const session = await person.get<Schemas['SessionState']>('/api/session');
  businessId = session.body.user?.businessId ?? '';
  const { id } = await person.addContact();
  await query(
    server.config.databaseUrl,
    `insert into appointments (business_id, contact_id, service_id, service_name, starts_at, ends_at,
       status, price_cents, notes, created_at)
     select $1, $2, 's1', 'Wash', timestamptz '2020-01-01 12:00Z' + n * interval '1 hour',
       timestamptz '2020-01-01 13:00Z' + n * interval '1 hour', 'completed', n, 'Note ' || n, now()
     from generate_series(1, $3) as n`,
    [businessId, id, APPOINTMENTS],
  );
});

afterAll(() => server.stop());

const download = (signal?: AbortSignal) =>
  fetch(`${server.url}/api/export`, { headers: { cookie: person.cookie }, signal });

/** Its status, when all of it has come. */
async function whole(): Promise<number> {
  const response = await download();
  await response.arrayBuffer();
  return response.status;
}

describe('an export of many years', () => {
  it('is whole', async () => {
    const [, appointments] = await readXlsxFile(
      Buffer.from(await (await download()).arrayBuffer()),
    );
    expect(appointments?.data).toHaveLength(APPOINTMENTS + 1);
    expect(appointments?.data.at(-1)?.slice(-2)).toEqual([0.01, 'Note 1']);
  });

  it('holds nobody up, and takes little memory', async () => {
    const bounds = { held: 50, megabytes: 100 };
    const cost = await costOf(async () => {
      for await (const piece of (await download()).body ?? []) expect(piece).toBeTruthy();
    }, bounds);
    expect(cost.held).toBeLessThan(bounds.held);
    expect(cost.megabytes).toBeLessThan(bounds.megabytes);
  });

  it('that is broken off makes room for the next', async () => {
    const leaving = new AbortController();
    const { body } = await download(leaving.signal);
    await body?.getReader().read();
    leaving.abort();
    let status: number;
    do status = await whole();
    while (status === 429);
    expect(status).toBe(200);
  });
});

it('one export of a business is made at a time, on whichever replica', async () => {
  const replica = new pg.Client({ connectionString: server.config.databaseUrl });
  await replica.connect();
  const key = `hashtextextended('export ' || $1::text, 0)`;
  await replica.query(`select pg_advisory_lock(${key})`, [businessId]);
  const second = await download();
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await second.json()).toMatchObject({
    message: expect.stringContaining('being made already'),
  });
  const stranger = await server.owner();
  expect((await stranger.get('/api/export')).status).toBe(200);
  await replica.end();
  expect(await whole()).toBe(200);
});
