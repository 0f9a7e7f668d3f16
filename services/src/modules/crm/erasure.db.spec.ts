import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { ImportSteps } from '../../../test/support/imports.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const grey = { r: 90, g: 90, b: 90 };
const greyPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: grey } })
    .jpeg()
    .toBuffer();

const SECRETS = /Jordan|Blake|is ill|9876543|jordan@|Subaru|Two dogs|code 4711/;

it('a customer deleted a month ago is forgotten, and the jobs stay', async () => {
  const person = await server.owner();
  const other = await person.addContact({ name: 'Ana Ruiz', phone: '5551112222' });
  const { id } = await person.addContact({
    name: 'Jordan Blake',
    phone: '(555) 987-6543',
    email: 'jordan@example.com',
    address: 'Subaru',
    notes: 'Two dogs',
  });
  const update = 'Name,Phone,Email\nJordan Blake,5559876543,jordan@blake.example\n';
  const options = { mapping: { name: 0, phone: 1, email: 2 }, duplicates: 'update' as const };
  await new ImportSteps(server).all(person, update, options);
  const job = { contactId: id, date: '2026-06-01', status: 'completed' as const, price: 80 };
  const { id: jobId } = await person.addAppointment({ ...job, notes: 'Gate code 4711' });
  const { id: cancelled } = await person.addAppointment({ contactId: id, date: '2026-06-02' });
  await person.post(`/api/appointments/${cancelled}/cancel`, { cancelReason: 'Jo is ill' });
  const photo = { kind: 'after', photo: new Uint8Array(await greyPhoto()) };
  const photoPath = `/api/appointments/${jobId}/photos/${randomUUID()}`;
  expect((await person.sendForm('PUT', photoPath, photo)).status).toBe(200);
  const vehicle = async () =>
    (await person.get<Schemas['Appointment']>(`/api/appointments/${jobId}`)).body.vehicle;
  expect((await vehicle())?.photoUrl).toContain('/vehicle-photo/');
  await person.delete(`/api/contacts/${id}?appointments=keep`);
  const { email } = (await person.get<Schemas['UserProfile']>('/api/user/profile')).body;
  const photos = () => query(server.config.databaseUrl, 'select id from job_photos');
  const everything = async () =>
    JSON.stringify([
      await query(server.config.databaseUrl, 'select * from contacts'),
      await query(server.config.databaseUrl, 'select * from appointments'),
      await query(server.config.databaseUrl, 'select * from contact_import_rows'),
      await query(server.config.databaseUrl, 'select * from audit_entries'),
    ]);

  server.clock.advance({ hours: 29 * 24 });
  await runHourlyTasks(server);
  expect(await everything()).toMatch(SECRETS);
  expect(await photos()).toHaveLength(1);

  server.clock.advance({ hours: 24, seconds: 1 });
  await runHourlyTasks(server);
  expect(await everything()).not.toMatch(SECRETS);
  expect(await photos()).toEqual([]);
  await person.post('/api/login', { email, password: 'secret-enough' });
  const kept = await person.get<Schemas['Appointment']>(`/api/appointments/${jobId}`);
  expect(kept.body).toMatchObject({ price: 80, notes: '', customer: { name: 'Deleted customer' } });
  expect(await vehicle()).toBeNull();
  expect((await person.post(`/api/contacts/${id}/restore`)).status).toBe(404);
  const { body } = await person.get<Schemas['Contact'][]>('/api/contacts');
  expect(body.map(({ name, phone }) => [name, phone])).toEqual([[other.name, other.phone]]);
});
