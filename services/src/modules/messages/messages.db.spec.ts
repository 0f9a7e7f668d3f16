import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type JobMessages = Schemas['JobMessages'];

let server: TestApp;
let owner: Visitor;
let contactId: string;

beforeAll(async () => {
  server = await startTestApp();
});

beforeEach(async () => {
  server.clock.set('2026-06-16T14:00:00Z');
  owner = await server.owner({ businessName: 'Two Vans' });
  contactId = (await owner.addContact({ name: 'Ana Ruiz', phone: '(919) 555-0101' })).id;
});

afterAll(() => server.stop());

const messagesOf = async (id: string, person = owner, area = 'appointments') =>
  (await person.get<JobMessages>(`/api/${area}/${id}/messages`)).body;

async function handOver(id: string, person = owner, area = 'appointments') {
  const { ready } = await messagesOf(id, person, area);
  const { to: _to, ...message } = ready ?? { to: '' };
  return person.post<JobMessages>(`/api/${area}/${id}/messages`, message);
}

/** Kinds that the customer was told of, and the one that is ready. */
async function story(id: string) {
  const { ready, messages } = await messagesOf(id);
  return [...messages.map(({ kind }) => kind).reverse(), `ready: ${ready?.kind ?? 'nothing'}`];
}

describe('the messages of an appointment', () => {
  it('are told one after the other, each once', async () => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    const { ready } = await messagesOf(job.id);
    expect(ready).toEqual({
      kind: 'scheduled',
      channel: 'sms',
      to: '+19195550101',
      subject: '',
      text: 'Hi Ana, you are booked with Two Vans: Full Detail on Thu, Jun 18 at 12:00 PM. See you then!',
      about: expect.any(String),
    });
    const { status, body } = await handOver(job.id);
    expect([status, body.ready]).toEqual([201, null]);
    expect(body.messages).toEqual([
      {
        id: expect.any(String),
        ...{ kind: 'scheduled', channel: 'sms', state: 'handed-over', subject: '' },
        text: ready?.text,
        at: '2026-06-16T14:00:00.000Z',
        ...{ by: 'Dana Reyes', problem: '' },
      },
    ]);
    const moved = { ...job, startTime: '14:00', endTime: '15:00', time: undefined };
    await owner.put(`/api/appointments/${job.id}`, moved);
    await handOver(job.id);
    server.clock.set('2026-06-17T18:30:00Z');
    await handOver(job.id);
    server.clock.set('2026-06-18T17:40:00Z');
    await owner.post(`/api/appointments/${job.id}/on-my-way`);
    await handOver(job.id);
    await owner.post(`/api/appointments/${job.id}/start`);
    expect((await story(job.id)).at(-1)).toBe('ready: nothing');
    server.clock.set('2026-06-18T19:00:00Z');
    await owner.post(`/api/appointments/${job.id}/finish`);
    await handOver(job.id);
    expect(await story(job.id)).toEqual([
      ...['scheduled', 'changed', 'reminder', 'on-my-way', 'finished'],
      'ready: nothing',
    ]);
  });

  it('name the time that the text named, even where the job moved meanwhile', async () => {
    const job = await owner.addAppointment({ contactId, date: '2026-06-18' });
    const { ready } = await messagesOf(job.id);
    const moved = { ...job, date: '2026-06-19', time: undefined };
    await owner.put(`/api/appointments/${job.id}`, moved);
    const { to: _to, ...message } = ready ?? { to: '' };
    await owner.post(`/api/appointments/${job.id}/messages`, message);
    expect(await story(job.id)).toEqual(['scheduled', 'ready: changed']);
  });

  it('are recorded once, however often they are sent', async () => {
    const { id } = await owner.addAppointment({ contactId });
    const { ready } = await messagesOf(id);
    const { to: _to, ...message } = ready ?? { to: '' };
    const once = { headers: { 'idempotency-key': 'text-ana' } };
    await owner.post(`/api/appointments/${id}/messages`, message, once);
    await owner.post(`/api/appointments/${id}/messages`, message, once);
    expect((await messagesOf(id)).messages).toHaveLength(1);
  });

  it('go by email to somebody without a phone, and to nobody who cannot be reached', async () => {
    await owner.put(`/api/contacts/${contactId}`, {
      ...{ name: 'Ana Ruiz', phone: '12345', email: 'ana@example.com' },
    });
    const { id } = await owner.addAppointment({ contactId });
    expect((await messagesOf(id)).ready).toMatchObject({
      ...{ channel: 'email', to: 'ana@example.com' },
      subject: 'You are booked: Thu, Jun 18 at 12:00 PM',
    });
    await owner.put(`/api/contacts/${contactId}`, { name: 'Ana Ruiz', phone: '12345', email: '' });
    const refusal = 'Ana has no phone number or email.';
    expect(await messagesOf(id)).toEqual({ ready: null, refusal, messages: [] });
    const message = { kind: 'scheduled', channel: 'sms', text: 'Hi Ana', about: 'x' };
    const refused = await owner.post(`/api/appointments/${id}/messages`, message);
    expect([refused.status, refused.body.message]).toEqual([409, refusal]);
  });

  it('are read and told by technicians for their own jobs alone', async () => {
    server.clock.set('2026-06-17T14:00:00Z');
    const technician = await server.colleague(owner, 'technician');
    const { id } = await owner.addAppointment({ contactId, date: '2026-06-17' });
    expect((await technician.get(`/api/my-jobs/${id}/messages`)).status).toBe(404);
    const [crew] = (await owner.get<Schemas['Crew'][]>('/api/crews')).body;
    const { id: userId } = (await technician.get<Schemas['UserProfile']>('/api/user/profile')).body;
    await owner.put(`/api/crews/${crew?.id}`, { ...crew, people: [userId] });
    await technician.post(`/api/my-jobs/${id}/on-my-way`);
    const { ready } = await messagesOf(id, technician, 'my-jobs');
    expect(ready?.text).toBe('Hi Ana, Ben from Two Vans is on the way to you.');
    const { body } = await handOver(id, technician, 'my-jobs');
    expect(body.messages).toMatchObject([{ kind: 'on-my-way', by: 'Ben' }]);
    expect((await technician.get(`/api/appointments/${id}/messages`)).status).toBe(403);
  });

  it('stay with the business, and follow a merged customer', async () => {
    const { id } = await owner.addAppointment({ contactId });
    await handOver(id);
    const stranger = await server.owner();
    expect((await stranger.get(`/api/appointments/${id}/messages`)).status).toBe(404);
    const { id: kept } = await owner.addContact({ name: 'Ana R' });
    await owner.post(`/api/contacts/${kept}/merge`, { otherId: contactId });
    const rows = await query(server.config.databaseUrl, 'select contact_id as id from messages');
    expect(rows).toContainEqual({ id: kept });
  });

  it.each([
    ['another kind', { kind: 'advert', channel: 'sms', text: 'Hi', about: 'x' }],
    ['no text', { kind: 'scheduled', channel: 'sms', text: ' ', about: 'x' }],
    ['an endless text', { kind: 'scheduled', channel: 'sms', text: 'x'.repeat(1601), about: 'x' }],
  ])('refuse %s', async (_what, message) => {
    const { id } = await owner.addAppointment({ contactId });
    expect((await owner.post(`/api/appointments/${id}/messages`, message)).status).toBe(422);
  });
});

describe('the reminders of tomorrow', () => {
  const list = async () => (await owner.get<Schemas['ReminderList']>('/api/reminders')).body;

  it('are those of open appointments, until each was told', async () => {
    const times = { date: '2026-06-17', startTime: '09:00', endTime: '10:00' };
    const { id } = await owner.addAppointment({ contactId, ...times });
    const later = { date: '2026-06-17', startTime: '15:00', endTime: '16:00' };
    const { id: confirmed } = await owner.addAppointment({
      ...{ contactId, ...later, status: 'confirmed' },
    });
    await owner.addAppointment({ contactId, ...later, status: 'cancelled' });
    await owner.addAppointment({ contactId, date: '2026-06-18' });
    const { date, appointments } = await list();
    expect([date, appointments.map((each) => each.id)]).toEqual(['2026-06-17', [id, confirmed]]);
    expect(appointments[0]).toMatchObject({
      ...{ customer: 'Ana Ruiz', service: 'Full Detail', startTime: '09:00', refusal: '' },
      ready: {
        text: 'Hi Ana, a reminder from Two Vans: Full Detail on Wed, Jun 17 at 9:00 AM.',
      },
    });
    const { to: _to, ...message } = appointments[0]?.ready ?? { to: '' };
    await owner.post(`/api/appointments/${id}/messages`, message);
    expect((await list()).appointments.map((each) => each.id)).toEqual([confirmed]);
  });
});
