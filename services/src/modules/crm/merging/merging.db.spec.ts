import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Details = Schemas['ContactDetails'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
});

beforeEach(async () => {
  person = await server.owner();
});

afterAll(() => server.stop());

const detailsOf = async (id: string) => (await person.get<Details>(`/api/contacts/${id}`)).body;
const merge = (id: string, otherId: string, more: Partial<Schemas['MergeInput']> = {}) =>
  person.post<Schemas['MergedContact']>(`/api/contacts/${id}/merge`, { otherId, ...more });

it('one has the jobs, vehicles and addresses of both, and the other is gone', async () => {
  const ana = await person.addContact({ name: 'Ana Ruiz', phone: '1', address: 'Honda Civic' });
  const twin = await person.addContact({ name: 'A. Ruiz', phone: '2', address: 'honda civic' });
  const old = await person.addAppointment({ contactId: twin.id, status: 'completed' });
  await person.addAppointment({ contactId: ana.id, status: 'completed' });
  const path = `/api/contacts/${twin.id}`;
  await person.put(`${path}/vehicles/${(await detailsOf(twin.id)).vehicles[0]?.id}`, {
    plate: '7ABC123',
  });
  await person.post(`${path}/vehicles`, { make: 'Kia', model: 'Soul' });
  await person.post(`${path}/places`, { street: '14 Elm St', city: 'Springfield' });

  const { status, body } = await merge(ana.id, twin.id, { email: 'ana@example.com' });
  expect([status, body.jobs, body.totalSpent]).toEqual([200, 1, 499.98]);
  expect(body).toMatchObject({ name: 'Ana Ruiz', phone: '1', email: 'ana@example.com' });
  const after = await detailsOf(ana.id);
  expect(after.vehicles.map(({ label, plate }) => [label, plate])).toEqual([
    ['Honda Civic', '7ABC123'],
    ['Kia Soul', ''],
  ]);
  expect(after.places.map(({ street }) => street)).toEqual(['14 Elm St']);
  expect(after.history.map(({ vehicle }) => vehicle?.label)).toEqual([
    'Honda Civic',
    'Honda Civic',
  ]);
  expect((await person.get<Details>(path)).body.id).toBe(ana.id);
  const moved = await person.get<Schemas['Appointment']>(`/api/appointments/${old.id}`);
  expect(moved.body.contactId).toBe(ana.id);
  const found = await person.get<Schemas['Contact'][]>('/api/contacts?search=elm');
  expect(found.body.map(({ id }) => id)).toEqual([ana.id]);
});

it('jobs of before keep the vehicle of whom they were booked for', async () => {
  const ana = await person.addContact({ address: 'Honda Civic' });
  const twin = await person.addContact({ address: 'Kia Soul' });
  const theirs = await person.addAppointment({ contactId: twin.id });
  const hers = await person.addAppointment({ contactId: ana.id });
  await merge(ana.id, twin.id);
  const labels = new Map(
    (await detailsOf(ana.id)).history.map(({ id, vehicle }) => [id, vehicle?.label]),
  );
  expect([labels.get(theirs.id), labels.get(hers.id)]).toEqual(['Kia Soul', 'Honda Civic']);
});

it('a customer without a vehicle has the other’s first', async () => {
  const ana = await person.addContact({ address: '' });
  const twin = await person.addContact({ address: 'Kia Soul' });
  expect((await merge(ana.id, twin.id)).body.address).toBe('Kia Soul');
});

it('is refused with oneself, and with who is not there', async () => {
  const { id } = await person.addContact();
  for (const self of [id, id.toUpperCase()]) {
    const { status, body } = await merge(id, self);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ fields: { otherId: 'Please choose another customer' } }),
    ]);
  }
  const stranger = await (await server.owner()).addContact();
  for (const otherId of [stranger.id, 'nonsense']) {
    expect((await merge(id, otherId)).status).toBe(404);
  }
  expect((await merge(id, '')).status).toBe(422);
});

it('two who merge the same two at once end with one', async () => {
  const [one, other] = [await person.addContact(), await person.addContact()];
  const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await person.get<unknown[]>('/api/contacts')).body).toHaveLength(1);
});
