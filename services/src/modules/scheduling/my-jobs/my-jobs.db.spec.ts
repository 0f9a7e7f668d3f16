import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type MyJob = Schemas['MyJob'];
type Appointment = Schemas['Appointment'];
type Crew = Schemas['Crew'];

let server: TestApp;
let owner: Visitor;
let technician: Visitor;
let main: Crew;
let other: Crew;
let contactId: string;

// Wednesday, 8:00 in New York.
const MORNING = '2026-06-17T12:00:00Z';

/** Price in dollars or cents, with enough digits not to match part of an id. */
const PRICE = /321\.?45/;

beforeAll(async () => {
  server = await startTestApp({ now: MORNING });
});

const crewInput = ({ name, kind, colour }: Pick<Crew, 'name' | 'kind' | 'colour'>) => ({
  name,
  kind,
  colour,
});

beforeEach(async () => {
  server.clock.set(MORNING);
  owner = await server.owner();
  technician = await server.colleague(owner, 'technician');
  [main] = (await owner.get<Crew[]>('/api/crews')).body as [Crew];
  const { id } = (await technician.get<Schemas['UserProfile']>('/api/user/profile')).body;
  await owner.put(`/api/crews/${main.id}`, { ...crewInput(main), people: [id] });
  const van = { name: 'Van 2', kind: 'van', colour: 'teal' } as const;
  other = (await owner.post<Crew>('/api/crews', van)).body;
  contactId = (await owner.addContact({ email: 'jordan@example.com' })).id;
});

afterAll(() => server.stop());

const book = (values: Partial<Schemas['AppointmentInput']> = {}) =>
  owner.addAppointment({ contactId, date: '2026-06-17', crewId: main.id, ...values });

const mine = async () => (await technician.get<Schemas['MyJobOfDay'][]>('/api/my-jobs')).body;

describe('the jobs of a technician', () => {
  it('are those of their crews, from yesterday to two weeks ahead', async () => {
    const dates = ['2026-06-15', '2026-06-16', '2026-06-17', '2026-07-01', '2026-07-02'];
    for (const date of dates) await book({ date });
    await book({ crewId: other.id });
    await book({ date: '2026-06-18', status: 'cancelled' });
    await book({ date: '2026-06-19', status: 'no-show' });
    const jobs = await mine();
    expect(jobs.map(({ date, status }) => [date, status])).toEqual([
      ['2026-06-16', 'scheduled'],
      ['2026-06-17', 'scheduled'],
      ['2026-06-19', 'no-show'],
      ['2026-07-01', 'scheduled'],
    ]);
    expect(new Set(jobs.map(({ crew }) => crew.name))).toEqual(new Set([main.name]));
  });

  it('say what is to be known of the customer and of the vehicle', async () => {
    const noted = await owner.addContact({ notes: 'Ring twice' });
    const vehicle = { make: 'Ford', model: 'F-150', notes: 'Loose wiper' };
    await owner.post(`/api/contacts/${noted.id}/vehicles`, vehicle);
    const { id } = await book({ contactId: noted.id, vehicleId: undefined });
    const shown = { customer: { notes: 'Ring twice' }, vehicle: { notes: 'Loose wiper' } };
    expect((await technician.get<MyJob>(`/api/my-jobs/${id}`)).body).toMatchObject(shown);
    expect((await owner.get(`/api/appointments/${id}`)).body).toMatchObject(shown);
  });

  it('say what is needed to do them, and neither what they cost nor more of the customer', async () => {
    const { id, price } = await book({ price: 321.45, notes: 'Dog hair' });
    const [job] = await mine();
    const alone = (await technician.get<MyJob>(`/api/my-jobs/${id}`)).body;
    expect(job).toEqual({ ...alone, driveMinutes: 0, isTight: false });
    expect(job).toMatchObject({
      customer: { name: 'Jordan Blake', phone: '(555) 123-4567' },
      service: 'Full Detail',
      notes: 'Dog hair',
      price: null,
    });
    const said = JSON.stringify(job);
    expect(said).not.toMatch(PRICE);
    for (const secret of [contactId, 'jordan@example.com']) expect(said).not.toContain(secret);
    await owner.put('/api/settings/access', { staffSeeRevenue: false, techniciansSeePrices: true });
    expect((await mine())[0]?.price).toBe(price);
  });

  it('say how long the way is from the one before it, of their own crew’s day alone', async () => {
    const { body: week } = await owner.get<Schemas['WeekHours']>('/api/hours');
    await owner.put('/api/hours', { ranges: week.ranges, travelMinutes: 12 });
    const [home, work] = await Promise.all(
      ['14 Elm St', '2 Oak Ave'].map(async (street) => {
        const path = `/api/contacts/${contactId}/places`;
        return (await owner.post<Schemas['Place']>(path, { street })).body.id;
      }),
    );
    const at = (startTime: string, placeId: string | null | undefined, values = {}) => {
      const endTime = startTime.replace(':00', ':30');
      return book({ startTime, endTime, placeId: placeId ?? null, ...values });
    };
    await at('08:00', null);
    await at('09:00', home, { crewId: other.id });
    await at('10:00', home);
    await at('11:00', home);
    // A no-show is skipped when travel is calculated.
    await at('12:00', null, { status: 'no-show' });
    await at('13:00', home);
    await at('14:00', work);
    await at('14:40', home, { endTime: '15:30' });
    await at('09:00', work, { date: '2026-06-18' });
    expect((await mine()).map((job) => [job.startTime, job.driveMinutes, job.isTight])).toEqual([
      ['08:00', 0, false],
      ['10:00', 12, false],
      ['11:00', 0, false],
      ['12:00', 0, false],
      ['13:00', 0, false],
      ['14:00', 12, false],
      ['14:40', 12, true],
      ['09:00', 0, false],
    ]);
    const path = `/api/calendar/route?date=2026-06-17&crewId=${main.id}`;
    const { body: route } = await owner.get<Schemas['CrewRoute']>(path);
    expect(route.stops.map(({ driveMinutes }) => driveMinutes)).toEqual([0, 12, 0, 0, 12, 12]);
  });

  it('say what is done beside the service, without what it costs', async () => {
    const addon = { name: 'Pet hair', price: 46.78 };
    const { body } = await owner.post<Schemas['Addon']>('/api/addons', addon);
    const fee = { kind: 'fee', name: 'Mileage', price: 46.78 } as const;
    await book({ lines: [{ kind: 'addon', addonId: body.id }, fee] });
    const [job] = await mine();
    expect(job?.addons).toEqual(['Pet hair']);
    // Matched as a value, because an id or a time may contain the digits by chance.
    expect(JSON.stringify(job)).not.toMatch(/":46\b|Mileage/);
  });

  it('are none where one is on no crew', async () => {
    await book();
    const stranger = await server.colleague(owner, 'technician');
    expect((await stranger.get<MyJob[]>('/api/my-jobs')).body).toEqual([]);
  });

  it('are begun, done and noted by their own, and are not there for others', async () => {
    const [own, theirs] = [await book(), await book({ crewId: other.id })];
    const path = `/api/my-jobs/${own.id}`;
    expect((await technician.post<MyJob>(`${path}/start`)).body.status).toBe('in-progress');
    const { body: noted } = await technician.put<MyJob>(`${path}/notes`, { notes: 'Rear wiper' });
    expect([noted.notes, noted.price]).toEqual(['Rear wiper', null]);
    expect((await technician.post<MyJob>(`${path}/finish`)).body.status).toBe('completed');
    for (const id of [theirs.id, contactId]) {
      const answers = await Promise.all([
        technician.get(`/api/my-jobs/${id}`),
        technician.post(`/api/my-jobs/${id}/start`),
        technician.put(`/api/my-jobs/${id}/notes`, { notes: 'x' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    const stored = await owner.get<Appointment>(`/api/appointments/${theirs.id}`);
    expect(stored.body).toMatchObject({ status: 'scheduled', notes: theirs.notes });
  });

  it('take a note once by its key, whatever else was written since', async () => {
    const { id, version } = await book();
    const path = `/api/my-jobs/${id}/notes`;
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': 'k' };
    const note = () => technician.put<MyJob>(path, { notes: 'Seat torn' }, { headers });
    const { body: noted } = await note();
    await technician.put(path, { notes: 'Seat torn, wiper too' });
    const again = await note();
    expect([again.status, again.body]).toEqual([200, noted]);
    expect((await mine())[0]?.notes).toBe('Seat torn, wiper too');
  });

  it('tell of a change that was not seen as much as they may know', async () => {
    const { id, version } = await book({ price: 321.45 });
    await technician.put(`/api/my-jobs/${id}/notes`, { notes: 'Seat torn' });
    const headers = { 'if-match': `"${version}"` };
    const late = [
      await technician.put(`/api/my-jobs/${id}/notes`, { notes: 'Other' }, { headers }),
      await technician.post(`/api/my-jobs/${id}/start`, undefined, { headers }),
    ];
    for (const { status, body } of late) {
      expect([status, body.code]).toEqual([409, 'version_conflict']);
      expect(JSON.stringify(body)).not.toMatch(PRICE);
      expect(body.current).toMatchObject({ notes: 'Seat torn', price: null });
    }
  });
});

describe('staff', () => {
  it('see no revenue unless the owner lets them, and change no settings', async () => {
    const staff = await server.colleague(owner, 'staff');
    await book({ status: 'completed', price: 321.45 });
    const look = async () => (await staff.get<Schemas['Dashboard']>('/api/dashboard')).body;
    const { stats, trends, today } = await look();
    expect(stats).toEqual({
      ...{ appointments: 1, appointmentsChange: expect.any(String) },
      ...{ customers: 1, customersChange: expect.any(String) },
    });
    expect(Object.keys(trends)).toEqual(['appointments', 'customers']);
    expect([today.worth, today.earned, today.jobs]).toEqual([undefined, undefined, 1]);
    expect((await staff.get('/api/revenue')).status).toBe(403);
    expect((await staff.put('/api/settings/business', { businessName: 'Mine' })).status).toBe(403);
    const grants = { staffSeeRevenue: true, techniciansSeePrices: false };
    expect((await staff.put('/api/settings/access', grants)).status).toBe(403);
    await owner.put('/api/settings/access', grants);
    expect((await staff.get('/api/revenue')).status).toBe(200);
    expect((await look()).stats.revenue).toBe(321.45);
  });
});
