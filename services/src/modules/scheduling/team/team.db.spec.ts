import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Crew = Schemas['Crew'];
type Closure = Schemas['Closure'];
type WeekHours = Schemas['WeekHours'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const VAN = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;
const WEEKEND = [{ weekday: 6, starts: '20:00', ends: '24:00' }];

const crewsOf = async (person: Visitor) => (await person.get<Crew[]>('/api/crews')).body;
const me = async (person: Visitor) =>
  (await person.get<Schemas['AdminUser'][]>('/api/admin/users')).body[0]?.id;

describe('the crews of a business', () => {
  it('begin with one, at work when the business is', async () => {
    const person = await server.owner();
    expect(await crewsOf(person)).toEqual([
      {
        ...{ id: expect.any(String), name: 'Main', kind: 'van', colour: 'blue', active: true },
        ...{ people: [], hours: null, version: 1 },
      },
    ]);
  });

  it('grow, with people and hours of their own, once per idempotency key', async () => {
    const person = await server.owner();
    const id = await me(person);
    const input = { ...VAN, people: [id], hours: WEEKEND };
    const once = { headers: { 'idempotency-key': 'van' } };
    const { status, body } = await person.post<Crew>('/api/crews', input, once);
    const again = await person.post<Crew>('/api/crews', input, once);
    expect([status, again.body]).toEqual([201, body]);
    expect(body).toMatchObject({ ...VAN, people: [{ id }], hours: WEEKEND, active: true });
    expect((await crewsOf(person)).map(({ name }) => name)).toEqual(['Main', 'Van 2']);

    // Omitted fields stay. `hours: null` restores the business's hours.
    const renamed = { ...VAN, name: 'Big van' };
    const kept = await person.put<Crew>(`/api/crews/${body.id}`, renamed);
    expect(kept.body).toMatchObject({ name: 'Big van', hours: WEEKEND, people: [{ id }] });
    const usual = { ...renamed, hours: null, people: [] };
    const changed = await person.put<Crew>(`/api/crews/${body.id}`, usual);
    expect(changed.body).toMatchObject({ hours: null, people: [] });
    expect(changed.body.version).toBeGreaterThan(kept.body.version);
  });

  it('are not saved over a change that was not seen', async () => {
    const person = await server.owner();
    const [main] = await crewsOf(person);
    const path = `/api/crews/${main?.id}`;
    const headers = { 'if-match': `"${main?.version}"` };
    expect((await person.put(path, VAN, { headers })).status).toBe(200);
    expect((await person.put(path, VAN, { headers })).status).toBe(409);
  });

  it('keep at least one that takes jobs', async () => {
    const person = await server.owner();
    const [main] = await crewsOf(person);
    const path = `/api/crews/${main?.id}`;
    const resting = await person.put(path, { ...VAN, active: false });
    expect([resting.status, resting.body.message]).toEqual([
      422,
      'One crew has to stay: jobs need somebody who does them',
    ]);
    expect((await person.delete(path)).status).toBe(422);
    await person.post('/api/crews', { ...VAN, name: 'Bay' });
    expect((await person.delete(path)).status).toBe(200);
    expect((await crewsOf(person)).map(({ name }) => name)).toEqual(['Bay']);
  });

  it.each([
    ['a name that is taken', { name: 'main' }, 'There is a crew called main already'],
    ['no name', { name: ' ' }, 'Please enter a name'],
    ['another kind', { kind: 'boat' }, 'Kind must be one of: van, bay'],
    ['a stranger', { people: ['4b7e8a52-0000-4000-8000-000000000000'] }, /not on your team/],
    ['what is no person', { people: ['x'] }, /not on your team/],
    ['hours that overlap', { hours: [...WEEKEND, ...WEEKEND] }, 'Saturday has hours that overlap'],
    ['hours that are no times', { hours: [{ weekday: 1, starts: '8', ends: '9' }] }, /time from/],
    ['hours that are no list', { hours: 'always' }, /Each range must be an object/],
    ['a weekday that is none', { hours: [{ ...WEEKEND[0], weekday: 8 }] }, /from 1 to 7/],
  ])('refuse %s with a sentence', async (_what, wrong, sentence) => {
    const person = await server.owner();
    const { status, body } = await person.post('/api/crews', { ...VAN, ...wrong });
    expect([status, body.message]).toEqual([422, expect.stringMatching(sentence)]);
  });

  it('are of their business alone, and changed by who may change settings', async () => {
    const [owner, stranger] = [await server.owner(), await server.owner()];
    const [main] = await crewsOf(owner);
    expect((await stranger.put(`/api/crews/${main?.id}`, VAN)).status).toBe(404);
    expect((await stranger.delete(`/api/crews/${main?.id}`)).status).toBe(404);
    expect((await crewsOf(owner))[0]?.name).toBe('Main');
  });
});

describe('the hours of a business', () => {
  it('are Monday to Saturday at first, and can be any', async () => {
    const person = await server.owner();
    const { body } = await person.get<WeekHours>('/api/hours');
    expect(body.ranges).toEqual(
      [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' })),
    );
    const ranges = [
      { weekday: 1, starts: '13:00', ends: '24:00' },
      { weekday: 1, starts: '07:30', ends: '12:00' },
    ];
    const saved = await person.put<WeekHours>('/api/hours', { ranges });
    expect([saved.status, saved.body.ranges]).toEqual([200, ranges.toReversed()]);
    expect((await person.put('/api/hours', { ranges: [] })).status).toBe(200);
    expect((await person.put('/api/hours', {})).status).toBe(422);
  });

  it('say how long it takes from one job to the next, and keep it when it is left out', async () => {
    const person = await server.owner();
    const { body } = await person.get<WeekHours>('/api/hours');
    expect(body.travelMinutes).toBe(0);
    const travel = { travelMinutes: 20, farTravelMinutes: 40, timeStep: 30 };
    const week = { ranges: body.ranges, ...travel };
    const save = (input: object) => person.put<WeekHours>('/api/hours', input);
    expect((await save(week)).body).toEqual({ ...week, version: 2 });
    const later = await save({ ranges: body.ranges });
    expect(later.body).toEqual({ ...week, version: 3 });
    const nearAgain = { ...week, farTravelMinutes: null };
    expect((await save(nearAgain)).body).toEqual({ ...nearAgain, version: 4 });
    const refused = await person.put('/api/hours', { ...week, travelMinutes: 241 });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { travelMinutes: 'Please enter a whole number of minutes from 0 to 240' },
    ]);
    const settings = await person.get<Schemas['Settings']>('/api/settings');
    expect(settings.body.business.version).toBe(1);
  });
});

describe('the steps of times', () => {
  it('are hours at first, or halves or quarters of them', async () => {
    const person = await server.owner();
    const { body } = await person.get<WeekHours>('/api/hours');
    expect(body.timeStep).toBe(60);
    for (const timeStep of [15, 30, 60]) {
      const saved = await person.put<WeekHours>('/api/hours', { ranges: [], timeStep });
      expect([saved.status, saved.body.timeStep]).toEqual([200, timeStep]);
      const day = 'from=2026-06-18&to=2026-06-18';
      const calendar = await person.get<Schemas['Calendar']>(`/api/calendar?${day}`);
      expect(calendar.body.timeStep).toBe(timeStep);
    }
  });

  it.each([0, 20, 45, 90, '60', 15.5])('are never %j', async (timeStep) => {
    const person = await server.owner();
    const { status, body } = await person.put('/api/hours', { ranges: [], timeStep });
    expect([status, body.fields]).toEqual([
      422,
      { timeStep: 'Please choose steps of 60, 30 or 15 minutes' },
    ]);
  });
});

describe('two who save at once', () => {
  it.each([
    ['/api/hours', { ranges: [] }],
    ['/api/sizes', { sizes: ['car', 'suv', 'truck', 'oversize'].map((id) => ({ id, name: id })) }],
  ])('%s: the later is told', async (path, input) => {
    const person = await server.owner();
    const { body } = await person.get<{ version: number }>(path);
    const headers = { 'if-match': `"${body.version}"` };
    const answers = await Promise.all([1, 2, 3].map(() => person.put(path, input, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'version_conflict',
      current: (await person.get(path)).body,
    });
    expect((await person.put(path, { ...input, colour: 'red' })).body.fields).toEqual({
      colour: 'There is no field “colour” here',
    });
  });
});

describe('closures', () => {
  const THANKSGIVING = { fromDate: '2026-11-26', toDate: '2026-11-27', reason: 'Thanksgiving' };

  it('are days, or hours of days, of all or of one crew', async () => {
    const person = await server.owner();
    const [main] = await crewsOf(person);
    const { status, body } = await person.post<Closure>('/api/closures', THANKSGIVING);
    const whole = { ...THANKSGIVING, crewId: null, starts: null, ends: null };
    expect([status, body]).toEqual([201, { ...whole, id: body.id, version: 1 }]);
    const noon = { ...THANKSGIVING, crewId: main?.id, starts: '12:00', ends: '24:00' };
    const changed = await person.put<Closure>(`/api/closures/${body.id}`, noon);
    expect(changed.body).toEqual({ ...noon, id: body.id, version: 2 });
    const { body: later } = await person.get<Closure[]>('/api/closures?from=2026-11-28');
    expect(later).toEqual([]);
    expect((await person.delete(`/api/closures/${body.id}`)).status).toBe(200);
    expect((await person.get<Closure[]>('/api/closures')).body).toEqual([]);
  });

  it.each([
    [{ toDate: '2026-11-25' }, 'The last day must not be before the first'],
    [{ starts: '10:00' }, 'Please give both times, or none for the whole day'],
    [{ starts: '10:00', ends: '10:00' }, 'The end must be after the start'],
    [{ crewId: 'x' }, 'Please choose a crew'],
    [{ crewId: '4b7e8a52-0000-4000-8000-000000000000' }, 'Please choose a crew'],
    [{ fromDate: '2026-02-30' }, /From date must be a date/],
  ])('refuse %j with a sentence', async (wrong, sentence) => {
    const person = await server.owner();
    const { status, body } = await person.post('/api/closures', { ...THANKSGIVING, ...wrong });
    expect([status, body.message]).toEqual([422, expect.stringMatching(sentence)]);
  });
});
