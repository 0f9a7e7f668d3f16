import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { query } from '../../../../test/support/database.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Place = Schemas['Place'];
type Appointment = Schemas['Appointment'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  person = await server.owner();
});

afterAll(() => server.stop());

const HOME = {
  label: 'Home',
  street: '14 Elm St',
  city: 'Springfield',
  region: 'OH',
  postcode: '45501',
  accessNotes: 'Gate code 4411',
};
const WAY =
  'https://www.google.com/maps/dir/?api=1&destination=14%20Elm%20St%2C%20Springfield%2C%20OH%2045501';

const add = (path: string, values: Schemas['PlaceInput'] = HOME) =>
  person.post<Place>(path, values);

it('a customer has addresses, with the way there', async () => {
  const { id } = await person.addContact();
  const path = `/api/contacts/${id}/places`;
  const { status, body } = await add(path);
  const home = { ...HOME, id: expect.any(String), directionsUrl: WAY, version: 1 };
  expect([status, body]).toEqual([201, home]);
  expect((await person.get<Schemas['ContactDetails']>(`/api/contacts/${id}`)).body.places).toEqual([
    home,
  ]);
  const changed = await person.put<Place>(`${path}/${body.id}`, {
    street: '',
    city: '',
    region: '',
  });
  expect(changed.body).toMatchObject({ label: 'Home', postcode: '45501', version: 2 });
  const late = await person.put(`${path}/${body.id}`, {}, { headers: { 'if-match': '"1"' } });
  expect(late.status).toBe(409);
  const refused = await add(path, { city: 'Springfield' });
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ fields: { street: 'Please enter a street' } }),
  ]);
  expect((await person.delete(`${path}/${body.id}`)).body).toEqual({
    id: body.id,
    archived: false,
  });
  expect((await person.get(path)).body).toEqual([]);
});

it('is added once for a key', async () => {
  const { id } = await person.addContact();
  const headers = { 'idempotency-key': 'place-1' };
  const send = () => person.post<Place>(`/api/contacts/${id}/places`, HOME, { headers });
  const [one, other] = [await send(), await send()];
  expect(other.body).toEqual(one.body);
  expect((await person.get<Place[]>(`/api/contacts/${id}/places`)).body).toHaveLength(1);
});

it('the shop has places of its own, which are nobody’s addresses', async () => {
  const { id } = await person.addContact();
  const shop = (await add('/api/places', { label: 'North bay' })).body;
  expect(shop.directionsUrl).toBeNull();
  expect((await person.get<Place[]>('/api/places')).body).toEqual([shop]);
  expect((await person.get<Place[]>(`/api/contacts/${id}/places`)).body).toEqual([]);
  expect((await person.put(`/api/contacts/${id}/places/${shop.id}`, HOME)).status).toBe(404);
  const renamed = await person.put<Place>(`/api/places/${shop.id}`, { label: 'South bay' });
  expect(renamed.body.label).toBe('South bay');
  const home = (await add(`/api/contacts/${id}/places`)).body;
  expect((await person.delete(`/api/places/${home.id}`)).status).toBe(404);
  expect((await person.delete(`/api/places/${shop.id}`)).body).toMatchObject({ archived: false });
});

it('the shop’s places are a setting: the office reads them, and changes only its customers’', async () => {
  const shop = (await add('/api/places', HOME)).body;
  const office = await server.colleague(person, 'staff');
  expect((await office.get<Place[]>('/api/places')).body).toContainEqual(shop);
  const path = `/api/places/${shop.id}`;
  const writes = [
    office.post('/api/places', HOME),
    office.put(path, { street: '2 Oak Ave' }),
    office.delete(path),
    office.post(`${path}/restore`, {}),
  ];
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const { id } = await office.addContact();
  expect((await office.post(`/api/contacts/${id}/places`, HOME)).status).toBe(201);
  await person.delete(path);
});

it('a job is at the shop, at one of its places or at the customer’s, and keeps where it is', async () => {
  const { id: contactId } = await person.addContact();
  const home = (await add(`/api/contacts/${contactId}/places`)).body;
  const bay = (await add('/api/places', { label: 'Bay 1' })).body;
  expect((await person.addAppointment({ contactId })).place).toBeNull();
  expect((await person.addAppointment({ contactId, placeId: bay.id })).place?.label).toBe('Bay 1');
  const job = await person.addAppointment({ contactId, placeId: home.id });
  const { version: _version, ...shown } = home;
  expect(job.place).toEqual(shown);
  const path = `/api/appointments/${job.id}`;
  const input = { contactId, serviceId: 's1', date: '2026-06-19' };
  expect((await person.put<Appointment>(path, input)).body.place?.id).toBe(home.id);
  expect((await person.delete(`/api/contacts/${contactId}/places/${home.id}`)).body).toEqual({
    id: home.id,
    archived: true,
  });
  expect((await person.put<Appointment>(path, input)).body.place?.street).toBe('14 Elm St');
  const other = await person.addContact();
  const theirs = { ...input, contactId: other.id };
  expect((await person.put<Appointment>(path, theirs)).body.place).toBeNull();
  const back = await person.post<Place>(`/api/contacts/${contactId}/places/${home.id}/restore`, {});
  expect([back.status, back.body.street]).toEqual([200, '14 Elm St']);
  await person.delete(`/api/places/${bay.id}`);
  expect((await person.post<Place>(`/api/places/${bay.id}/restore`, {})).body.label).toBe('Bay 1');
  expect((await person.post(`/api/places/${bay.id}/restore`, {})).status).toBe(404);
  const lists = (await person.get<Schemas['AppointmentLists']>('/api/appointments')).body;
  expect(lists.upcoming.map(({ place }) => place?.label)).toContain('Bay 1');
});

it('a job takes no address of another customer', async () => {
  const { id: contactId } = await person.addContact();
  const other = await person.addContact();
  const { body } = await add(`/api/contacts/${other.id}/places`);
  for (const placeId of [body.id, 'nonsense']) {
    const input = { contactId, serviceId: 's1', date: '2026-06-20', placeId };
    const { status, body: refusal } = await person.post('/api/appointments', input);
    expect([status, refusal.message]).toEqual([422, 'Please select where the job is']);
  }
});

it('an address leaves the vehicle of a customer whom an older server wrote', async () => {
  const { id } = await person.addContact();
  await query(server.config.databaseUrl, `update contacts set vehicle = 'Volvo' where id = $1`, [
    id,
  ]);
  await add(`/api/contacts/${id}/places`);
  const { body } = await person.get<Schemas['ContactDetails']>(`/api/contacts/${id}`);
  expect([body.address, body.vehicles.map(({ label }) => label)]).toEqual(['Volvo', ['Volvo']]);
});
