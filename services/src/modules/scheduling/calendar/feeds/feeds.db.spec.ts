import { query } from '../../../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';

type Address = Schemas['CalendarFeedAddress'];
type Feed = Schemas['CalendarFeed'];
type Own = Schemas['OwnCalendarFeed'];
type Crew = Schemas['Crew'];

let server: TestApp;
let person: Visitor;
let main: Crew;
let contactId: string;

const MORNING = '2026-06-17T12:00:00Z';

beforeAll(async () => {
  server = await startTestApp({ now: MORNING });
});

beforeEach(async () => {
  server.clock.set(MORNING);
  person = await server.owner();
  [main] = (await person.get<Crew[]>('/api/crews')).body as [Crew];
  contactId = (await person.addContact({ name: 'Ana; Ruiz' })).id;
});

afterAll(() => server.stop());

const book = async (values: object = {}) => {
  const job = { contactId, serviceId: 's2', date: '2026-06-18', startTime: '12:00', ...values };
  return (await person.post<Schemas['Appointment']>('/api/appointments', job)).body;
};

const make = async (whose: string) =>
  (await person.post<Address>(`/api/calendar/feeds/${whose}`)).body;
const pathOf = ({ url }: Address) => new URL(url).pathname;
/** Reads a feed as a calendar does, without a session. */
const read = (address: Address) => server.visitor().get<string>(pathOf(address));
/** Unfolded lines of an iCalendar file. */
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');
const uidsOf = (body: string) => linesOf(body).filter((line) => line.startsWith('UID:'));

describe('a calendar by its secret address', () => {
  it('has the jobs as RFC 5545 has them, without prices, notes and codes of gates', async () => {
    const { body: home } = await person.post<Schemas['Place']>(
      `/api/contacts/${contactId}/places`,
      { label: 'Home', street: '14 Elm St', city: 'Springfield', accessNotes: 'Gate code 4411' },
    );
    const notes = { notes: 'Dog hair', price: 123.45, placeId: home.id };
    const job = await book({ ...notes, endTime: '14:00' });
    const { status, headers, body } = await read(await make(`crews/${main.id}`));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(linesOf(body)).toEqual(
      expect.arrayContaining([
        `UID:${job.id}@clearcoat`,
        'SEQUENCE:0',
        'DTSTART:20260618T160000Z',
        'DTEND:20260618T180000Z',
        String.raw`SUMMARY:Ana\; Ruiz\, Interior Detail`,
        String.raw`LOCATION:14 Elm St\, Springfield`,
        String.raw`DESCRIPTION:(555) 123-4567\nMain`,
        'STATUS:CONFIRMED',
      ]),
    );
    expect(body).not.toMatch(/123\.45|4411|Dog hair/);
  });

  it('follows what becomes of a job: its times, its version, and that it is gone', async () => {
    const address = await make('own');
    const job = await book();
    const { headers } = await read(address);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const moved = { ...job, startTime: '15:00', endTime: '16:00' };
    await person.put(`/api/appointments/${job.id}`, moved);
    const { body } = await read(address);
    expect(linesOf(body)).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'DTSTART:20260618T190000Z']),
    );
    await person.post(`/api/appointments/${job.id}/cancel`);
    expect(uidsOf((await read(address)).body)).toEqual([]);
  });

  it('is of the crew, or of the crews that one is on; who is on none has all', async () => {
    const { body: users } = await person.get<Schemas['AdminUser'][]>('/api/admin/users');
    const van = { name: 'Van 2', kind: 'van', colour: 'teal' };
    const { body: second } = await person.post<Crew>('/api/crews', van);
    const [own, others] = [await book(), await book({ crewId: second.id })];
    const mine = await make('own');
    const uid = ({ id }: { id: string }) => `UID:${id}@clearcoat`;
    expect(uidsOf((await read(mine)).body).toSorted()).toEqual([uid(own), uid(others)].toSorted());
    await person.put(`/api/crews/${second.id}`, { ...van, people: [users[0]?.id] });
    expect(uidsOf((await read(mine)).body)).toEqual([uid(others)]);
    const crews = await make(`crews/${main.id}`);
    expect(uidsOf((await read(crews)).body)).toEqual([uid(own)]);
  });

  it('has of a technician no more than they see: the own crew’s, of two weeks', async () => {
    const [near, far] = [await book(), await book({ date: '2026-07-20' })];
    const technician = await server.colleague(person, 'technician');
    const { body: address } = await technician.post<Address>('/api/calendar/feeds/own');
    expect(uidsOf((await read(address)).body)).toEqual([]);
    const { body: session } = await technician.get<Schemas['SessionState']>('/api/session');
    await person.put(`/api/crews/${main.id}`, { ...main, people: [session.user?.id] });
    expect(uidsOf((await read(address)).body)).toEqual([`UID:${near.id}@clearcoat`]);
    expect(uidsOf((await read(await make('own'))).body)).toContain(`UID:${far.id}@clearcoat`);
    const crew = `/api/calendar/feeds/crews/${main.id}`;
    expect((await technician.post(crew)).status).toBe(403);
  });

  it('is told once, renewed and ended; only its hash is kept', async () => {
    const first = await make('own');
    expect(first.url).toMatch(/\/api\/public\/calendar\/[\w-]{43}\.ics$/);
    const [, token = ''] = /calendar\/(.+)\.ics$/.exec(first.url) ?? [];
    const rows = await query<{ text: string }>(
      server.config.databaseUrl,
      'select f::text as text from calendar_feeds f',
    );
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
    await read(first);
    const own = async () => (await person.get<Own>('/api/calendar/feeds/own')).body;
    const now = new Date(MORNING).toISOString();
    expect(await own()).toEqual({ feed: { crewId: null, createdAt: now, readAt: now } });
    const second = await make('own');
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await person.delete('/api/calendar/feeds/own')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect(await own()).toEqual({ feed: null });
  });

  it('is of its business alone, and of a crew that there is', async () => {
    const stranger = await server.owner();
    const path = `/api/calendar/feeds/crews/${main.id}`;
    expect((await stranger.post(path)).status).toBe(404);
    const address = await make(`crews/${main.id}`);
    expect((await stranger.delete(path)).status).toBe(404);
    const crewsOf = async (visitor: Visitor) =>
      (await visitor.get<Feed[]>('/api/calendar/feeds/crews')).body;
    expect(await crewsOf(stranger)).toEqual([]);
    expect(await crewsOf(person)).toHaveLength(1);
    await person.post('/api/crews', { name: 'Bay', kind: 'bay', colour: 'amber' });
    await person.delete(`/api/crews/${main.id}`);
    expect((await read(address)).status).toBe(404);
  });

  it.each(['made-up', 'made-up.ics', '.ics', `${'x'.repeat(90)}.ics`])(
    'does not exist for %p',
    async (token) => {
      const { status } = await server.visitor().get(`/api/public/calendar/${token}`);
      expect(status).toBe(404);
    },
  );

  it('answers so many times an hour', async () => {
    const address = await make('own');
    const answers = [];
    for (let index = 0; index < 125; index += 1) answers.push((await read(address)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
    server.clock.advance({ hours: 1 });
    expect((await read(address)).status).toBe(200);
  });
});
