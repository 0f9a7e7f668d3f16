import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];
type Calendar = Schemas['Calendar'];
type Crew = Schemas['Crew'];

let server: TestApp;
let person: Visitor;
let main: Crew;
let contactId: string;

const VAN = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T12:00:00Z' });
});

beforeEach(async () => {
  person = await server.owner();
  [main] = (await person.get<Crew[]>('/api/crews')).body as [Crew];
  contactId = (await person.addContact()).id;
});

afterAll(() => server.stop());

async function book(date: string, startTime: string, values: object = {}): Promise<Appointment> {
  const job = { contactId, serviceId: 's2', date, startTime, ...values };
  return (await person.post<Appointment>('/api/appointments', job)).body;
}

const calendar = async (query: string) =>
  (await person.get<Calendar>(`/api/calendar?${query}`)).body;

const idsOf = ({ jobs }: Calendar) => jobs.map(({ id }) => id);

describe('the calendar', () => {
  it('has each day with its jobs, the soonest first, and who is at work when', async () => {
    const second = await book('2026-06-18', '13:00');
    const first = await book('2026-06-18', '08:15');
    await book('2026-06-20', '09:00');
    const reason = { reason: 'Inventory', crewId: main.id };
    await person.post('/api/closures', {
      ...{ fromDate: '2026-06-19', toDate: '2026-06-30' },
      ...reason,
    });
    await person.post('/api/closures', { fromDate: '2026-07-04', toDate: '2026-07-04' });
    const answer = await calendar('from=2026-06-18&to=2026-06-19');
    expect(answer.days).toEqual([
      { date: '2026-06-18', count: 2 },
      { date: '2026-06-19', count: 0 },
    ]);
    expect(answer.jobs).toEqual([
      (await person.get(`/api/appointments/${first.id}`)).body,
      (await person.get(`/api/appointments/${second.id}`)).body,
    ]);
    expect(answer.crews).toEqual([main]);
    expect(answer.hours).toHaveLength(6);
    expect(answer.closures).toEqual([expect.objectContaining(reason)]);
    expect(answer.travelMinutes).toBe(0);
  });

  it('leaves out what was called off, and has what is done', async () => {
    const [off, missed, done] = [
      await book('2026-06-18', '08:00'),
      await book('2026-06-18', '10:00'),
      await book('2026-06-18', '12:00'),
    ];
    await person.post(`/api/appointments/${off.id}/cancel`);
    await person.post(`/api/appointments/${missed.id}/no-show`);
    await person.post(`/api/appointments/${done.id}/finish`);
    const answer = await calendar('from=2026-06-18&to=2026-06-18');
    expect(idsOf(answer)).toEqual([done.id]);
    expect(answer.days[0]?.count).toBe(1);
  });

  it('is of one crew alone, where that is asked for; jobs of no crew are the main one’s', async () => {
    const { body: van } = await person.post<Crew>('/api/crews', VAN);
    const own = await book('2026-06-18', '08:00');
    const others = await book('2026-06-18', '08:00', { crewId: van.id });
    const of = async (crewId: string) => calendar(`from=2026-06-18&to=2026-06-18&crewId=${crewId}`);
    const both = await Promise.all([of(main.id), of(van.id), of('nobody')]);
    expect(both.map(idsOf)).toEqual([[own.id], [others.id], []]);
    expect(both.map(({ days }) => days[0]?.count)).toEqual([1, 1, 0]);
  });

  it('has the first few jobs of each day and the count of all, where a day has many', async () => {
    const times = ['08:00', '10:00', '12:00', '14:00'];
    for (const date of ['2026-06-18', '2026-06-19']) {
      for (const startTime of times) await book(date, startTime);
    }
    const answer = await calendar('from=2026-05-31&to=2026-07-11&perDay=2');
    expect(answer.jobs.map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
      ...['2026-06-18 08:00', '2026-06-18 10:00'],
      ...['2026-06-19 08:00', '2026-06-19 10:00'],
    ]);
    expect(answer.days).toHaveLength(42);
    expect(answer.days.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-06-18', count: 4 },
      { date: '2026-06-19', count: 4 },
    ]);
  });

  it('has a job late at night on its own day, also where the clocks change', async () => {
    const late = await book('2026-10-31', '22:00', { endTime: '00:00' });
    const night = await book('2026-11-01', '01:30', { endTime: '02:30' });
    const answer = await calendar('from=2026-10-31&to=2026-11-01');
    expect(idsOf(answer)).toEqual([late.id, night.id]);
    expect(answer.days.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('is nobody else’s', async () => {
    await book('2026-06-18', '08:00');
    const stranger = await server.owner();
    const { body } = await stranger.get<Calendar>('/api/calendar?from=2026-06-18&to=2026-06-18');
    expect([body.jobs, body.days[0]?.count]).toEqual([[], 0]);
    const asked = `from=2026-06-18&to=2026-06-18&crewId=${main.id}`;
    const { body: others } = await stranger.get<Calendar>(`/api/calendar?${asked}`);
    expect(others.jobs).toEqual([]);
  });

  it.each([
    ['', 'Please choose the first day'],
    ['from=2026-06-18', 'Please choose the last day'],
    ['from=2026-06-18&to=2026-06-17', 'The last day must not be before the first'],
    ['from=2026-06-01&to=2026-07-13', 'Please choose at most 42 days'],
    ['from=2026-06-18&to=2026-06-18&perDay=0', expect.any(String)],
  ])('refuses %p with a sentence', async (query, message) => {
    const { status, body } = await person.get(`/api/calendar?${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('the route of a crew', () => {
  it('has the stops of its day in order, the shop’s included, and the way in a maps app', async () => {
    const at = { street: '1 Harbor Rd', city: 'Springfield', region: 'OH', postcode: '45501' };
    await person.post('/api/places', { label: 'Shop', ...at });
    const { body: home } = await person.post<Schemas['Place']>(
      `/api/contacts/${contactId}/places`,
      { label: 'Home', ...at, street: '14 Elm St' },
    );
    const late = await book('2026-06-18', '13:00', { placeId: home.id });
    const early = await book('2026-06-18', '08:00', { placeId: null });
    const path = `/api/calendar/route?date=2026-06-18&crewId=${main.id}`;
    const { body } = await person.get<Schemas['CrewRoute']>(path);
    expect(body.stops.map(({ job, place }) => [job.id, place?.street])).toEqual([
      [early.id, '1 Harbor Rd'],
      [late.id, '14 Elm St'],
    ]);
    expect(body.links).toEqual([
      { stops: 2, url: expect.stringMatching(/destination=14%20Elm.*waypoints=1%20Harbor/) },
    ]);
    const { body: week } = await person.get<Schemas['WeekHours']>('/api/hours');
    await person.put('/api/hours', { ranges: week.ranges, travelMinutes: 25 });
    const { body: driven } = await person.get<Schemas['CrewRoute']>(path);
    expect(driven.stops.map(({ driveMinutes }) => driveMinutes)).toEqual([0, 25]);
    expect((await calendar('from=2026-06-18&to=2026-06-18')).travelMinutes).toBe(25);
    const stranger = await server.owner();
    expect((await stranger.get<Schemas['CrewRoute']>(path)).body.stops).toEqual([]);
    expect((await person.get('/api/calendar/route?date=2026-06-18')).status).toBe(400);
  });
});
