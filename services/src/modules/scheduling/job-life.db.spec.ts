import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { recordedAs } from './appointment.status.js';

type Appointment = Schemas['Appointment'];

let server: TestApp;
let person: Visitor;
let contactId: string;

const MORNING = '2026-06-17T12:00:00.000Z';
const LATER = '2026-06-17T14:30:00.000Z';

beforeAll(async () => {
  server = await startTestApp({ now: MORNING });
});

beforeEach(async () => {
  server.clock.set(MORNING);
  person = await server.owner();
  contactId = (await person.addContact()).id;
});

afterAll(() => server.stop());

const job = (values: Partial<Schemas['AppointmentInput']> = {}) => ({
  ...{ contactId, serviceId: 's2', date: '2026-06-17', startTime: '10:00', endTime: '12:00' },
  ...values,
});

const book = async (values?: Partial<Schemas['AppointmentInput']>) =>
  (await person.post<Appointment>('/api/appointments', job(values))).body;

const take = (id: string, step: string, headers = {}) =>
  person.post<Appointment>(`/api/appointments/${id}/${step}`, undefined, { headers });

const NEVER = {
  ...{ confirmedAt: null, onMyWayAt: null, arrivedAt: null },
  ...{ startedAt: null, finishedAt: null, cancelledAt: null },
};

describe('a job', () => {
  it('is confirmed, driven to, begun and done, each by one call that records when', async () => {
    const { id, timeline } = await book();
    expect(timeline).toEqual(NEVER);
    const seen = [];
    for (const step of ['confirm', 'on-my-way', 'arrive', 'start']) {
      const { body } = await take(id, step);
      seen.push(body.status);
    }
    expect(seen).toEqual(['confirmed', 'confirmed', 'confirmed', 'in-progress']);
    server.clock.set(LATER);
    const { status, body } = await take(id, 'finish');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'completed',
      timeline: {
        ...{ confirmedAt: MORNING, onMyWayAt: MORNING, arrivedAt: MORNING, startedAt: MORNING },
        ...{ finishedAt: LATER, cancelledAt: null },
      },
    });
    const history = await person.get<Schemas['AppointmentChange'][]>(
      `/api/appointments/${id}/history`,
    );
    expect(history.body.map(({ action }) => action).slice(0, 5)).toEqual([
      'appointment.finished',
      'appointment.started',
      'appointment.arrived',
      'appointment.on_my_way',
      'appointment.confirmed',
    ]);
  });

  it('may be done at once, and takes a step once however often it is sent', async () => {
    const { id } = await book();
    const { body: done } = await take(id, 'finish');
    expect(done.timeline).toEqual({ ...NEVER, finishedAt: MORNING });
    server.clock.set(LATER);
    expect((await take(id, 'finish')).body).toEqual(done);
    const old = await take(id, 'finish', { 'if-match': '"1"' });
    expect([old.status, old.body]).toEqual([200, done]);
    const { body: history } = await person.get<unknown[]>(`/api/appointments/${id}/history`);
    expect(history).toHaveLength(2);
  });

  it('keeps the moments of steps that arrive in another order than they were taken', async () => {
    server.clock.set(LATER);
    const { id } = await book();
    const at = (minutes: number) => new Date(Date.parse(MORNING) + minutes * 60_000).toISOString();
    const say = (step: string, minutes: number) =>
      person.post<Appointment>(`/api/appointments/${id}/${step}`, { at: at(minutes) });
    const steps = [
      ['finish', 60],
      ['arrive', 20],
      ['start', 30],
      ['on-my-way', 10],
    ] as const;
    for (const [step, minutes] of steps) expect((await say(step, minutes)).status).toBe(200);
    const { body } = await person.get<Appointment>(`/api/appointments/${id}`);
    expect(body.status).toBe('completed');
    expect(body.timeline).toMatchObject({
      ...{ onMyWayAt: at(10), arrivedAt: at(20), startedAt: at(30), finishedAt: at(60) },
    });
    // A late step is refused after a later one, and for a cancelled appointment.
    const other = await book();
    await person.post(`/api/appointments/${other.id}/finish`, { at: at(60) });
    const late = await person.post(`/api/appointments/${other.id}/start`, { at: at(61) });
    expect([late.status, late.body.code]).toEqual([409, 'too_late']);
    const off = await book();
    await take(off.id, 'cancel');
    expect((await person.post(`/api/appointments/${off.id}/start`, { at: at(5) })).status).toBe(
      409,
    );
  });

  it('cannot finish before it started', async () => {
    const { id } = await book();
    server.clock.set(LATER);
    await take(id, 'start');
    const { status, body } = await person.post(`/api/appointments/${id}/finish`, { at: MORNING });
    expect([status, body.fields]).toEqual([422, { at: 'A job cannot finish before it started' }]);
    expect((await take(id, 'finish')).status).toBe(200);
  });

  it('begins when somebody without a line says it did, and is said once by its key', async () => {
    const { id, version } = await book();
    const earlier = '2026-06-17T10:30:00.000Z';
    const say = (key: string, at: string) =>
      person.post<Appointment & Schemas['ErrorBody']>(
        `/api/appointments/${id}/start`,
        { at },
        { headers: { 'if-match': `"${version}"`, 'idempotency-key': key } },
      );
    const { body: begun } = await say('k1', earlier);
    expect([begun.status, begun.timeline.startedAt]).toEqual(['in-progress', earlier]);
    await person.put(`/api/appointments/${id}`, job({ notes: 'Gate code 4411' }));
    expect((await say('k1', earlier)).body).toEqual(begun);
    const wrong = await say('k2', 'this morning');
    expect([wrong.status, wrong.body.fields?.at]).toEqual([422, expect.stringContaining('moment')]);
  });

  it('is noted by the office, once by the key of the note, and only over what was seen', async () => {
    const { id, version, price } = await book({ price: 321.45 });
    const note = (notes: string, headers = {}) =>
      person.put<Appointment & Schemas['ErrorBody']>(
        `/api/appointments/${id}/notes`,
        { notes },
        { headers: { 'if-match': `"${version}"`, ...headers } },
      );
    const once = { 'idempotency-key': 'k' };
    const { body: noted } = await note('Seat torn', once);
    expect(noted).toMatchObject({ notes: 'Seat torn', price, version: version + 1 });
    expect((await note('Seat torn', once)).body).toEqual(noted);
    const late = await note('Other');
    expect([late.status, late.body.current]).toEqual([409, noted]);
  });

  it.each([
    ['start', 'completed', 'This job is done already.'],
    ['on-my-way', 'in-progress', 'This job has begun already.'],
    ['finish', 'cancelled', 'This job was cancelled.'],
    ['start', 'no-show', 'Nobody came to this job.'],
  ] as const)('takes no step %s when it is %s', async (step, status, sentence) => {
    const { id } = await book({ status });
    const refused = await take(id, step);
    expect([refused.status, (refused.body as unknown as Schemas['ErrorBody']).message]).toEqual([
      409,
      sentence,
    ]);
  });

  it('takes no step over a change that was not seen, nor one that does not exist', async () => {
    const { id, version } = await book();
    await person.put(`/api/appointments/${id}`, job({ notes: 'Gate code 4411' }));
    expect((await take(id, 'start', { 'if-match': `"${version}"` })).status).toBe(409);
    expect((await take(id, 'dance')).status).toBe(404);
    expect((await take(contactId, 'start')).status).toBe(404);
  });

  it('that was done or begun by mistake is taken back, and with it when that was', async () => {
    const { id } = await book();
    await take(id, 'start');
    const { body: done } = await take(id, 'finish');
    const headers = { 'if-match': `"${done.version}"` };
    const path = `/api/appointments/${id}`;
    const { body: begun } = await person.put<Appointment>(path, job({ status: 'in-progress' }), {
      headers,
    });
    expect(begun.timeline).toEqual({ ...NEVER, startedAt: MORNING });
    const again = { headers: { 'if-match': `"${begun.version}"` } };
    const { body: ahead } = await person.put<Appointment>(
      path,
      job({ status: 'scheduled' }),
      again,
    );
    expect([ahead.status, ahead.timeline]).toEqual(['scheduled', NEVER]);
  });

  it('that goes back or to another day takes the steps of the way and the confirmation again', async () => {
    const { id } = await book();
    for (const step of ['confirm', 'on-my-way']) await take(id, step);
    const { body: arrived } = await take(id, 'arrive');
    const save = async (version: number, values: Partial<Schemas['AppointmentInput']>) => {
      const headers = { 'if-match': `"${version}"` };
      return (await person.put<Appointment>(`/api/appointments/${id}`, job(values), { headers }))
        .body;
    };
    const noted = await save(arrived.version, { notes: 'Gate code 4411' });
    expect(noted.timeline).toEqual(arrived.timeline);
    const moved = await save(noted.version, { date: '2026-06-18' });
    expect([moved.status, moved.timeline]).toEqual([
      'confirmed',
      { ...NEVER, confirmedAt: MORNING },
    ]);
    const back = await save(moved.version, { date: '2026-06-18', status: 'scheduled' });
    expect([back.status, back.timeline]).toEqual(['scheduled', NEVER]);
    server.clock.set(LATER);
    const { body: again } = await take(id, 'confirm');
    expect([again.status, again.timeline]).toEqual(['confirmed', { ...NEVER, confirmedAt: LATER }]);
  });

  it('that goes to another crew has nobody on the way any more', async () => {
    const van = { name: 'Van 2', kind: 'van', colour: 'teal' };
    const { body: crew } = await person.post<Schemas['Crew']>('/api/crews', van);
    const { id } = await book();
    await take(id, 'on-my-way');
    const { body: arrived } = await take(id, 'arrive');
    const path = `/api/appointments/${id}`;
    const later = job({ startTime: '11:00', endTime: '13:00' });
    expect((await person.put<Appointment>(path, later)).body.timeline).toEqual(arrived.timeline);
    const handedOver = { ...later, crewId: crew.id };
    expect((await person.put<Appointment>(path, handedOver)).body.timeline).toEqual(NEVER);
  });

  it('that was called off is not said to be a no-show', async () => {
    const { id } = await book();
    await person.post(`/api/appointments/${id}/cancel`);
    expect((await take(id, 'no-show')).status).toBe(409);
  });
});

describe('a job that nobody came to', () => {
  it('says so, makes no money, takes no time, and is past', async () => {
    const { id } = await book({ price: 80 });
    const { body } = await take(id, 'no-show');
    expect([body.status, body.timeline.cancelledAt]).toEqual(['no-show', MORNING]);
    const { body: lists } = await person.get<Schemas['AppointmentLists']>('/api/appointments');
    expect([lists.upcoming, lists.past.map(({ status }) => status)]).toEqual([[], ['no-show']]);
    expect((await book({ onlyIfFree: true })).crew).toBeDefined();
    const contact = await person.get<Schemas['ContactDetails']>(`/api/contacts/${contactId}`);
    expect(contact.body.totalSpent).toBe(0);
    expect(contact.body.history.map(({ status }) => status)).toContain('no-show');
  });

  it('stays one when a form saves it or somebody cancels it, until its status is changed', async () => {
    const { id } = await book({ status: 'no-show' });
    const path = `/api/appointments/${id}`;
    const { body: kept } = await person.put<Appointment>(path, job({ notes: 'Rang twice' }));
    expect(kept.status).toBe('no-show');
    expect((await person.post<Appointment>(`${path}/cancel`)).body.status).toBe('no-show');
    const headers = { 'if-match': `"${kept.version}"` };
    const back = await person.put<Appointment>(path, job({ status: 'scheduled' }), { headers });
    expect(back.body.status).toBe('scheduled');
  });
});

it('a status takes back the steps of those after it', () => {
  expect(recordedAs('scheduled')).toEqual({
    ...{ status: 'scheduled', noShow: false },
    ...{ confirmedAt: null, startedAt: null, finishedAt: null, cancelledAt: null },
  });
  expect(recordedAs('no-show')).toEqual({ status: 'cancelled', noShow: true, finishedAt: null });
});
