import { openFromEight } from '../../../../test/support/hours.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Crew = Schemas['Crew'];
type FreeStarts = Schemas['FreeStarts'];

let server: TestApp;
let person: Visitor;
let main: Crew;

const MORNING = '2026-06-17T12:00:00Z';

beforeAll(async () => {
  // Wednesday, 8:00 in New York.
  server = await startTestApp({ now: MORNING });
});

beforeEach(async () => {
  server.clock.set(MORNING);
  person = await server.owner();
  await openFromEight(person);
  [main] = (await person.get<Crew[]>('/api/crews')).body as [Crew];
});

afterAll(() => server.stop());

const free = async (query: string) =>
  (await person.get<FreeStarts[]>(`/api/availability?${query}`)).body;
const startsOf = async (query: string) => (await free(query))[0]?.startTimes;

const book = async (startTime: string, endTime: string, crewId?: string) => {
  const contactId = (await person.addContact()).id;
  const times = { date: '2026-06-18', startTime, endTime };
  const job = { contactId, serviceId: 's2', ...times, crewId };
  return (await person.post<Schemas['Appointment']>('/api/appointments', job)).body;
};

describe('when a job could begin', () => {
  it('is while the business is open, so that it is done before it closes', async () => {
    const hourly = [
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ];
    expect(await free('date=2026-06-18&minutes=120&step=60')).toEqual([
      { crewId: main.id, startTimes: hourly },
    ]);
    expect(await startsOf('date=2026-06-18&minutes=585')).toEqual(['08:00', '08:15']);
    expect(await startsOf('date=2026-06-21&minutes=60')).toEqual([]);
  });

  it('goes by the steps that the shop works in, and begins with the opening', async () => {
    const ranges = [{ weekday: 4, starts: '07:30', ends: '12:00' }];
    for (const [timeStep, starts] of [
      [60, ['07:30', '08:00', '09:00', '10:00']],
      [30, ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00']],
    ] as const) {
      await person.put('/api/hours', { ranges, timeStep });
      expect(await startsOf('date=2026-06-18&minutes=120')).toEqual(starts);
    }
  });

  it('is not before now, nor on a day that is over', async () => {
    expect((await startsOf('date=2026-06-17&minutes=60&step=60'))?.[0]).toBe('08:00');
    server.clock.set('2026-06-17T14:20:00Z');
    expect((await startsOf('date=2026-06-17&minutes=60'))?.[0]).toBe('10:30');
    expect(await startsOf('date=2026-06-16&minutes=60')).toEqual([]);
  });

  it('is where the crew has no other job; the job itself is not in its way', async () => {
    const job = await book('09:00', '17:00');
    expect(await startsOf('date=2026-06-18&minutes=60')).toEqual(['08:00', '17:00']);
    const own = await startsOf(`date=2026-06-18&minutes=60&step=60&excludeId=${job.id}`);
    expect(own).toHaveLength(10);
  });

  it('leaves free what services keep free around their jobs: that of neighbours adds up', async () => {
    const service = { name: 'Coating', duration: 60, price: 1 };
    const kept = { ...service, bufferBefore: 15, bufferAfter: 30 };
    const { body } = await person.post<Schemas['Service']>('/api/services', kept);
    const contactId = (await person.addContact()).id;
    const times = { date: '2026-06-18', startTime: '11:00', endTime: '12:00' };
    await person.post('/api/appointments', { contactId, serviceId: body.id, ...times });
    const plain = await startsOf('date=2026-06-18&minutes=60');
    // The appointment keeps 15 minutes free before it and 30 minutes after it.
    expect(plain).toEqual(expect.arrayContaining(['09:45', '12:30']));
    expect(plain).not.toContain('10:00');
    expect(plain).not.toContain('12:15');
    const same = await startsOf(`date=2026-06-18&minutes=60&serviceId=${body.id}`);
    expect(same).toEqual(expect.arrayContaining(['08:00', '09:15', '12:45']));
    expect(same).not.toContain('09:30');
    expect(same).not.toContain('12:30');
  });

  it('leaves free the way to another place, and none to the same', async () => {
    const { body: week } = await person.get<Schemas['WeekHours']>('/api/hours');
    await person.put('/api/hours', { ...week, travelMinutes: 45 });
    const contactId = (await person.addContact()).id;
    const street = async (name: string) => {
      const path = `/api/contacts/${contactId}/places`;
      return (await person.post<Schemas['Place']>(path, { street: name })).body.id;
    };
    const [placeId, other] = [await street('14 Elm St'), await street('2 Oak Rd')];
    const times = { date: '2026-06-18', startTime: '11:00', endTime: '12:00' };
    await person.post('/api/appointments', { contactId, serviceId: 's2', placeId, ...times });
    const at = (place: string) => startsOf(`date=2026-06-18&minutes=60${place}`);
    expect(await at(`&placeId=${placeId}`)).toEqual(expect.arrayContaining(['10:00', '12:00']));
    for (const elsewhere of ['', `&placeId=${other}`]) {
      const starts = await at(elsewhere);
      expect(starts).toEqual(expect.arrayContaining(['09:15', '12:45']));
      expect(starts).not.toContain('09:30');
      expect(starts).not.toContain('12:30');
    }
  });

  it('leaves free the longer way to a place with another postcode, in what is offered and what is taken', async () => {
    const { body: week } = await person.get<Schemas['WeekHours']>('/api/hours');
    await person.put('/api/hours', { ...week, travelMinutes: 15, farTravelMinutes: 60 });
    await person.post('/api/places', { street: '1 Shop Rd', postcode: '45501' });
    const contactId = (await person.addContact()).id;
    const at = async (street: string, postcode: string) => {
      const path = `/api/contacts/${contactId}/places`;
      return (await person.post<Schemas['Place']>(path, { street, postcode })).body.id;
    };
    const near = await at('14 Elm St', '45501-1234');
    const times = { date: '2026-06-18', startTime: '11:00', endTime: '12:00' };
    await person.post('/api/appointments', { contactId, serviceId: 's2', placeId: near, ...times });
    const places = {
      [await at('2 Oak Rd', '45501')]: '12:15',
      [await at('3 Ash Rd', '')]: '12:15',
      [await at('4 Fir Rd', '10001')]: '13:00',
      '': '12:15',
    };
    for (const [placeId, earliest] of Object.entries(places)) {
      const starts = (await startsOf(`date=2026-06-18&minutes=60&placeId=${placeId}`)) ?? [];
      expect(starts.find((start) => start > '11:00')).toBe(earliest);
      const job = { contactId, serviceId: 's2', placeId: placeId || null, onlyIfFree: true };
      const book = (startTime: string, endTime: string) =>
        person.post<Schemas['Appointment']>('/api/appointments', {
          ...job,
          ...{ date: '2026-06-18', startTime, endTime },
        });
      const early = earliest === '13:00' ? ['12:59', '13:59'] : ['12:14', '13:14'];
      expect((await book(early[0] ?? '', early[1] ?? '')).status).toBe(409);
      const { status, body } = await book(earliest, '14:30');
      expect(status).toBe(201);
      await person.post(`/api/appointments/${body.id}/cancel`);
    }
  });

  it('is each crew’s own, by its own hours; one that takes no jobs has none', async () => {
    const late = [{ weekday: 4, starts: '20:00', ends: '24:00' }];
    const van = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;
    const { body: night } = await person.post<Crew>('/api/crews', { ...van, hours: late });
    await book('08:00', '18:00', main.id);
    const both = await free('date=2026-06-18&minutes=120&step=60');
    expect(both).toEqual([
      { crewId: main.id, startTimes: [] },
      { crewId: night.id, startTimes: ['20:00', '21:00', '22:00'] },
    ]);
    await person.put(`/api/crews/${night.id}`, { ...van, active: false });
    expect(await free('date=2026-06-18&minutes=120')).toHaveLength(1);
    expect(await free(`date=2026-06-18&minutes=120&crewId=${night.id}`)).toHaveLength(1);
    expect(await free('date=2026-06-18&minutes=120&crewId=nobody')).toEqual([]);
  });

  it('is outside of what is closed: a day, or some hours of it', async () => {
    const closed = { fromDate: '2026-06-18', toDate: '2026-06-19', reason: 'Vacation' };
    await person.post('/api/closures', closed);
    expect(await startsOf('date=2026-06-18&minutes=60')).toEqual([]);
    const hours = { fromDate: '2026-06-20', toDate: '2026-06-20', starts: '10:00', ends: '18:00' };
    await person.post('/api/closures', hours);
    expect(await startsOf('date=2026-06-20&minutes=60&step=60')).toEqual(['08:00', '09:00']);
  });

  it.each(['', 'date=2026-06-18', 'date=tomorrow&minutes=60', 'date=2026-06-18&minutes=0'])(
    'is not told for %p',
    async (query) => {
      expect((await person.get(`/api/availability?${query}`)).status).toBe(400);
    },
  );
});

describe('the days of all crews', () => {
  type OpenDay = Schemas['OpenDay'];
  const VAN = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;
  const days = async (query: string) =>
    (await person.get<OpenDay[]>(`/api/availability/days?${query}`)).body;

  it('are as long as crews are at work together, and free where any of them is', async () => {
    const { body: van } = await person.post<Crew>('/api/crews', VAN);
    await book('08:00', '13:00', main.id);
    await book('09:00', '18:00', van.id);
    const lunch = { fromDate: '2026-06-18', toDate: '2026-06-18', starts: '15:00', ends: '16:00' };
    await person.post('/api/closures', { ...lunch, crewId: main.id });
    expect(await days('from=2026-06-18&to=2026-06-18')).toEqual([
      {
        date: '2026-06-18',
        openMinutes: 2 * 600 - 60,
        free: [
          { crewId: van.id, crew: 'Van 2', startTime: '08:00', endTime: '09:00' },
          { crewId: main.id, crew: 'Main', startTime: '13:00', endTime: '15:00' },
          { crewId: main.id, crew: 'Main', startTime: '16:00', endTime: '18:00' },
        ],
      },
    ]);
    expect((await days('from=2026-06-18&to=2026-06-18&minutes=90'))[0]?.free).toHaveLength(2);
  });

  it('have no time on Sundays, nor of what is over', async () => {
    const week = await days('from=2026-06-20&to=2026-06-21');
    expect(week.map(({ openMinutes }) => openMinutes)).toEqual([600, 0]);
    server.clock.set('2026-06-17T14:20:00Z');
    const [past, today] = await days('from=2026-06-16&to=2026-06-17');
    expect(past?.free).toEqual([]);
    expect(today?.free[0]?.startTime).toBe('10:30');
  });

  it.each(['from=2026-06-18', 'from=2026-06-18&to=2026-06-17', 'from=2026-06-18&to=2026-09-18'])(
    'are not told for %p',
    async (query) => {
      expect((await person.get(`/api/availability/days?${query}`)).status).toBe(400);
    },
  );
});
