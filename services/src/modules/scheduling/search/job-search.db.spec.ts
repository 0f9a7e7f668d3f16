import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  // A Wednesday, 8 a.m. in New York.
  server = await startTestApp({ now: '2026-06-17T12:00:00Z' });
  person = await server.owner();
  const ana = await person.addContact({
    name: 'Ana Ruiz',
    phone: '+1 (555) 300-1004',
    address: '2019 Toyota Tacoma',
    notes: 'Dog hair',
  });
  const [vehicle] = (await person.get<Schemas['Vehicle'][]>(`/api/contacts/${ana.id}/vehicles`))
    .body;
  await person.put(`/api/contacts/${ana.id}/vehicles/${vehicle?.id}`, { plate: '7ABC123' });
  await person.post(`/api/contacts/${ana.id}/places`, { street: '14 Elm Street', city: 'Salem' });
  const bo = await person.addContact({ name: 'Bo Chen', phone: '5559990000' });
  for (const [contactId, serviceId, date] of [
    [ana.id, 's1', '2025-01-10'],
    [ana.id, 's2', '2026-06-16'],
    [ana.id, 's1', '2026-06-23'],
    [bo.id, 's1', '2026-06-18'],
  ] as const) {
    await person.addAppointment({ contactId, serviceId, date, startTime: '10:00' });
  }
});

afterAll(() => server.stop());

const search = async (q: string, by = person) =>
  (await by.get<Appointment[]>(`/api/appointments/search?q=${encodeURIComponent(q)}`)).body;
const datesOf = (jobs: Appointment[]) => jobs.map(({ date }) => date);

const OF_ANA = ['2026-06-16', '2026-06-23', '2025-01-10'];

it.each([
  'ana',
  'RUIZ',
  'tacoma',
  '7abc',
  '7ABC-12 3',
  'elm',
  '1004',
  '+1 555 300 1004',
  'dog hair',
  'ruiz ana',
  'tacoma ruiz',
])('finds all jobs of a customer by %p, however long ago, the nearest first', async (q) => {
  expect(datesOf(await search(q))).toEqual(OF_ANA);
});

it.each([
  ['tomorrow', ['2026-06-18']],
  ['Jun 23', ['2026-06-23']],
  ['ana tuesday', ['2026-06-23']],
  ['ana june', ['2026-06-16', '2026-06-23']],
])('finds by the day: %p', async (q, dates) => {
  expect(datesOf(await search(q))).toEqual(dates);
});

it('finds by the service, alone and with the customer', async () => {
  const { body: services } = await person.get<Schemas['Service'][]>('/api/services');
  const name = services.find(({ id }) => id === 's1')?.name ?? '';
  expect(datesOf(await search(name))).toEqual(['2026-06-18', '2026-06-23', '2025-01-10']);
  expect(datesOf(await search(`ruiz ${name}`))).toEqual(['2026-06-23', '2025-01-10']);
});

it('answers as many as are asked for, whole, and nothing for nothing', async () => {
  const { body } = await person.get<Appointment[]>('/api/appointments/search?q=ana&limit=1');
  expect(body).toEqual([(await person.get(`/api/appointments/${body[0]?.id}`)).body]);
  expect(await search(' ')).toEqual([]);
  expect(await search('nobody at all')).toEqual([]);
});

it('is asked by who may see all jobs, of the own business alone', async () => {
  expect(await search('ana', await server.owner())).toEqual([]);
  const technician = await server.colleague(person, 'technician');
  const { status } = await technician.get('/api/appointments/search?q=ana');
  expect(status).toBe(403);
});
