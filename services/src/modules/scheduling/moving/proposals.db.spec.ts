import { openFromEight } from '../../../../test/support/hours.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Crew = Schemas['Crew'];
type ProposedMoves = Schemas['ProposedMoves'];

/** Wednesday, 8:00 in New York. */
const MORNING = '2026-06-17T12:00:00Z';
const [THURSDAY, FRIDAY, SUNDAY] = ['2026-06-18', '2026-06-19', '2026-06-21'];
const VAN = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;

let server: TestApp;
let person: Visitor;
let main: Crew;
let van: Crew;

beforeAll(async () => {
  server = await startTestApp({ now: MORNING });
});

beforeEach(async () => {
  server.clock.set(MORNING);
  person = await server.owner();
  await openFromEight(person);
  [main] = (await person.get<Crew[]>('/api/crews')).body as [Crew];
  van = (await person.post<Crew>('/api/crews', VAN)).body;
});

afterAll(() => server.stop());

const book = async (
  name: string,
  [startTime, endTime]: [string, string],
  values: Partial<Schemas['AppointmentInput']> = {},
) => {
  const contactId = values.contactId ?? (await person.addContact({ name })).id;
  const times = { date: THURSDAY, startTime, endTime };
  return person.addAppointment({
    serviceId: 's2',
    crewId: main.id,
    ...times,
    ...values,
    contactId,
  });
};
const propose = (to = FRIDAY, query = '') =>
  person.get<ProposedMoves>(`/api/moves?from=${THURSDAY}&to=${to}${query}`);
/** 'Ana Main 09:00-11:00' or 'Ana: Nobody …'. */
const proposed = async (to?: string, query?: string) =>
  (await propose(to, query)).body.jobs.map(({ appointment, time, problem }) =>
    time
      ? `${appointment.customer.name} ${time.crew.name} ${time.startTime}-${time.endTime}`
      : `${appointment.customer.name}: ${problem}`,
  );

describe('a rainy day', () => {
  it('is proposed on another day as it was: by crew, in its order, at its times', async () => {
    await book('Ben', ['12:00', '14:00']);
    await book('Ana', ['09:00', '11:00']);
    await book('Cho', ['09:10', '10:00'], { crewId: van.id });
    expect(await proposed()).toEqual([
      'Ana Main 09:00-11:00',
      'Cho Van 2 09:10-10:00',
      'Ben Main 12:00-14:00',
    ]);
    const { body } = await propose();
    expect(body.jobs[0]?.time).toMatchObject({ date: FRIDAY, crew: { id: main.id } });
    expect(await proposed(FRIDAY, `&crewId=${van.id}`)).toEqual(['Cho Van 2 09:10-10:00']);
  });

  it('has the jobs that are open and have not begun', async () => {
    await book('Ana', ['09:00', '10:00']);
    for (const step of ['start', 'finish', 'no-show', 'cancel']) {
      const { id } = await book(step, ['12:00', '13:00']);
      await person.post(`/api/appointments/${id}/${step}`);
    }
    expect(await proposed()).toEqual(['Ana Main 09:00-10:00']);
  });

  it('gives way to what there is: later on, never over another or over each other', async () => {
    await book('Ana', ['09:00', '11:00']);
    await book('Ben', ['11:00', '12:00']);
    await book('Dee', ['09:30', '11:30'], { date: FRIDAY });
    expect(await proposed()).toEqual(['Ana Main 11:30-13:30', 'Ben Main 13:30-14:30']);
  });

  it('goes to another crew that does the service, and not to one that does not', async () => {
    await book('Full', ['08:00', '18:00'], { date: FRIDAY });
    await book('Ana', ['09:00', '11:00']);
    expect(await proposed()).toEqual(['Ana Van 2 09:00-11:00']);
    const coating = { name: 'Coating', duration: 60, price: 1, location: 'shop' };
    const { body } = await person.post<Schemas['Service']>('/api/services', coating);
    await person.put(`/api/crews/${main.id}`, { ...main, kind: 'bay' });
    await book('Ben', ['12:00', '13:00'], { serviceId: body.id });
    expect(await proposed()).toEqual([
      'Ana Van 2 09:00-11:00',
      'Ben: Nobody who does this is free for 1 h on Jun 19, 2026.',
    ]);
  });
});

describe('the day that takes them', () => {
  it('may be short: they begin earlier where more of them fit', async () => {
    await book('Ana', ['10:00', '12:00']);
    await book('Ben', ['13:00', '15:00']);
    await book('Cho', ['16:00', '18:00']);
    const short = { fromDate: FRIDAY, toDate: FRIDAY, starts: '14:00', ends: '18:00' };
    await person.post('/api/closures', short);
    await person.put(`/api/crews/${van.id}`, { ...VAN, active: false });
    expect(await proposed()).toEqual([
      'Ana Main 08:00-10:00',
      'Ben Main 10:00-12:00',
      'Cho Main 12:00-14:00',
    ]);
  });

  it('counts by the hours and closures of each crew', async () => {
    await book('Ana', ['09:00', '11:00']);
    await book('Ben', ['09:30', '11:30'], { crewId: van.id });
    const late = [{ weekday: 5, starts: '13:30', ends: '24:00' }];
    await person.put(`/api/crews/${van.id}`, { ...VAN, hours: late });
    const shut = { crewId: main.id, fromDate: FRIDAY, toDate: FRIDAY };
    await person.post('/api/closures', { ...shut, starts: '09:30', ends: '12:00' });
    expect(await proposed()).toEqual(['Ana Main 12:00-14:00', 'Ben Van 2 13:30-15:30']);
    await person.post('/api/closures', shut);
    expect(await proposed()).toEqual(['Ana Van 2 15:30-17:30', 'Ben Van 2 13:30-15:30']);
  });

  it('may change its clocks: jobs keep their start and their length', async () => {
    const sunday = [{ weekday: 7, starts: '00:00', ends: '24:00' }];
    await person.put('/api/hours', { ranges: sunday, timeStep: 15 });
    await book('Ana', ['01:00', '05:00']);
    await book('Ben', ['22:00', '00:00']);
    expect(await proposed('2026-11-01')).toEqual(['Ana Main 01:00-04:00', 'Ben Main 22:00-00:00']);
  });

  it('may have no room for all', async () => {
    await book('Ana', ['08:00', '14:00']);
    await book('Ben', ['14:00', '18:30']);
    await person.put(`/api/crews/${van.id}`, { ...VAN, active: false });
    expect(await proposed()).toEqual([
      'Ana Main 08:00-14:00',
      'Ben: Nobody who does this is free for 4 h 30 min on Jun 19, 2026.',
    ]);
  });

  it('may be closed, a day off or over', async () => {
    await book('Ana', ['09:00', '11:00']);
    expect(await proposed(SUNDAY)).toEqual(['Ana: Nobody works on Jun 21, 2026.']);
    await person.post('/api/closures', { fromDate: FRIDAY, toDate: FRIDAY, reason: 'Fair' });
    expect(await proposed()).toEqual(['Ana: Closed on Jun 19, 2026: Fair.']);
    expect(await proposed('2026-06-16')).toEqual(['Ana: Jun 16, 2026 is over.']);
  });

  it('may have begun: nothing is proposed before now', async () => {
    await book('Ana', ['09:00', '11:00']);
    server.clock.set('2026-06-17T14:20:00Z');
    expect(await proposed('2026-06-17')).toEqual(['Ana Main 10:30-12:30']);
  });

  it('takes a hundred jobs at most: more are moved crew by crew', async () => {
    const { contactId } = await book('Ana', ['09:00', '10:00'], { crewId: van.id });
    for (let made = 0; made < 10; made += 1) {
      const ten = Array.from({ length: 10 }, () => book('Ana', ['09:00', '10:00'], { contactId }));
      await Promise.all(ten);
    }
    const { status, body } = await person.get(`/api/moves?from=${THURSDAY}&to=${FRIDAY}`);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'That day has more than 100 jobs. Please move one crew at a time',
    });
    expect((await propose(FRIDAY, `&crewId=${main.id}`)).body.jobs).toHaveLength(100);
  });

  it.each([
    ['', 'Please choose the day to move'],
    [`from=${THURSDAY}`, 'Please choose another day'],
    [`from=${THURSDAY}&to=${THURSDAY}`, 'Please choose another day'],
  ])('has to be said: %p', async (query, message) => {
    const { status, body } = await person.get(`/api/moves?${query}`);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });
});

describe('the way between places', () => {
  it('stays free, and what services keep free around their jobs', async () => {
    const { body: week } = await person.get<Schemas['WeekHours']>('/api/hours');
    await person.put('/api/hours', { ...week, travelMinutes: 30 });
    const contactId = (await person.addContact({ name: 'Ana' })).id;
    const { body: home } = await person.post<Schemas['Place']>(
      `/api/contacts/${contactId}/places`,
      { street: '14 Elm St' },
    );
    const kept = { name: 'Coating', duration: 60, price: 1, bufferAfter: 15 };
    const { body: service } = await person.post<Schemas['Service']>('/api/services', kept);
    await book('Ana', ['09:00', '10:00'], { contactId, placeId: home.id, serviceId: service.id });
    await book('Ben', ['10:00', '11:00']);
    await book('Cho', ['11:00', '12:00']);
    expect(await proposed()).toEqual([
      'Ana Main 09:00-10:00',
      'Ben Main 10:45-11:45',
      'Cho Main 11:45-12:45',
    ]);
  });
});

it('is for those who may move jobs', async () => {
  const technician = await server.colleague(person, 'technician');
  const { status } = await technician.get(`/api/moves?from=${THURSDAY}&to=${FRIDAY}`);
  expect(status).toBe(403);
});
