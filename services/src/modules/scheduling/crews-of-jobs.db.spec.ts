import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];
type Crew = Schemas['Crew'];

let server: TestApp;
let person: Visitor;
let contactId: string;
let main: Crew;
let van: Crew;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
});

beforeEach(async () => {
  person = await server.owner();
  contactId = (await person.addContact()).id;
  [main] = (await person.get<Crew[]>('/api/crews')).body as [Crew];
  const input = { name: 'Van 2', kind: 'van', colour: 'teal' };
  van = (await person.post<Crew>('/api/crews', input)).body;
});

afterAll(() => server.stop());

const AT_NOON = { date: '2026-06-18', startTime: '12:00', endTime: '14:00' };

const job = (values: Partial<Schemas['AppointmentInput']> = {}) => ({
  ...{ contactId, serviceId: 's2', ...AT_NOON },
  ...values,
});

const book = (values?: Partial<Schemas['AppointmentInput']>) =>
  person.post<Appointment>('/api/appointments', job(values));

const change = (id: string, values: Partial<Schemas['AppointmentInput']>) =>
  person.put<Appointment>(`/api/appointments/${id}`, job(values));

describe('the crew of a job', () => {
  it('is the main one, or the one that was chosen, and stays when nothing is said of it', async () => {
    const { body: usual } = await book();
    expect(usual.crew).toEqual({ id: main.id, name: 'Main', colour: 'blue' });
    const { body: chosen } = await book({ crewId: van.id });
    expect(chosen.crew).toEqual({ id: van.id, name: 'Van 2', colour: 'teal' });
    expect((await change(chosen.id, { notes: 'Gate code' })).body.crew.id).toBe(van.id);
    expect((await change(chosen.id, { crewId: main.id })).body.crew.id).toBe(main.id);
  });

  it('is one that takes jobs; a job keeps the one that was switched off since', async () => {
    const { body: booked } = await book({ crewId: van.id });
    await person.put(`/api/crews/${van.id}`, {
      ...{ name: van.name, kind: van.kind, colour: van.colour, active: false },
    });
    const kept = await change(booked.id, { crewId: van.id, notes: 'Later' });
    expect([kept.status, kept.body.crew.id]).toEqual([200, van.id]);
    for (const crewId of [van.id, 'nobody', contactId]) {
      const refused = await person.post('/api/appointments', job({ crewId }));
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'Please select a crew that takes jobs',
      ]);
    }
  });

  it('clashes with its own jobs alone', async () => {
    const { body: booked } = await book({ crewId: van.id });
    const overlapping = async (more = '') => {
      const times = 'date=2026-06-18&startTime=13:00&endTime=15:00';
      const path = `/api/appointments/conflicts?${times}${more}`;
      return (await person.get<Appointment[]>(path)).body.map(({ id }) => id);
    };
    expect(await overlapping()).toEqual([booked.id]);
    expect(await overlapping(`&crewId=${van.id}`)).toEqual([booked.id]);
    expect(await overlapping(`&crewId=${main.id}`)).toEqual([]);
    expect(await overlapping('&crewId=nobody')).toEqual([]);
  });

  it('is not deleted while there are jobs; another main one takes the place of one without', async () => {
    await book({ crewId: van.id });
    const refused = await person.delete(`/api/crews/${van.id}`);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        message: 'This crew has jobs: switch it off instead, and they keep its name',
      }),
    ]);
    expect((await person.delete(`/api/crews/${main.id}`)).status).toBe(200);
    expect((await book()).body.crew.id).toBe(van.id);
  });
});

describe('a time that has to be free', () => {
  it('is refused where the crew has a job, and not where another has', async () => {
    await book({ crewId: van.id });
    const taken = await person.post('/api/appointments', job({ crewId: van.id, onlyIfFree: true }));
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'That time is taken: the crew has another job',
    ]);
    expect((await book({ crewId: main.id, onlyIfFree: true })).status).toBe(201);
  });

  it('is free again once the job is moved, finished or cancelled, and never taken by the job itself', async () => {
    const { body: first } = await book({ onlyIfFree: true });
    expect((await change(first.id, { endTime: '15:00', onlyIfFree: true })).status).toBe(200);
    expect((await book({ onlyIfFree: true })).status).toBe(409);
    await change(first.id, { date: '2026-06-19' });
    const { body: second } = await book({ onlyIfFree: true });
    await change(second.id, { status: 'completed' });
    const { body: third } = await book({ onlyIfFree: true });
    expect((await change(first.id, { onlyIfFree: true })).status).toBe(409);
    await person.post(`/api/appointments/${third.id}/cancel`);
    expect((await change(first.id, { onlyIfFree: true })).status).toBe(200);
  });

  it('is not free where a service keeps time free, nor too near to a job elsewhere', async () => {
    const service = { name: 'Interior Detail', duration: 120, price: 149.99, bufferAfter: 30 };
    await person.put('/api/services/s2', service);
    const { body: week } = await person.get<Schemas['WeekHours']>('/api/hours');
    await person.put('/api/hours', { ...week, travelMinutes: 20 });
    const street = { street: '14 Elm St' };
    const path = `/api/contacts/${contactId}/places`;
    const { id: placeId } = (await person.post<Schemas['Place']>(path, street)).body;
    await book();
    const after = (startTime: string, more = {}) =>
      book({ startTime, endTime: '19:00', onlyIfFree: true, ...more });
    expect((await after('14:15')).status).toBe(409);
    expect((await after('14:45', { placeId })).status).toBe(409);
    const { status, body: near } = await after('14:30');
    expect(status).toBe(201);
    await person.post(`/api/appointments/${near.id}/cancel`);
    expect((await after('14:50', { placeId })).status).toBe(201);
  });

  it('stays as it was booked when the service keeps more free since', async () => {
    const { body: first } = await book();
    const service = { name: 'Interior Detail', duration: 120, price: 149.99, bufferAfter: 30 };
    await person.put('/api/services/s2', service);
    const next = { startTime: '14:00', endTime: '15:00', onlyIfFree: true };
    expect((await book(next)).status).toBe(201);
    expect((await change(first.id, { notes: 'Gate', onlyIfFree: true })).status).toBe(200);
  });

  it('is got by one of two hundred who want it at once', async () => {
    // On a busy machine a request may time out waiting for the lock. The client then retries.
    const attempt = async (): Promise<number> => {
      const { status } = await book({ onlyIfFree: true });
      return status === 503 ? attempt() : status;
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, attempt));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const { body } = await person.get<Schemas['AppointmentLists']>('/api/appointments');
    expect([...body.upcoming, ...body.past]).toHaveLength(1);
  });
});

describe('where a service is done', () => {
  const serviceAt = async (location: Schemas['ServiceLocation']) => {
    const input = { name: `Wash, ${location}`, duration: 60, price: 1, location };
    return (await person.post<Schemas['Service']>('/api/services', input)).body.id;
  };
  const freeCrews = async (serviceId: string) => {
    const query = `date=2026-06-18&minutes=60&serviceId=${serviceId}`;
    const { body } = await person.get<Schemas['FreeStarts'][]>(`/api/availability?${query}`);
    return body.map(({ crewId }) => crewId);
  };

  it('decides which crews are asked for time, and who and where it is unless somebody says so', async () => {
    const input = { name: 'Bay 1', kind: 'bay', colour: 'grey' };
    const { body: bay } = await person.post<Crew>('/api/crews', input);
    const path = `/api/contacts/${contactId}/places`;
    const { body: home } = await person.post<Schemas['Place']>(path, { street: '14 Elm St' });
    const [shop, mobile, both] = [
      await serviceAt('shop'),
      await serviceAt('mobile'),
      await serviceAt('both'),
    ];
    expect(await freeCrews(shop)).toEqual([bay.id]);
    expect(await freeCrews(mobile)).toEqual([main.id, van.id]);
    expect(await freeCrews(both)).toEqual([main.id, van.id, bay.id]);
    const bookedAt = async (values: Partial<Schemas['AppointmentInput']>) => {
      const { crew, place } = (await book(values)).body;
      return [crew.id, place?.id ?? null];
    };
    expect(await bookedAt({ serviceId: shop })).toEqual([bay.id, null]);
    expect(await bookedAt({ serviceId: mobile })).toEqual([main.id, home.id]);
    expect(await bookedAt({ serviceId: both })).toEqual([main.id, null]);
    // Staff may choose another crew.
    const otherwise = { crewId: bay.id, placeId: null };
    expect(await bookedAt({ serviceId: mobile, ...otherwise })).toEqual([bay.id, null]);
  });

  it('leaves it to any crew where none is of that kind', async () => {
    const shop = await serviceAt('shop');
    expect(await freeCrews(shop)).toEqual([main.id, van.id]);
    expect((await book({ serviceId: shop })).body.crew.id).toBe(main.id);
  });
});
