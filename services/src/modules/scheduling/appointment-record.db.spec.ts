import { query } from '../../../test/support/database.js';
import { ifMatch, jobInput } from '../../../test/support/jobs.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];

let server: TestApp;
let person: Visitor;
let contactId: string;

beforeAll(async () => {
  // Wednesday, 11:00 in New York.
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
});

beforeEach(async () => {
  person = await server.owner();
  contactId = (
    await person.addContact({ email: 'jordan@example.com', address: '2020 Honda Civic, blue' })
  ).id;
});

afterAll(() => server.stop());

const job = (values: Partial<Schemas['AppointmentInput']> = {}) => jobInput(contactId, values);

describe('an appointment that is called off', () => {
  const reason = 'The customer is ill';
  const read = async (id: string) =>
    (await person.get<Appointment>(`/api/appointments/${id}`)).body;

  it('says why as long as it is, also in its history, and when', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const path = `/api/appointments/${body.id}`;
    const { body: cancelled } = await person.post<Appointment>(`${path}/cancel`, {
      cancelReason: reason,
    });
    expect([body.cancelReason, cancelled.cancelReason]).toEqual(['', reason]);
    // A second cancellation without a reason keeps the first reason.
    await person.post(`${path}/cancel`);
    await person.put(path, job({ notes: 'Rang twice', status: undefined }));
    expect((await read(body.id)).cancelReason).toBe(reason);
    const { body: history } = await person.get<Schemas['AppointmentChange'][]>(`${path}/history`);
    expect(history.map(({ reason: why }) => why)).toEqual(['', reason, '']);
    const { version } = await read(body.id);
    const back = await person.put<Appointment>(path, job(), { headers: ifMatch(version) });
    expect([back.body.status, back.body.cancelReason]).toEqual(['scheduled', '']);
    const { body: later } = await person.get<Schemas['AppointmentChange'][]>(`${path}/history`);
    expect(later.some((deed) => deed.reason !== '')).toBe(false);
  });

  it('by its form is as one that is cancelled at once, and takes no long reason', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const path = `/api/appointments/${body.id}`;
    const off = job({ status: 'no-show', cancelReason: reason });
    const { body: saved } = await person.put<Appointment>(path, off);
    expect([saved.cancelReason, saved.timeline.cancelledAt]).toEqual([
      reason,
      '2026-06-17T15:00:00.000Z',
    ]);
    const { body: history } = await person.get<Schemas['AppointmentChange'][]>(`${path}/history`);
    expect(history[0]).toMatchObject({ from: 'scheduled', to: 'no-show', reason });
    const long = await person.post(`${path}/cancel`, { cancelReason: 'x'.repeat(201) });
    expect([long.status, long.body.fields?.cancelReason]).toEqual([422, expect.any(String)]);
  });
});

describe('where an appointment comes from', () => {
  it('is the staff, unless the assistant made it; a change leaves it', async () => {
    const via = { headers: { 'clearcoat-via': 'assistant' } };
    const made = await Promise.all([
      person.post<Appointment>('/api/appointments', job()),
      person.post<Appointment>('/api/appointments', job({ source: 'assistant' })),
      person.post<Appointment>('/api/appointments', job(), via),
    ]);
    expect(made.map(({ body }) => body.source)).toEqual(['staff', 'assistant', 'assistant']);
    const [staffs, assistants] = made.map(({ body }) => `/api/appointments/${body.id}`);
    const changed = await person.put<Appointment>(`${assistants}`, job({ source: 'staff' }));
    expect(changed.body.source).toBe('assistant');
    const sources = async (path = '') =>
      (await person.get<Schemas['AppointmentChange'][]>(`${path}/history`)).body.map(
        ({ source }) => source,
      );
    expect([await sources(staffs), await sources(assistants)]).toEqual([
      [null],
      [null, 'assistant'],
    ]);
    const refused = await person.post('/api/appointments', { ...job(), source: 'online' });
    expect([refused.status, refused.body.fields?.source]).toEqual([422, expect.any(String)]);
  });
});

describe('two people at one appointment', () => {
  it('a form that was opened before the cancellation does not bring it back', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const path = `/api/appointments/${body.id}`;
    await person.post(`${path}/cancel`);
    const note = job({ notes: 'Gate code 4711', status: undefined });
    const blind = await person.put<Appointment>(path, note);
    expect(blind.body).toMatchObject({ status: 'cancelled', notes: 'Gate code 4711' });
    const aware = await person.put(path, job(), { headers: ifMatch(body.version) });
    expect([aware.status, aware.body.code]).toEqual([409, 'version_conflict']);
    expect(aware.body.current).toEqual(blind.body);
    const present = ifMatch(blind.body.version);
    const again = await person.put<Appointment>(path, job(), { headers: present });
    expect([again.status, again.body.status]).toEqual([200, 'scheduled']);
  });

  it('the later is told who changed it, and when; of what nobody did by name, nobody', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const path = `/api/appointments/${body.id}`;
    const colleague = await server.colleague(person, 'manager');
    await colleague.put('/api/user/profile', {
      ...(await colleague.get<Schemas['UserProfile']>('/api/user/profile')).body,
      ...{ firstName: 'Kim', lastName: 'Lo' },
    });
    await colleague.put(path, job({ notes: 'Gate code 4711' }));
    // A second save without a change does not count as a change by this person.
    await person.put(path, job({ notes: 'Gate code 4711' }));
    const late = () => person.put(path, job(), { headers: ifMatch(body.version) });
    const refused = await late();
    expect(refused.body).toMatchObject({
      changed: { by: 'Kim Lo', at: '2026-06-17T15:00:00.000Z' },
      message: 'Kim Lo changed this while you were editing. Your text is still here.',
    });
    await query(server.config.databaseUrl, 'update appointments set version = 9 where id = $1', [
      body.id,
    ]);
    expect((await late()).body).toEqual(
      expect.not.objectContaining({ changed: expect.anything() as object }),
    );
  });

  it('of two saves at once, one is told of the other', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const saves = ['first', 'second', 'third'].map((notes) =>
      person.put(`/api/appointments/${body.id}`, job({ notes }), {
        headers: ifMatch(body.version),
      }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });
});

describe('the history', () => {
  const historyOf = async (id: string, by = person) =>
    (await by.get<Schemas['AppointmentChange'][]>(`/api/appointments/${id}/history`)).body;

  it('says who scheduled, changed and cancelled it, the newest first', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    await person.put(`/api/appointments/${body.id}`, job({ notes: 'Dog hair' }));
    await person.post(`/api/appointments/${body.id}/cancel`);
    await person.post(`/api/appointments/${body.id}/cancel`);
    const entries = await historyOf(body.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'appointment.cancelled',
      'appointment.changed',
      'appointment.scheduled',
    ]);
    const profile = await person.get<Schemas['UserProfile']>('/api/user/profile');
    const { firstName, lastName } = profile.body;
    expect(entries[0]).toMatchObject({ by: `${firstName} ${lastName}`, via: 'app' });
  });

  it('says what status a save took the job from, and to', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const path = `/api/appointments/${body.id}`;
    const { body: done } = await person.put<Appointment>(path, job({ status: 'completed' }));
    const back = job({ status: 'scheduled', notes: 'Not yet' });
    await person.put(path, back, { headers: ifMatch(done.version) });
    await person.put(path, job({ notes: 'Dog hair' }));
    const entries = await historyOf(body.id);
    expect(entries.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      ['completed', 'scheduled'],
      ['scheduled', 'completed'],
      [null, null],
    ]);
  });

  it('says what was confirmed from the assistant, once however often it is sent', async () => {
    const headers = { 'idempotency-key': 'card-1', 'clearcoat-via': 'assistant' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => person.post<Appointment>('/api/appointments', job(), { headers })),
    );
    const [id = ''] = new Set(sent.map(({ body }) => body.id));
    expect(await historyOf(id)).toMatchObject([
      { action: 'appointment.scheduled', via: 'assistant' },
    ]);
  });

  it('has no entry for what was refused, and takes no other origin', async () => {
    const refused = job({ contactId: 'nobody' });
    expect((await person.post('/api/appointments', refused)).status).toBe(422);
    const headers = { 'clearcoat-via': 'elsewhere' };
    expect((await person.post('/api/appointments', job(), { headers })).status).toBe(400);
  });

  it('is nobody else’s to read', async () => {
    const { body } = await person.post<Appointment>('/api/appointments', job());
    const stranger = await server.owner();
    expect((await stranger.get(`/api/appointments/${body.id}/history`)).status).toBe(404);
  });
});
