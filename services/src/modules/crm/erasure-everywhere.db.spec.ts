import { query } from '../../../test/support/database.js';
import { ExportSteps, EVERYTHING } from '../../../test/support/exports.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { ImportSteps } from '../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
});

beforeEach(async () => {
  person = await server.owner();
});

afterAll(() => server.stop());

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')`;

/** All tables of the database with a row that contains a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { databaseUrl } = server.config;
  const names = await query<{ name: string }>(databaseUrl, TABLES);
  const found: string[] = [];
  for (const { name } of names) {
    const where = `t::text ilike '%${text}%'`;
    const rows = await query(databaseUrl, `select 1 from ${name} t where ${where} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/**
 * Creates every kind of record that stores a contact's name: appointments, cancellations, repeats,
 * imports, exports, questions, merges.
 */
async function leaveTraces(name: string): Promise<string> {
  const once = { headers: { 'idempotency-key': crypto.randomUUID() } };
  const input = { name, phone: '5559876543', email: `${name}@example.com`, notes: `Call ${name}` };
  const { body: contact } = await person.post<Schemas['Contact']>('/api/contacts', input, once);
  const path = `/api/contacts/${contact.id}`;
  await person.post(`${path}/vehicles`, { make: name, notes: name });
  await person.post(`${path}/places`, { label: name, street: '14 Elm St', accessNotes: name });
  const job = { contactId: contact.id, serviceId: 's1', notes: `For ${name}`, date: '2026-06-18' };
  const { body: booked } = await person.post<Schemas['Appointment']>('/api/appointments', job, {
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const text = { kind: 'scheduled', channel: 'sms', text: `Hi ${name}`, about: 'x' };
  await person.post(`/api/appointments/${booked.id}/messages`, text);
  await person.post(`/api/appointments/${booked.id}/cancel`, { cancelReason: `${name} is ill` });
  const done = { contactId: contact.id, date: '2026-06-16', status: 'completed' as const };
  await person.addAppointment({ ...done, notes: name });
  const next = await person.addAppointment({ contactId: contact.id, date: '2026-06-22' });
  await person.post('/api/series', { appointmentId: next.id, everyWeeks: 1 });
  await person.put(path, { ...input, notes: `Ask for ${name} Junior` });
  const file = `Name,Phone\n${name} Senior,5551234567\n${name},5559876543\n`;
  const mapping = { name: 0, phone: 1 };
  await new ImportSteps(server).all(person, file, { mapping, duplicates: 'update' });
  await new ExportSteps(server).made(person, EVERYTHING);
  await person.post('/api/chat', { message: `When was ${name} last here?` });
  const twin = await person.addContact({ name: `${name} Twin` });
  await person.post(`${path}/merge`, { otherId: twin.id });
  return contact.id;
}

it('a contact who was deleted a month ago is nowhere in the database', async () => {
  const name = 'Zebulonquist';
  await leaveTraces(name);
  const { body: all } = await person.get<Schemas['Contact'][]>(`/api/contacts?search=${name}`);
  for (const { id } of all) await person.delete(`/api/contacts/${id}?appointments=cancel`);
  expect(await tablesWith(name)).not.toEqual([]);
  server.clock.advance({ hours: 30 * 24, seconds: 1 });
  await runHourlyTasks(server);
  expect(await tablesWith(name)).toEqual([]);
});

it('a business that was deleted is nowhere in the database', async () => {
  const name = 'Quillonhurst';
  const email = `${name.toLowerCase()}@example.com`;
  const password = 'secret-enough';
  person = await server.owner({ email, password, businessName: name, firstName: name });
  await leaveTraces(name);
  await person.put('/api/messages/templates/reminder/sms/en', { body: `See you, ${name}` });
  const deletion = { password, businessName: name };
  expect((await person.send('DELETE', '/api/business', deletion)).status).toBe(200);
  await runHourlyTasks(server);
  expect(await tablesWith(name)).toEqual([]);
});
