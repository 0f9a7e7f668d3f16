import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type List = Schemas['NotificationList'];

let server: TestApp;
let owner: Visitor;
let helper: Visitor;
let contactId: string;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
  const newcomer = { firstName: 'Ben', email: 'ben@example.com', role: 'staff' };
  const { body } = await owner.post<Schemas['InvitedUser']>('/api/admin/users', newcomer);
  const token = body.invitation.path.split('invite=')[1];
  helper = server.visitor();
  await helper.post('/api/invitations/accept', { token, password: 'secret-enough' });
  contactId = (await owner.addContact({ name: 'Jordan Blake' })).id;
});

afterAll(() => server.stop());

beforeEach(async () => {
  server.clock.advance({ seconds: 60 });
  for (const person of [owner, helper]) await person.post('/api/notifications/read', {});
});

const list = async (person: Visitor, query = '') =>
  (await person.get<List>(`/api/notifications${query}`)).body;
const unread = async (person: Visitor) => (await list(person)).unread;

describe('what happens to an appointment', () => {
  it('is told to everyone but the one who did it', async () => {
    const { id } = await owner.addAppointment({ contactId });
    const [news] = (await list(helper)).items;
    expect(news).toEqual({
      id: expect.any(String),
      kind: 'appointment.booked',
      title: 'New appointment',
      text: 'Full Detail for Jordan Blake, Jun 18, 2026 at 12:00 PM',
      link: `/appointments/edit/${id}`,
      createdAt: server.clock.now().toISOString(),
      read: false,
    });
    expect(await list(owner)).toEqual({ unread: 0, items: [] });
  });

  it('is told once, however often it is sent', async () => {
    const booking = { contactId, serviceId: 's1', date: '2026-06-20', startTime: '09:00' };
    const once = { headers: { 'idempotency-key': 'book-it' } };
    await owner.post('/api/appointments', booking, once);
    await owner.post('/api/appointments', booking, once);
    const { id } = await owner.addAppointment({ contactId });
    server.clock.advance({ seconds: 60 });
    await owner.post(`/api/appointments/${id}/cancel`);
    await owner.post(`/api/appointments/${id}/cancel`);
    const { items, unread: count } = await list(helper);
    expect(count).toBe(3);
    expect(items.slice(0, 3).map(({ title }) => title)).toContain('Appointment cancelled');
    expect((await list(helper, '?limit=3')).items).toHaveLength(3);
  });

  it('is news when it is moved or cancelled, not when a note changes', async () => {
    const { id } = await helper.addAppointment({ contactId });
    const change = (values: object) =>
      helper.put(`/api/appointments/${id}`, {
        contactId,
        serviceId: 's1',
        date: '2026-06-18',
        startTime: '12:00',
        endTime: '13:00',
        ...values,
      });
    const told = async () => (await list(owner)).items.slice(0, await unread(owner));
    await owner.post('/api/notifications/read', {});
    server.clock.advance({ seconds: 60 });
    await change({ notes: 'Bring the steamer', status: 'confirmed' });
    expect(await told()).toEqual([]);
    await change({ startTime: '14:00', endTime: '15:30' });
    expect(await told()).toMatchObject(
      [{ kind: 'appointment.changed', title: 'Appointment moved', text: /2:00 PM/ }].map(
        (each) => ({ ...each, text: expect.stringMatching(each.text) }),
      ),
    );
    await change({ status: 'cancelled' });
    expect(await unread(owner)).toBe(2);
  });

  it('that did not happen is not told', async () => {
    const refused = await owner.post('/api/appointments', {
      contactId,
      serviceId: 'none',
      date: '2026-06-18',
    });
    expect([refused.status, await unread(helper)]).toEqual([422, 0]);
  });
});

describe('the list', () => {
  it('is read one by one, or all at once, and only one’s own', async () => {
    for (let hour = 10; hour < 14; hour++)
      await owner.addAppointment({ contactId, startTime: `${hour}:00`, endTime: `${hour}:30` });
    const { items } = await list(helper);
    const ids = items.slice(0, 2).map(({ id }) => id);
    const stranger = await server.owner();
    const theirs = await stranger.post<Schemas['UnreadCount']>('/api/notifications/read', { ids });
    expect([theirs.status, theirs.body]).toEqual([200, { unread: 0 }]);
    await owner.post('/api/notifications/read', { ids });
    expect(await unread(helper)).toBe(4);
    const some = await helper.post<Schemas['UnreadCount']>('/api/notifications/read', { ids });
    expect(some.body).toEqual({ unread: 2 });
    const all = await helper.post<Schemas['UnreadCount']>('/api/notifications/read');
    expect(all.body).toEqual({ unread: 0 });
    expect((await list(stranger)).items).toEqual([]);
  });

  it('comes in pages that miss nothing', async () => {
    const everything = (await list(helper, '?limit=100')).items.map(({ id }) => id);
    const paged: string[] = [];
    let next: string | undefined = '/api/notifications?limit=3';
    while (next) {
      const answer: { headers: Headers; body: List } = await helper.get<List>(next);
      paged.push(...answer.body.items.map(({ id }) => id));
      expect(answer.headers.get('x-total-count')).toBe(String(everything.length));
      next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(everything);
    expect((await helper.get('/api/notifications?cursor=x')).status).toBe(400);
  });

  it.each([
    ['no list', { ids: 'a' }],
    ['no ids', { ids: ['a'] }],
    ['too many', { ids: Array(201).fill(crypto.randomUUID()) }],
  ])('refuses %s', async (_, body) => {
    expect((await owner.post('/api/notifications/read', body)).status).toBe(422);
  });

  it('forgets after ninety days, and goes with the person', async () => {
    await owner.addAppointment({ contactId });
    const profile = await helper.get<Schemas['UserProfile']>('/api/user/profile');
    await owner.delete(`/api/admin/users/${profile.body.id}`);
    const count = async () =>
      query(server.config.databaseUrl, 'select distinct user_id from notifications');
    expect(await count()).toHaveLength(1);
    server.clock.advance({ hours: 91 * 24 });
    await runHourlyTasks(server);
    expect(await count()).toEqual([]);
  });
});

describe('what a crew does', () => {
  const day = '2026-06-17';
  const titlesOf = async (person: Visitor) =>
    (await list(person)).items
      .filter(({ kind }) => kind === 'job.progress')
      .map(({ title }) => title)
      .sort();

  it('is told to the office, once for several photos, and not to who did it', async () => {
    server.clock.set(`${day}T16:20:00Z`);
    const boss = await server.owner();
    const technician = await server.colleague(boss, 'technician');
    const { id: contact } = await boss.addContact({ name: 'Ana Ruiz' });
    const [crew] = (await boss.get<Schemas['Crew'][]>('/api/crews')).body;
    const { id: userId } = (await technician.get<Schemas['UserProfile']>('/api/user/profile')).body;
    await boss.put(`/api/crews/${crew?.id}`, { ...crew, people: [userId] });
    const times = { date: day, startTime: '12:00', endTime: '14:00' };
    const { id } = await boss.addAppointment({ contactId: contact, ...times });
    const path = `/api/my-jobs/${id}`;
    expect((await technician.post(`${path}/start`)).status).toBe(200);
    await technician.put(`${path}/notes`, { notes: 'Rear wiper torn' });
    await technician.put(`${path}/notes`, { notes: 'Rear wiper torn' });
    server.clock.advance({ seconds: 3600 });
    await technician.post(`${path}/finish`);
    const titles = ['Job finished', 'Job started 20 minutes late', 'Note on a job'];
    expect(await titlesOf(boss)).toEqual(titles);
    const { items } = await list(boss);
    expect(items.find(({ title }) => title === 'Job finished')).toMatchObject({
      text: expect.stringMatching(/^Full Detail for Ana Ruiz, .+ at 1:20 PM$/),
      link: `/appointments/${id}`,
      read: false,
    });
    const rows = await query(
      server.config.databaseUrl,
      `select 1 from notifications where user_id = '${userId}'`,
    );
    expect(rows).toEqual([]);
  });
});
