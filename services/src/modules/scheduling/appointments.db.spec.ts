import { query } from '../../../test/support/database.js';
import { ifMatch, jobInput } from '../../../test/support/jobs.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { APPOINTMENT_STATUSES } from './dto/appointment.dto.js';

type Appointment = Schemas['Appointment'];
type Lists = Schemas['AppointmentLists'];

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

describe('scheduling', () => {
  it('answers the appointment in the one shape (ENT-13, ENT-15, ENT-16, CALL-12, CALL-13, CALL-14)', async () => {
    const { status, body } = await person.post<Appointment>('/api/appointments', job());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(String),
      contactId,
      serviceId: 's2',
      customer: {
        id: contactId,
        name: 'Jordan Blake',
        phone: '(555) 123-4567',
        email: 'jordan@example.com',
      },
      vehicle: { label: '2020 Honda Civic, blue' },
      service: 'Interior Detail',
      date: '2026-06-18',
      time: '12:00',
      startTime: '12:00',
      endTime: '14:00',
      status: 'scheduled',
      notes: '',
      price: 149.99,
      version: 1,
    });
    expect((await person.get(`/api/appointments/${body.id}`)).body).toEqual(body);
    const { body: lists } = await person.get<Lists>('/api/appointments');
    expect(lists).toEqual({ upcoming: [body], past: [] });
  });

  it.each([
    [undefined, 149.99],
    [null, 149.99],
    [0, 0],
    [0.3, 0.3],
    [0.1 + 0.2, 0.3],
    [999_999.99, 999_999.99],
  ])('takes the price %p as %p', async (price, expected) => {
    const { body } = await person.post<Appointment>('/api/appointments', { ...job(), price });
    expect(body.price).toBe(expected);
  });

  it.each([
    [{ contactId: undefined }, { contactId: 'Please select a customer' }],
    [{ contactId: 'nobody' }, { contactId: 'Please select a customer' }],
    [{ serviceId: '' }, { serviceId: 'Please select a service type' }],
    [{ serviceId: 's99' }, { serviceId: 'Please select a service type' }],
    [{ date: '2026-02-30' }, { date: expect.any(String) }],
    [{ startTime: '25:00' }, { startTime: expect.any(String) }],
    [{ status: 'done' }, { status: expect.any(String) }],
    [{ price: -1 }, { price: 'Price cannot be negative' }],
    [{ price: '12' }, { price: 'Price must be a number' }],
    [{ price: 1e300 }, { price: expect.any(String) }],
    [{ price: 10.999 }, { price: 'Price can have at most two decimals' }],
    [{ price: 1.005 }, { price: 'Price can have at most two decimals' }],
    [{ price: 0.004 }, { price: 'Price can have at most two decimals' }],
    [{ time: '' }, { time: 'Time must be a time such as 13:30' }],
    [{ time: null }, { time: 'Time must be a time such as 13:30' }],
    [{ startTime: '' }, { startTime: 'Start time must be a time such as 13:30' }],
    [{ endTime: null }, { endTime: 'End time must be a time such as 13:30' }],
  ])('refuses %j', async (change, fields) => {
    const { status, body } = await person.post('/api/appointments', { ...job(), ...change });
    expect(status).toBe(422);
    expect(body.fields).toEqual(fields);
  });

  it.each(['12:00', '11:00'])(
    'refuses an end at %s, not after its start (VAL-11)',
    async (endTime) => {
      const { status, body } = await person.post('/api/appointments', job({ endTime }));
      expect([status, body.fields]).toEqual([
        422,
        { endTime: 'End time must be after start time' },
      ]);
    },
  );

  it('allows the past and overlaps, and names what overlaps', async () => {
    const first = (await person.post<Appointment>('/api/appointments', job())).body;
    const over = await person.post('/api/appointments', job({ startTime: '13:00' }));
    expect(over.status).toBe(201);
    expect((await person.post('/api/appointments', job({ date: '2020-01-01' }))).status).toBe(201);
    const clash = (query: string) =>
      person.get<Appointment[]>(`/api/appointments/conflicts?date=2026-06-18&${query}`);
    const found = await clash('startTime=11:00&endTime=12:30');
    expect(found.body.map(({ id, customer }) => [id, customer.name])).toEqual([
      [first.id, 'Jordan Blake'],
    ]);
    expect((await clash('startTime=10:00&endTime=12:00')).body).toEqual([]);
    const self = await clash(`startTime=11:00&endTime=12:30&excludeId=${first.id}`);
    expect(self.body).toEqual([]);
    await person.post(`/api/appointments/${first.id}/cancel`);
    expect((await clash('startTime=11:00&endTime=12:30')).body).toEqual([]);
    expect((await clash('startTime=11:00')).status).toBe(400);
  });
});

describe('two people who book the same crew at the same time', () => {
  it('both succeed, and the later one is told what it overlaps with', async () => {
    for (let round = 0; round < 4; round += 1) {
      const day = `2026-07-0${round + 1}`;
      const book = () =>
        person.post<Appointment>('/api/appointments', job({ date: day, startTime: '09:00' }));
      const answers = await Promise.all([book(), book()]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [first, later] = answers
        .map(({ body }) => body)
        .sort((one, other) => (one.overlaps?.length ?? 0) - (other.overlaps?.length ?? 0));
      expect(first).not.toHaveProperty('overlaps');
      expect(later?.overlaps).toEqual([
        {
          ...{ id: first?.id, customer: first?.customer.name, service: 'Interior Detail' },
          ...{ startTime: '09:00', endTime: '14:00' },
        },
      ]);
    }
  });

  it('a job that was finished early gives its time back, in warnings and in free times', async () => {
    const { id } = await person.addAppointment({ contactId, ...{ date: '2026-06-18' } });
    const query = 'date=2026-06-18&startTime=12:00&endTime=13:00';
    const clashes = async () =>
      (await person.get<Appointment[]>(`/api/appointments/conflicts?${query}`)).body.length;
    const isFree = async () => {
      const asked = '/api/availability?date=2026-06-18&minutes=60';
      const { body } = await person.get<Schemas['FreeStarts'][]>(asked);
      return body[0]?.startTimes.includes('12:00');
    };
    expect([await clashes(), await isFree()]).toEqual([1, false]);
    await person.post(`/api/appointments/${id}/finish`);
    expect([await clashes(), await isFree()]).toEqual([0, true]);
    const again = await person.addAppointment({ contactId, ...{ date: '2026-06-18' } });
    expect(again).not.toHaveProperty('overlaps');
  });
});

describe('changing', () => {
  it('moves freely between statuses and keeps the name it was booked under (STATE-07, CALL-15)', async () => {
    let { id, version } = await person.addAppointment({ contactId });
    const statuses = ['completed', 'pending', 'in-progress', 'cancelled', 'confirmed'] as const;
    for (const status of statuses) {
      const saved = await person.put<Appointment>(`/api/appointments/${id}`, job({ status }), {
        headers: ifMatch(version),
      });
      expect([saved.status, saved.body.status]).toEqual([200, status]);
      expect(saved.body.service).toBe('Interior Detail');
      expect((await person.get(`/api/appointments/${id}`)).body).toEqual(saved.body);
      ({ id, version } = saved.body);
    }
  });

  it('stores any status after any other when no version is sent (STATE-07, CALL-15)', async () => {
    const { id } = await person.addAppointment({ contactId });
    for (const from of APPOINTMENT_STATUSES) {
      for (const status of APPOINTMENT_STATUSES) {
        await person.put(`/api/appointments/${id}`, job({ status: from }));
        const saved = await person.put<Appointment>(`/api/appointments/${id}`, job({ status }));
        expect([saved.status, saved.body.status]).toEqual([200, status]);
      }
    }
  });

  it.each([
    [
      { endDate: '2026-06-19' },
      'endDate',
      'A job ends on the day it begins. Book one job for each day',
    ],
    [{ duration: 90 }, 'duration', 'There is no field “duration” here'],
  ])('refuses %j, which it would have to ignore', async (more, field, sentence) => {
    const { id } = await person.addAppointment({ contactId });
    for (const answer of [
      await person.post('/api/appointments', { ...job(), ...more }),
      await person.put(`/api/appointments/${id}`, { ...job(), ...more }),
    ]) {
      expect([answer.status, answer.body.fields]).toEqual([422, { [field]: sentence }]);
    }
  });

  it('takes an answer back whole, and the day of the end where it is the same', async () => {
    const { id } = await person.addAppointment({ contactId });
    const path = `/api/appointments/${id}`;
    const { body } = await person.get<Appointment>(path);
    const again = { ...body, endDate: body.date, notes: 'Two dogs' };
    expect((await person.put<Appointment>(path, again)).body).toMatchObject({ notes: 'Two dogs' });
  });

  it.each(['00:00', '24:00', '24:00:00'])('ends at midnight with %s', async (endTime) => {
    const late = { startTime: '20:00', endTime, endDate: '2026-06-19' };
    const { status, body } = await person.post<Appointment>('/api/appointments', job(late));
    expect([status, body.endTime, body.date]).toEqual([201, '00:00', '2026-06-18']);
    const clash = 'date=2026-06-18&startTime=23:00&endTime=24:00';
    const { body: clashes } = await person.get<Appointment[]>(
      `/api/appointments/conflicts?${clash}`,
    );
    expect(clashes.map(({ id }) => id)).toEqual([body.id]);
  });

  it('keeps what is left out: price, notes, times, status', async () => {
    const booked = { price: 500, notes: 'Dog hair', startTime: '09:00', endTime: '11:30' };
    const { body } = await person.post<Appointment>('/api/appointments', job(booked));
    const path = `/api/appointments/${body.id}`;
    const needed = { contactId, serviceId: 's2', date: '2026-06-19' };
    const moved = await person.put<Appointment>(path, needed);
    expect(moved.body).toEqual({ ...body, date: '2026-06-19', version: 2 });
    const later = await person.put<Appointment>(path, { ...needed, startTime: '13:00' });
    expect(later.body).toMatchObject({ startTime: '13:00', endTime: '15:30', price: 500 });
    const listPrice = await person.put<Appointment>(path, { ...needed, price: null });
    expect(listPrice.body.price).toBe(149.99);
    const other = await person.put<Appointment>(path, { ...needed, serviceId: 's1' });
    expect(other.body).toMatchObject({ price: 249.99, notes: 'Dog hair' });
  });

  it('cancels with an empty JSON body, and again (CALL-06, ENT-16, CALL-12)', async () => {
    const { id } = await person.addAppointment({ contactId });
    for (let time = 0; time < 2; time++) {
      const { status, body } = await person.post<Appointment>(`/api/appointments/${id}/cancel`);
      expect([status, body.status]).toEqual([200, 'cancelled']);
    }
    const { body: lists } = await person.get<Lists>('/api/appointments');
    expect(lists).toMatchObject({ upcoming: [], past: [{ id, status: 'cancelled' }] });
  });
});

describe('the lists', () => {
  const at = (date: string, startTime: string, endTime: string, status = 'scheduled') =>
    person.addAppointment({
      contactId,
      date,
      startTime,
      endTime,
      status: status as Schemas['AppointmentStatus'],
    });

  const spans = (list: Appointment[]) => list.map(({ date, startTime }) => `${date} ${startTime}`);

  it('part what is still to come from the rest', async () => {
    await at('2026-06-17', '09:00', '10:59');
    await at('2026-06-17', '10:00', '11:01');
    await at('2026-06-19', '09:00', '10:00');
    await at('2026-06-18', '09:00', '10:00', 'in-progress');
    await at('2026-06-20', '09:00', '10:00', 'completed');
    await at('2026-06-21', '09:00', '10:00', 'cancelled');
    const { body } = await person.get<Lists>('/api/appointments');
    expect(spans(body.upcoming)).toEqual([
      '2026-06-17 10:00',
      '2026-06-18 09:00',
      '2026-06-19 09:00',
    ]);
    expect(spans(body.past)).toEqual(['2026-06-21 09:00', '2026-06-20 09:00', '2026-06-17 09:00']);
  });

  it('narrow to days, both included', async () => {
    await at('2026-06-18', '00:00', '01:00');
    await at('2026-06-19', '23:00', '00:00');
    await at('2026-06-20', '00:00', '01:00');
    const range = '?from=2026-06-18&to=2026-06-19';
    const { body } = await person.get<Lists>(`/api/appointments${range}`);
    expect(spans(body.upcoming)).toEqual(['2026-06-18 00:00', '2026-06-19 23:00']);
    expect(body.upcoming[1]?.endTime).toBe('00:00');
    expect((await person.get('/api/appointments?from=yesterday')).status).toBe(400);
  });

  it('page through the past', async () => {
    for (const day of ['01', '02', '03', '04', '05']) await at(`2026-06-${day}`, '09:00', '10:00');
    await at('2026-06-19', '09:00', '10:00');
    const first = await person.get<Lists>('/api/appointments?limit=3');
    expect(first.headers.get('x-total-count')).toBe('5');
    expect(first.body.upcoming).toHaveLength(1);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await person.get<Lists>(next);
    expect(spans(second.body.past)).toEqual(['2026-06-02 09:00', '2026-06-01 09:00']);
    expect(second.body.upcoming).toEqual([]);
    expect(second.headers.get('link')).toBeNull();
  });
});

describe('when the clocks change', () => {
  const book = async (zone: string, values: object) => {
    const somebody = await server.owner({ timeZone: zone });
    const { id } = await somebody.addContact();
    return { somebody, job: { contactId: id, serviceId: 's1', ...values } };
  };

  it('a day still ends at midnight where that is skipped, and saves unchanged', async () => {
    const hours = { date: '2026-04-23', startTime: '23:00', endTime: '00:00' };
    const { somebody, job: late } = await book('Africa/Cairo', hours);
    const { body } = await somebody.post<Appointment>('/api/appointments', late);
    expect(body).toMatchObject(hours);
    const saved = await somebody.put<Appointment>(`/api/appointments/${body.id}`, {
      ...late,
      notes: 'Key under the mat',
    });
    expect([saved.status, saved.body]).toEqual([
      200,
      { ...body, notes: 'Key under the mat', version: 2 },
    ]);
  });

  /** Four appointments in a night whose DST change repeats 1:15 and 1:30. */
  const repeatedNight = async () => {
    const { somebody, job: one } = await book('America/New_York', { date: '2020-11-01' });
    const { body } = await somebody.get<Schemas['SessionState']>('/api/session');
    const times = ['05:15', '05:30', '06:15', '06:30'];
    const rows = await query<{ id: string }>(
      server.config.databaseUrl,
      `insert into appointments (business_id, contact_id, service_id, service_name, starts_at,
         ends_at, status, price_cents, created_at)
       select $1, $2, 's1', 'Wash', t, t + interval '15 minutes', 'completed', 0, now()
       from unnest($3::timestamptz[]) as t returning id`,
      [body.user?.businessId, one.contactId, times.map((time) => `2020-11-01T${time}Z`)],
    );
    return { somebody, one, ids: rows.map(({ id }) => id) };
  };

  it('pages neither loop nor miss a job of the hour that happens twice', async () => {
    const { somebody, ids } = await repeatedNight();
    const seen: string[] = [];
    let next: string | undefined = '/api/appointments?limit=1';
    while (next && seen.length < 10) {
      const page: Awaited<ReturnType<typeof somebody.get<Lists>>> = await somebody.get(next);
      seen.push(...page.body.past.map(({ id }) => id));
      next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([...ids].reverse());
  });

  it('a job of the second of two equal hours stays there when it is saved unchanged', async () => {
    const { somebody, one, ids } = await repeatedNight();
    const instants = () =>
      query(
        server.config.databaseUrl,
        'select starts_at, ends_at from appointments where id = any($1) order by id',
        [ids],
      );
    const before = await instants();
    for (const id of ids) {
      const { body } = await somebody.get<Appointment>(`/api/appointments/${id}`);
      const { startTime, endTime, date, price } = body;
      const saved = await somebody.put(`/api/appointments/${id}`, {
        ...{ ...one, startTime, endTime, date, price, notes: 'x' },
      });
      expect(saved.status).toBe(200);
    }
    expect(await instants()).toEqual(before);
  });

  it('what is booked keeps its times when the business moves to another zone', async () => {
    const { somebody, job: one } = await book('America/New_York', { date: '2026-06-18' });
    const add = async (values: object) =>
      (await somebody.post<Appointment>('/api/appointments', { ...one, ...values })).body;
    const past = await add({ date: '2026-06-16', startTime: '12:00', endTime: '13:00' });
    const noon = await add({ startTime: '12:00', endTime: '14:00' });
    const late = await add({ startTime: '22:00', endTime: '00:00' });
    const settings = { businessName: 'Shine', timeZone: 'America/Los_Angeles' };
    expect((await somebody.put('/api/settings/business', settings)).status).toBe(200);
    const shown = async ({ id }: Appointment) =>
      (await somebody.get<Appointment>(`/api/appointments/${id}`)).body;
    expect(await shown(noon)).toEqual({ ...noon, version: 2 });
    expect(await shown(late)).toEqual({ ...late, version: 2 });
    expect(await shown(past)).toMatchObject({ startTime: '09:00', version: 1 });
  });
});
