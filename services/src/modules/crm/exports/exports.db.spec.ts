import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { CONTACT_KEYS } from '../contact.fields.js';

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
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

async function fetchFile(path: string) {
  const response = await fetch(server.url + path, { headers: { cookie: person.cookie } });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The first row of a sheet, by its headings. */
const firstOf = ([headings = [], first = []]: unknown[][]) =>
  Object.fromEntries(
    headings.map((heading, at): [string, unknown] => [String(heading), first[at]]),
  );

describe('the customers', () => {
  it('come as a CSV file that Excel shows and does not run', async () => {
    const { status, headers, bytes } = await fetchFile('/api/contacts/export?format=csv');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="customers-2026-06-17.csv"; filename*=UTF-8''customers-2026-06-17.csv`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const text = bytes.toString();
    expect(text).toMatch(/^\ufeffName,Phone,.*,Last Visit,Total Spent\r\n/);
    expect(text).toContain(`\r\n"'=HYPERLINK(""http://evil.example"")",'+1 (555) 010-4444,`);
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
    const { headers, bytes } = await fetchFile('/api/contacts/export?format=xlsx');
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
    const { bytes } = await fetchFile('/api/contacts/export?search=zo%C3%AB');
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(2);
    expect((await fetchFile('/api/contacts/export?format=pdf')).status).toBe(400);
  });
});

it('everything comes in one workbook', async () => {
  const { status, headers, bytes } = await fetchFile('/api/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('clearcoat-export-2026-06-17.xlsx');
  const sheets = await readXlsxFile(bytes);
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Customers', 3],
    ['Appointments', 2],
    ['Services', 9],
    ['Business', 8],
  ]);
  expect(sheets.slice(1, 3).map(({ data }) => firstOf(data))).toMatchObject([
    {
      Date: new Date('2026-06-01T00:00:00Z'),
      Start: '12:00',
      End: '13:00',
      Customer: `'=HYPERLINK("http://evil.example")`,
      Phone: '+1 (555) 010-4444',
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
  const { bytes } = await fetchFile('/api/contacts/export?format=csv');
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
  // Every field that can be written comes back as itself; what follows from the jobs does not.
  const suggested = columns.map((column) => column.suggested);
  expect(suggested).toEqual([...CONTACT_KEYS, null, null]);
});
