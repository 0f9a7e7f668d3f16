import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import {
  CUSTOMERS,
  EVERYTHING,
  exportPath,
  ExportSteps,
  fetchFile,
} from '../../../../test/support/exports.js';
import { query } from '../../../../test/support/database.js';
import { meanwhile } from '../../../../test/support/meanwhile.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { Worker } from '../../../platform/jobs/index.js';
import { CONTACT_KEYS } from '../contact.fields.js';
import { ExportsService } from './exports.service.js';

let server: TestApp;
let steps: ExportSteps;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  steps = new ExportSteps(server);
  person = await server.owner();
  const { id } = await person.addContact({
    name: '=HYPERLINK("http://evil.example")',
    phone: '+1 (555) 010-4444',
    address: '2021 Subaru Outback',
  });
  await person.addContact({ name: 'Zoë Adams', phone: '(555) 111-2222' });
  await person.addAppointment({
    contactId: id,
    date: '2026-06-01',
    status: 'completed',
    price: 80,
  });
});

afterAll(() => server.stop());

/** First row of a sheet, keyed by heading. */
const firstOf = ([headings = [], first = []]: unknown[][]) =>
  Object.fromEntries(
    headings.map((heading, at): [string, unknown] => [String(heading), first[at]]),
  );

describe('the customers', () => {
  it('come as a CSV file that Excel shows and does not run', async () => {
    const { status, headers, bytes } = await steps.all(person, CUSTOMERS);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="customers-2026-06-17.csv"; filename*=UTF-8''customers-2026-06-17.csv`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    const text = bytes.toString();
    expect(text).toMatch(/^\ufeffName,Phone,.*,Last Visit,Total Spent,.*\r\n/);
    expect(text).toContain(`\r\n"'=HYPERLINK(""http://evil.example"")",+1 (555) 010-4444,`);
    const rows: unknown = parse(bytes, { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        Vehicle: '2021 Subaru Outback',
        Notes: '',
        'Last Visit': '2026-06-01',
        'Total Spent': '80',
      },
      {
        Name: 'Zoë Adams',
        Phone: '(555) 111-2222',
        Email: '',
        'Last Visit': '',
        'Total Spent': '0',
      },
    ]);
  });

  it('come as an Excel file with real dates and amounts', async () => {
    const { headers, bytes } = await steps.all(person, { what: 'customers', format: 'xlsx' });
    expect(headers.get('content-type')).toMatch(/spreadsheetml/);
    expect(headers.get('content-disposition')).toContain('customers-2026-06-17.xlsx');
    const [sheet] = await readXlsxFile(bytes);
    expect(firstOf(sheet?.data ?? [])).toMatchObject({
      Name: `'=HYPERLINK("http://evil.example")`,
      Phone: '+1 (555) 010-4444',
      Email: null,
      Vehicle: '2021 Subaru Outback',
      Notes: null,
      'Last Visit': new Date('2026-06-01T00:00:00Z'),
      'Total Spent': 80,
    });
  });

  it('are those who match a search', async () => {
    const { bytes } = await steps.all(person, { ...CUSTOMERS, search: 'adams zoë' });
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(2);
  });
});

it('everything comes in one workbook', async () => {
  const { status, headers, bytes } = await steps.all(person, EVERYTHING);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('clearcoat-export-2026-06-17.xlsx');
  const sheets = await readXlsxFile(bytes);
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Customers', 3],
    ['Appointments', 2],
    ['Services', 9],
    ['Business', 8],
    ['Vehicles', 2],
    ['Places', 1],
    ['Photos', 1],
  ]);
  expect(
    [4, 1, 2].map((at) => sheets[at] ?? { data: [] }).map(({ data }) => firstOf(data)),
  ).toMatchObject([
    {
      Customer: `'=HYPERLINK("http://evil.example")`,
      Vehicle: '2021 Subaru Outback',
      Year: 2021,
      Make: 'Subaru',
      Size: 'SUV',
    },
    {
      Date: new Date('2026-06-01T00:00:00Z'),
      Start: '12:00',
      End: '13:00',
      Customer: `'=HYPERLINK("http://evil.example")`,
      Phone: '+1 (555) 010-4444',
      Vehicle: '2021 Subaru Outback',
      Address: null,
      Service: 'Full Detail',
      Status: 'completed',
      Price: 80,
      Notes: null,
    },
    {
      Service: 'Full Detail',
      Description: 'Interior and exterior, top to bottom: wash, clay, seal, deep clean',
      'Duration (min)': 240,
      Price: 249.99,
    },
  ]);
});

it('what was exported can be imported again', async () => {
  const { bytes } = await steps.all(person, CUSTOMERS);
  const neighbor = await server.owner();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'customers.csv');
  const staged = await fetch(`${server.url}/api/contacts/imports`, {
    method: 'POST',
    headers: { cookie: neighbor.cookie },
    body,
  });
  const { rows, columns } = (await staged.json()) as Schemas['StagedImport'];
  expect(rows).toBe(2);
  expect(columns[0]?.samples).toEqual(['=HYPERLINK("http://evil.example")', 'Zoë Adams']);
  expect(columns[1]?.samples).toEqual(['+1 (555) 010-4444', '(555) 111-2222']);
  // Every writable field is recognized; figures derived from appointments come back as imported
  // history.
  const suggested = columns.map((column) => column.suggested);
  expect(suggested).toEqual([
    ...[...CONTACT_KEYS, 'lastVisit', 'totalSpent', 'size', 'secondVehicle'],
    ...['street', 'city', 'region', 'postcode', 'accessNotes'],
    // An import reads no language.
    null,
    ...['smsConsent', 'emailConsent'],
    // The days since and the other addresses are for people; an import cannot take them.
    ...[null, null, null, 'plate', 'vin', 'coating', 'coatedOn', null],
  ]);
});

describe('an export', () => {
  const isThere = async (id: string) => (await person.get(exportPath(id))).status;

  it('waits for a worker, and says how it is', async () => {
    const started = await steps.start(person, { ...CUSTOMERS, search: 'Zoë' });
    const name = 'customers-2026-06-17.csv';
    expect(started).toEqual({
      id: expect.any(String),
      what: 'customers',
      format: 'csv',
      status: 'waiting',
      fileName: name,
      rows: 0,
      bytes: 0,
      problem: null,
      createdAt: '2026-06-17T15:00:00.000Z',
      expiresAt: '2026-06-18T15:00:00.000Z',
    });
    const early = await person.get(exportPath(started.id, '/file'));
    expect([early.status, early.body.message]).toEqual([
      409,
      'Your export is not ready yet. Please wait a moment.',
    ]);
    const { bytes } = await steps
      .worked(person, started.id)
      .then(() => steps.file(person, started.id));
    expect(await steps.worked(person, started.id)).toEqual({
      ...started,
      status: 'done',
      rows: 1,
      bytes: bytes.length,
    });
  });

  it('is the same one when it is asked for again, and no other begins meanwhile', async () => {
    const first = await steps.start(person, CUSTOMERS);
    expect((await steps.start(person, CUSTOMERS)).id).toBe(first.id);
    const other = await person.post('/api/exports', EVERYTHING);
    expect([other.status, other.headers.get('retry-after'), other.body.message]).toEqual([
      429,
      '30',
      "An export of your business is already running. Please wait until it's done.",
    ]);
    const neighbor = await server.owner();
    expect((await steps.start(neighbor, EVERYTHING)).status).toBe('waiting');
    await steps.worked(person, first.id);
    const next = await steps.made(person, CUSTOMERS);
    expect([next.status, next.id === first.id]).toEqual(['done', false]);
  });

  it('is of a kind that there is', async () => {
    for (const [order, fields] of [
      [{}, { what: 'Please choose what to export' }],
      [{ what: 'everything', format: 'csv' }, { format: 'Everything comes as an Excel workbook' }],
    ] as const) {
      const { status, body } = await person.post('/api/exports', order);
      expect([status, body.fields]).toEqual([422, fields]);
    }
    expect((await person.post('/api/exports', { what: 'users' })).status).toBe(422);
  });

  it('is for who asked for it alone', async () => {
    const { id } = await steps.made(person, CUSTOMERS);
    await query(
      server.config.databaseUrl,
      `update exports set user_id = '${randomUUID()}' where id = $1`,
      [id],
    );
    expect(await isThere(id)).toBe(404);
    expect((await steps.file(person, id)).status).toBe(404);
  });

  it('is kept for a day, and five of a business at most', async () => {
    const started = server.clock.now().toISOString();
    const kept = await steps.made(person, CUSTOMERS);
    server.clock.advance({ hours: 23 });
    expect(await isThere(kept.id)).toBe(200);
    let latest = kept.id;
    for (let count = 0; count < 5; count++) {
      server.clock.advance({ seconds: 1 });
      latest = (await steps.made(person, CUSTOMERS)).id;
    }
    expect(await isThere(kept.id)).toBe(404);
    const url = server.config.databaseUrl;
    const [business] = await query<{ id: string }>(
      url,
      'select business_id as id from exports where id = $1',
      [latest],
    );
    const pieces = () =>
      query(url, 'select distinct export_id from export_pieces where business_id = $1', [
        business?.id,
      ]);
    expect(await pieces()).toHaveLength(5);
    server.clock.advance({ hours: 26 });
    await server.app.get(ExportsService).purge();
    expect(await pieces()).toEqual([]);
    server.clock.set(started);
  });

  it('that went wrong says so, and makes room for the next', async () => {
    const { id } = await steps.start(person, CUSTOMERS);
    const url = server.config.databaseUrl;
    await query(url, 'revoke select on contact_summaries from clearcoat_app');
    const failed = await steps.worked(person, id);
    await query(url, 'grant select on contact_summaries to clearcoat_app');
    const problem = 'Your export failed. Please try again.';
    expect(failed).toMatchObject({ status: 'failed', problem });
    const { status, body } = await person.get(exportPath(id, '/file'));
    expect([status, body.message]).toEqual([409, problem]);
    expect((await steps.made(person, CUSTOMERS)).status).toBe('done');
  });

  it('that nobody works on any more is given up for the next', async () => {
    const started = server.clock.now().toISOString();
    const { id } = await steps.start(person, EVERYTHING);
    server.clock.advance({ seconds: 31 * 60 });
    const next = await steps.start(person, CUSTOMERS);
    expect((await steps.worked(person, id)).status).toBe('failed');
    expect((await steps.worked(person, next.id)).status).toBe('done');
    server.clock.set(started);
  });

  it('that another process has begun anew is left to that one', async () => {
    const url = server.config.databaseUrl;
    const { id } = await steps.start(person, CUSTOMERS);
    const held = { text: 'lock table contact_summaries', parameters: [] };
    const taken = async () => {
      const { body } = await person.get<Schemas['Export']>(exportPath(id));
      expect(body.status).toBe('running');
      await query(url, `update exports set run_id = '${randomUUID()}' where id = $1`, [id]);
    };
    await meanwhile(url, held, () => server.app.get(Worker).drain(), taken);
    expect(await query(url, `select state from pgboss.job where id = $1`, [id])).toEqual([
      { state: 'active' },
    ]);
    expect(await query(url, 'select 1 from export_pieces where export_id = $1', [id])).toEqual([]);
    await query(url, `update pgboss.job set state = 'retry', start_after = now() where id = $1`, [
      id,
    ]);
    expect((await steps.worked(person, id)).status).toBe('done');
  });
});

it('the addresses of before answer with the whole file', async () => {
  const working = await startTestApp({
    databaseUrl: server.config.databaseUrl,
    env: { WORKER: '1' },
  });
  const paths = [
    '/api/contacts/export?search=zo%C3%AB',
    '/api/contacts/export?format=xlsx',
    '/api/contacts/export?visits=never',
    '/api/contacts/export?make=ford',
    '/api/export',
  ];
  for (const path of paths) {
    const { status, headers, bytes } = await fetchFile(working.url, person, path);
    expect([status, headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(bytes.length).toBeGreaterThan(50);
  }
  expect((await fetchFile(working.url, person, '/api/contacts/export?format=pdf')).status).toBe(
    400,
  );
  await working.stop();
});
