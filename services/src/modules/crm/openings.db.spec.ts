import { query } from '../../../test/support/database.js';
import { ImportSteps } from '../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Contact = Schemas['Contact'];

let server: TestApp;
let person: Visitor;

const HEAD = ['Name', 'Phone', 'Last Visit', 'Total Spent'];
const MAPPING = { name: 0, phone: 1, lastVisit: 2, totalSpent: 3 };
const ROWS = [
  ['Pete Lee', '(555) 010-0001', '2025-03-23', '2480'],
  ['Toni Ray', '(555) 010-0002', '2026-03-01', '12480'],
  ['Ana Ruiz', '(555) 010-0003', '', ''],
];

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

beforeEach(async () => {
  person = await server.owner();
  const text = [HEAD, ...ROWS].map((row) => row.join(',')).join('\n');
  await new ImportSteps(server).all(person, text, { mapping: MAPPING, duplicates: 'skip' });
});

const list = async (sort: string) =>
  (await person.get<Contact[]>(`/api/contacts?sort=${sort}`)).body.map(({ name }) => name);

const byName = async (name: string) => {
  const { body } = await person.get<Contact[]>(`/api/contacts?search=${name}`);
  return body[0] as Contact;
};

const ask = async (message: string) =>
  (await person.post<{ response: string }>('/api/chat', { message })).body.response;

it('imported history is what a customer has spent and when they were last here', async () => {
  expect(await byName('Pete')).toMatchObject({ totalSpent: 2480, lastAppointment: '2025-03-23' });
  const { id } = await byName('Pete');
  await person.addAppointment({
    ...{ contactId: id, date: '2026-06-10', status: 'completed', price: 100 },
  });
  expect(await byName('Pete')).toMatchObject({ totalSpent: 2580, lastAppointment: '2026-06-10' });
});

it('sorts, and pages by cursors', async () => {
  expect(await list('-totalSpent')).toEqual(['Toni Ray', 'Pete Lee', 'Ana Ruiz']);
  expect(await list('lastAppointment')).toEqual(['Ana Ruiz', 'Pete Lee', 'Toni Ray']);
  const first = await person.get<Contact[]>('/api/contacts?sort=-totalSpent&limit=1');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await person.get<Contact[]>(next.replace(/^https?:\/\/[^/]+/, ''));
  expect(second.body.map(({ name }) => name)).toEqual(['Pete Lee']);
});

it('is due for a visit, and answers the assistant', async () => {
  const { body } = await person.get<Schemas['DailyBrief']>('/api/assistant/brief');
  expect(JSON.stringify(body)).toContain('1 customer is due');
  expect(await ask('When was Pete Lee last here?')).toMatch(/Mar(ch)? 23, 2025/);
  expect(await ask('How much has Pete Lee spent?')).toContain('$2,480');
  expect(await ask('Who has spent the most?')).toMatch(/Toni Ray.*\$12,480/s);
  expect(await ask('Who has not been in for a year?')).toContain('Pete Lee');
  expect(await ask('How many customers have not been here for 6 months?')).toMatch(/\b1\b/);
  expect(await ask('Write a we-miss-you text to everyone who has not come for 6 months')).toContain(
    'Pete',
  );
});

it('is in no figure of a day', async () => {
  const { body } = await person.get<Schemas['Revenue']>('/api/revenue?period=year');
  expect(body.summary.totalRevenue).toBe(0);
  expect(await ask('What was our revenue this year?')).toContain('$0');
});

it('goes with a merge, and comes off with an undo of the import', async () => {
  const [pete, ana] = [await byName('Pete'), await byName('Ana')];
  await person.post(`/api/contacts/${ana.id}/merge`, { otherId: pete.id });
  const rows = await query(
    server.config.databaseUrl,
    'select spent_cents::int as cents, last_visit_on::text as day from contact_summaries where contact_id = $1',
    [ana.id],
  );
  expect(rows).toEqual([{ cents: 248_000, day: '2025-03-23' }]);
});
