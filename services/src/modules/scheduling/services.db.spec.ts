import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Service = Schemas['Service'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const SERVICE: Required<Schemas['ServiceInput']> = {
  name: 'Engine Bay',
  description: 'Degreased',
  category: 'Extras',
  location: 'mobile',
  colour: 'teal',
  duration: 45,
  price: 59.95,
  bufferBefore: 0,
  bufferAfter: 15,
  checklist: ['Cover the electrics', 'Degrease', 'Rinse and dry'],
  hidden: false,
  prices: [
    { sizeId: 'suv', price: 69.95, minutes: 60 },
    { sizeId: 'truck', price: 79.95, minutes: 75 },
  ],
};

const idsOf = async (person: Visitor) =>
  (await person.get<Service[]>('/api/services')).body.map(({ id }) => id);

const built = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];

describe('the services of a business', () => {
  it('grow at the end, once per idempotency key', async () => {
    const person = await server.owner();
    const once = { headers: { 'idempotency-key': 'k' } };
    const { status, body } = await person.post<Service>('/api/services', SERVICE, once);
    const again = await person.post<Service>('/api/services', SERVICE, once);
    expect([status, body, again.body]).toEqual([
      201,
      { ...SERVICE, id: expect.any(String), version: 1 },
      body,
    ]);
    expect(await idsOf(person)).toEqual([...built, body.id]);
    const settings = await person.get<Schemas['Settings']>('/api/settings');
    expect(settings.body.services.at(-1)).toEqual(body);
  });

  it('change, and appointments keep what they were booked with', async () => {
    const person = await server.owner();
    const { id: contactId } = await person.addContact();
    const { id } = await person.addAppointment({ contactId, serviceId: 's1' });
    const { status, body } = await person.put<Service>('/api/services/s1', SERVICE);
    expect([status, body]).toEqual([200, { ...SERVICE, id: 's1', version: 2 }]);
    expect(await idsOf(person)).toEqual(built);
    const kept = await person.get<Schemas['Appointment']>(`/api/appointments/${id}`);
    expect(kept.body).toMatchObject({ service: 'Full Detail', price: 249.99 });
    const next = await person.addAppointment({ contactId, serviceId: 's1' });
    expect(next).toMatchObject({ service: 'Engine Bay', price: 59.95 });
  });

  it('are not saved over a change that was not seen, and keep what is left out', async () => {
    const person = await server.owner();
    const { body } = await person.post<Service>('/api/services', SERVICE);
    const { name, duration } = SERVICE;
    const cheaper = await person.put<Service>(`/api/services/${body.id}`, {
      name,
      duration,
      price: 40,
    });
    expect(cheaper.body).toEqual({ ...body, price: 40, version: 2 });
    const headers = { 'if-match': '"1"' };
    const late = await person.put(`/api/services/${body.id}`, SERVICE, { headers });
    expect([late.status, late.body.code, late.body.current]).toEqual([
      409,
      'version_conflict',
      cheaper.body,
    ]);
  });

  it('leave when deleted, take no new appointments, and come back', async () => {
    const person = await server.owner();
    const { id: contactId } = await person.addContact();
    const appointment = await person.addAppointment({ contactId, serviceId: 's2' });
    expect((await person.delete('/api/services/s2')).status).toBe(200);
    expect((await person.delete('/api/services/s2')).status).toBe(404);
    expect((await person.put('/api/services/s2', SERVICE)).status).toBe(404);
    expect(await idsOf(person)).not.toContain('s2');
    const booking = { contactId, serviceId: 's2', date: '2026-06-20' };
    const refused = await person.post('/api/appointments', booking);
    expect(refused.body.fields).toEqual({ serviceId: 'Please select a service type' });
    const kept = await person.get<Schemas['Appointment']>(`/api/appointments/${appointment.id}`);
    expect(kept.body).toMatchObject({ service: 'Interior Detail', price: 149.99 });
    const back = await person.post<Service>('/api/services/s2/restore');
    expect([back.status, back.body.name]).toEqual([200, 'Interior Detail']);
    expect(await idsOf(person)).toEqual(built);
  });

  it('begin without what nobody has to say of them', async () => {
    const person = await server.owner();
    const { name, duration, price } = SERVICE;
    const { body } = await person.post<Service>('/api/services', { name, duration, price });
    expect(body).toMatchObject({
      ...{ description: '', category: '', location: 'both', colour: '' },
      ...{ bufferBefore: 0, bufferAfter: 0, prices: [], checklist: [], hidden: false },
    });
  });

  it('are hidden from new bookings, and stay with what was booked and in the settings', async () => {
    const person = await server.owner();
    const { id: contactId } = await person.addContact();
    const { id } = await person.addAppointment({ contactId, serviceId: 's2' });
    const { name, duration, price } = SERVICE;
    const input = { name, duration, price };
    const hidden = await person.put<Service>('/api/services/s2', { ...input, hidden: true });
    expect([hidden.status, hidden.body.hidden]).toEqual([200, true]);
    expect(await idsOf(person)).toEqual(built.filter((each) => each !== 's2'));
    const { services } = (await person.get<Schemas['Settings']>('/api/settings')).body;
    expect(services.map((each) => each.id)).toEqual(built);
    const job = `/api/appointments/${id}`;
    const moved = { contactId, serviceId: 's2', date: '2026-06-21' };
    expect((await person.put<Schemas['Appointment']>(job, moved)).body.serviceId).toBe('s2');
    await person.put('/api/services/s2', { ...input, hidden: false });
    expect(await idsOf(person)).toEqual(built);
  });

  it('are booked and priced no more while hidden, but for the jobs that have them', async () => {
    const person = await server.owner();
    const { id: contactId } = await person.addContact();
    const [job, other] = [
      await person.addAppointment({ contactId, serviceId: 's2' }),
      await person.addAppointment({ contactId, serviceId: 's1' }),
    ];
    const { name, duration, price } = SERVICE;
    await person.put('/api/services/s2', { name, duration, price, hidden: true });
    const booking = { contactId, serviceId: 's2', date: '2026-06-20' };
    const answers = [
      await person.post('/api/appointments', booking),
      await person.put(`/api/appointments/${other.id}`, booking),
      await person.post('/api/quote', { serviceId: 's2' }),
      await person.post('/api/quote', { serviceId: 's2', appointmentId: other.id }),
    ];
    const sentence = 'Engine Bay is hidden: it is not offered for new bookings';
    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual(
      answers.map(() => [422, { serviceId: sentence }]),
    );
    const own = { serviceId: 's2', appointmentId: job.id };
    expect((await person.post('/api/quote', own)).status).toBe(200);
    const kept = await person.put<Schemas['Appointment']>(`/api/appointments/${job.id}`, booking);
    expect([kept.status, kept.body.service]).toEqual([200, 'Interior Detail']);
  });

  it('stand in the order they are put in, which is no new version of any', async () => {
    const person = await server.owner();
    const ids = ['s8', ...built.slice(0, -1)];
    const { status, body } = await person.put<Service[]>('/api/services/order', { ids });
    expect([status, body.map(({ id }) => id)]).toEqual([200, ids]);
    expect(new Set(body.map(({ version }) => version))).toEqual(new Set([1]));
    expect(await idsOf(person)).toEqual(ids);
    const sentence = 'Your services have changed meanwhile: please load the page again';
    for (const wrong of [ids.slice(1), [...ids, 's9'], [...ids.slice(1), 's9']]) {
      const refused = await person.put('/api/services/order', { ids: wrong });
      expect([refused.status, refused.body.fields]).toEqual([422, { ids: sentence }]);
    }
    const none = await person.put('/api/services/order', {});
    expect([none.status, none.body.fields?.ids]).toEqual([422, expect.any(String)]);
    const colleague = await server.colleague(person, 'staff');
    expect((await colleague.put('/api/services/order', { ids })).status).toBe(403);
  });

  it('may all go', async () => {
    const person = await server.owner();
    for (const id of built) await person.delete(`/api/services/${id}`);
    expect(await idsOf(person)).toEqual([]);
    const { body } = await person.post<Service>('/api/services', SERVICE);
    expect(await idsOf(person)).toEqual([body.id]);
  });

  it.each([
    [{ name: '' }, 'Enter a service name'],
    [{ duration: 0 }, 'Duration must be a whole number of minutes from 1 to 1440'],
    [{ duration: 30.5 }, 'Duration must be a whole number of minutes from 1 to 1440'],
    [{ price: -1 }, 'Price cannot be negative'],
    [{ price: undefined }, 'Please enter a price'],
    [{ location: 'moon' }, 'Location must be one of: both, shop, mobile'],
    [{ bufferAfter: 481 }, 'Please enter a whole number of minutes from 0 to 480'],
    [{ checklist: ['x'.repeat(121)] }, 'Checklist must be at most 120 characters long'],
    [
      { checklist: Array.from({ length: 31 }, (_, step) => `Step ${step}`) },
      'Checklist can be at most 30',
    ],
    [
      { prices: [{ sizeId: 'bus', price: 1, minutes: 1 }] },
      'Please give one price for each of your sizes',
    ],
    [
      { prices: [SERVICE.prices[0], SERVICE.prices[0]] },
      'Please give one price for each of your sizes',
    ],
  ])('refuse %j', async (change, sentence) => {
    const person = await server.owner();
    const { status, body } = await person.post('/api/services', { ...SERVICE, ...change });
    expect([status, body.fields]).toEqual([422, { [Object.keys(change)[0] ?? '']: sentence }]);
  });
});
