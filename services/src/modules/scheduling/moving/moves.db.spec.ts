import { meanwhile } from '../../../../test/support/meanwhile.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];
type Crew = Schemas['Crew'];
type Move = Schemas['MoveInput'];

const [THURSDAY, FRIDAY] = ['2026-06-18', '2026-06-19'];

let server: TestApp;
let owner: Visitor;
let helper: Visitor;
let main: Crew;
let ana: Appointment;
let ben: Appointment;

beforeAll(async () => {
  server = await startTestApp();
});

beforeEach(async () => {
  owner = await server.owner();
  helper = await server.colleague(owner, 'staff');
  [main] = (await owner.get<Crew[]>('/api/crews')).body as [Crew];
  [ana, ben] = [await book('Ana', '09:00', '11:00'), await book('Ben', '11:00', '12:00')];
});

afterAll(() => server.stop());

const book = async (name: string, startTime: string, endTime: string, date = THURSDAY) => {
  const contactId = (await owner.addContact({ name })).id;
  return owner.addAppointment({ contactId, serviceId: 's2', date, startTime, endTime });
};
const moved = ({ id, version, startTime, endTime, crew }: Appointment, to: Partial<Move> = {}) => ({
  ...{ id, version, date: FRIDAY, startTime, endTime, crewId: crew.id },
  ...to,
});
const send = <T = Schemas['SavedMoves']>(moves: Move[], more: object = {}, by = owner) =>
  by.post<T>('/api/moves', { moves, ...more });
const refused = async (moves: Move[], by = owner) => {
  const { status, body } = await send<Schemas['ErrorBody']>(moves, {}, by);
  return { status, code: body.code, message: body.message, fields: body.fields };
};
const places = async () => {
  const found = await Promise.all(
    [ana, ben].map(({ id }) => owner.get<Appointment>(`/api/appointments/${id}`)),
  );
  return found.map(({ body }) => `${body.date} ${body.startTime}-${body.endTime}`);
};
const AS_BOOKED = [`${THURSDAY} 09:00-11:00`, `${THURSDAY} 11:00-12:00`];

describe('jobs moved together', () => {
  it('are moved all at once, and put back by their former values', async () => {
    const { status, body } = await send([moved(ben), moved(ana, { startTime: '08:00' })]);
    expect(status).toBe(200);
    expect(body.appointments.map(({ id }) => id)).toEqual([ben.id, ana.id]);
    expect(await places()).toEqual([`${FRIDAY} 08:00-11:00`, `${FRIDAY} 11:00-12:00`]);
    const back = body.appointments.map(({ id, version }) => {
      const former = id === ana.id ? ana : ben;
      return moved({ ...former, version }, { date: THURSDAY });
    });
    await send(back, { mayOverlap: true });
    expect(await places()).toEqual(AS_BOOKED);
  });

  it('keep what they are: price, notes, status; their length where no end is said', async () => {
    const { body: kept } = await owner.put<Appointment>(`/api/appointments/${ana.id}`, {
      ...{ contactId: ana.contactId, serviceId: 's2', date: THURSDAY },
      ...{ price: 99, notes: 'Gate 4411', status: 'confirmed' },
    });
    const { id, version } = kept;
    const { body } = await send([
      { id, version, date: FRIDAY, startTime: '14:00', crewId: main.id },
    ]);
    expect(body.appointments[0]).toMatchObject({
      ...{ price: 99, notes: 'Gate 4411', status: 'confirmed' },
      ...{ startTime: '14:00', endTime: '16:00' },
    });
  });

  it('may trade places', async () => {
    await send([
      moved(ana, { date: THURSDAY, startTime: '10:00', endTime: '12:00' }),
      moved(ben, { date: THURSDAY, startTime: '09:00', endTime: '10:00' }),
    ]);
    expect(await places()).toEqual([`${THURSDAY} 10:00-12:00`, `${THURSDAY} 09:00-10:00`]);
  });

  it('are moved once, however often they are sent', async () => {
    const once = { headers: { 'idempotency-key': 'rain' } };
    const body = { moves: [moved(ana), moved(ben)] };
    const answers = [
      await owner.post('/api/moves', body, once),
      await owner.post('/api/moves', body, once),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it('are told to the others in one notice; a single one as any move', async () => {
    server.clock.advance({ seconds: 60 });
    const { body } = await send([moved(ana), moved(ben)]);
    const news = async () =>
      (await helper.get<Schemas['NotificationList']>('/api/notifications')).body.items;
    const [latest, ...older] = await news();
    expect(latest).toMatchObject({
      ...{ kind: 'appointment.changed', title: '2 jobs moved' },
      text: 'Jobs of Jun 18, 2026 are now on Jun 19, 2026',
      link: `/appointments?view=day&date=${FRIDAY}`,
    });
    expect(older.map(({ title }) => title)).not.toContain('Appointment moved');
    const [first] = body.appointments as [Appointment];
    server.clock.advance({ seconds: 60 });
    await send([moved(first, { startTime: '15:00', endTime: '17:00' })]);
    expect((await news())[0]).toMatchObject({ title: 'Appointment moved' });
  });
});

describe('a move that is refused', () => {
  it('says which job is in the way of which, and moves none', async () => {
    await book('Dee', '10:30', '11:30', FRIDAY);
    const message = 'Interior Detail for Ana: Main has another job on Jun 19, 2026 at 9:00 AM.';
    expect(
      await refused([moved(ben, { startTime: '13:00', endTime: '14:00' }), moved(ana)]),
    ).toEqual({ status: 409, code: 'time_taken', message, fields: { [ana.id]: message } });
    expect(await places()).toEqual(AS_BOOKED);
  });

  it('is one of two over each other', async () => {
    const { status, code } = await refused([moved(ana), moved(ben, { startTime: '10:00' })]);
    expect({ status, code }).toEqual({ status: 409, code: 'time_taken' });
  });

  it('says who changed which job meanwhile', async () => {
    const { contactId, serviceId } = ben;
    const change = { contactId, serviceId, date: THURSDAY, notes: 'Later' };
    await helper.put(`/api/appointments/${ben.id}`, change);
    const message = 'Ben changed Interior Detail for Ben meanwhile. Look at the day again.';
    expect(await refused([moved(ana), moved(ben)])).toEqual({
      ...{ status: 409, code: 'version_conflict', message, fields: { [ben.id]: message } },
    });
    expect(await places()).toEqual(AS_BOOKED);
  });

  it.each([
    ['start', 'has begun already'],
    ['finish', 'is done already'],
    ['cancel', 'was cancelled'],
    ['no-show', 'was a no-show'],
  ])('names a job after %s meanwhile, even with its version', async (step, what) => {
    const path = `/api/appointments/${ben.id}`;
    await helper.post(`${path}/${step}`);
    const { version } = (await owner.get<Appointment>(path)).body;
    for (const job of [ben, { ...ben, version }]) {
      const { status, code, message } = await refused([moved(ana), moved(job)]);
      const sentence = `Interior Detail for Ben ${what}.`;
      expect({ status, code, message }).toEqual({
        status: 409,
        code: 'too_late',
        message: sentence,
      });
    }
    expect((await places())[0]).toBe(AS_BOOKED[0]);
  });

  it('is the second of two people who move the same day at once', async () => {
    const moves = [moved(ana), moved(ben)];
    const later = [moved(ben, { date: '2026-06-20' }), moved(ana, { date: '2026-06-20' })];
    const answers = await Promise.all([send(moves), send(later, {}, helper)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = await places();
    expect(first?.slice(0, 10)).toBe(second?.slice(0, 10));
  });

  it('is one whose job is started at that moment', async () => {
    const start = {
      text: `update appointments set status = 'in-progress', started_at = now() where id = $1`,
      parameters: [ben.id],
    };
    const { status, body } = await meanwhile(server.config.databaseUrl, start, () =>
      send<Schemas['ErrorBody']>([moved(ana), moved(ben)]),
    );
    expect({ status, message: body.message }).toEqual({
      ...{ status: 409, message: 'Interior Detail for Ben has begun already.' },
    });
  });

  it.each([
    ['none', () => []],
    ['more than a hundred', () => Array.from({ length: 101 }, () => moved(ana))],
    ['one twice', () => [moved(ana), moved(ana)]],
    ['no day', () => [{ ...moved(ana), date: undefined }]],
    ['an end before the start', () => [moved(ana, { endTime: '08:00' })]],
    ['no crew', () => [moved(ana, { crewId: 'nobody' })]],
  ])('has %s', async (_name, moves) => {
    const { status } = await send<Schemas['ErrorBody']>(moves() as Move[]);
    expect([400, 422]).toContain(status);
    expect(await places()).toEqual(AS_BOOKED);
  });

  it('is of a job of another business, or by somebody who may not', async () => {
    const stranger = await server.owner();
    const technician = await server.colleague(owner, 'technician');
    expect((await refused([moved(ana)], stranger)).status).toBe(404);
    expect((await refused([moved(ana)], technician)).status).toBe(403);
    expect(await places()).toEqual(AS_BOOKED);
  });
});
