import readXlsxFile from 'read-excel-file/node';
import { query } from '../../../../test/support/database.js';
import { costOf } from '../../../../test/support/event-loop.js';
import { EVERYTHING, exportPath, ExportSteps } from '../../../../test/support/exports.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

const APPOINTMENTS = 20_000;

let server: TestApp;
let person: Visitor;
let steps: ExportSteps;

beforeAll(async () => {
  server = await startTestApp();
  steps = new ExportSteps(server);
  person = await server.owner();
  const session = await person.get<Schemas['SessionState']>('/api/session');
  const businessId = session.body.user?.businessId ?? '';
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

describe('an export of many years', () => {
  it('is whole', async () => {
    const { bytes } = await steps.all(person, EVERYTHING);
    const [, appointments] = await readXlsxFile(bytes);
    expect(appointments?.data).toHaveLength(APPOINTMENTS + 1);
    expect(appointments?.data.at(-1)?.slice(-2)).toEqual([0.01, 'Note 1']);
  });

  it('holds nobody up, and takes little memory', async () => {
    const bounds = { held: 50, megabytes: 100 };
    const cost = await costOf(async () => {
      const { id, rows } = await steps.made(person, EVERYTHING);
      expect(rows).toBeGreaterThan(APPOINTMENTS);
      const headers = { cookie: person.cookie };
      const { body } = await fetch(server.url + exportPath(id, '/file'), { headers });
      for await (const piece of body ?? []) expect(piece).toBeTruthy();
    }, bounds);
    expect(cost.held).toBeLessThan(bounds.held);
    expect(cost.megabytes).toBeLessThan(bounds.megabytes);
  });

  it('is in pieces, of which a download that is broken off leaves the others alone', async () => {
    const { id } = await steps.made(person, EVERYTHING);
    const count = 'select count(*)::integer as pieces from export_pieces where export_id = $1';
    const [found] = await query<{ pieces: number }>(server.config.databaseUrl, count, [id]);
    expect(found?.pieces).toBeGreaterThan(1);
    const leaving = new AbortController();
    const { body } = await fetch(server.url + exportPath(id, '/file'), {
      headers: { cookie: person.cookie },
      signal: leaving.signal,
    });
    await body?.getReader().read();
    leaving.abort();
    const { bytes, headers } = await steps.file(person, id);
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(await readXlsxFile(bytes)).toHaveLength(7);
  });
});
