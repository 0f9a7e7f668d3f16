import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { DAY_MS } from '../../../platform/time/durations.js';
import { Planning } from './planning.js';

type Series = Schemas['Series'];
type Appointment = Schemas['Appointment'];

// Wednesday.
const TODAY = '2026-06-17T15:00:00Z';

let server: TestApp;
let person: Visitor;
let contactId: string;
let first: Appointment;

beforeAll(async () => {
  server = await startTestApp({ now: TODAY });
});

beforeEach(async () => {
  server.clock.set(TODAY);
  person = await server.owner();
  contactId = (await person.addContact({ name: 'Jordan Blake' })).id;
  const at = { date: '2026-06-18', startTime: '09:00', endTime: '10:30' };
  first = await person.addAppointment({ contactId, serviceId: 's5', price: 65, ...at });
});

afterAll(() => server.stop());

const repeat = (everyWeeks: number, appointmentId = first.id) =>
  person.post<Series>('/api/series', { appointmentId, everyWeeks });
const list = async (query = '') => (await person.get<Series[]>(`/api/series${query}`)).body;
const planned = async () =>
  (await person.get<Schemas['AppointmentLists']>('/api/appointments')).body.upcoming;
const dates = async () => (await planned()).map(({ date }) => date);
/** Advances the clock with a request every few days, because an idle session expires. */
async function wait(until: string): Promise<void> {
  const at = Date.parse(`${until}T15:00:00Z`);
  while (server.clock.now().getTime() < at) {
    server.clock.set(
      new Date(Math.min(at, server.clock.now().getTime() + 4 * DAY_MS)).toISOString(),
    );
    await person.get('/api/session');
  }
}
const news = async () =>
  (await person.get<Schemas['NotificationList']>('/api/notifications')).body.items;
const plan = () => server.app.get(Planning).run();

describe('a job that repeats', () => {
  it('is planned some weeks ahead, as it was, for the price that was agreed on', async () => {
    const { status, body } = await repeat(2);
    expect(status).toBe(201);
    expect(await dates()).toEqual(['2026-06-18', '2026-07-02', '2026-07-16']);
    expect(body).toMatchObject({
      ...{ everyWeeks: 2, startTime: '09:00', nextOn: '2026-07-30', service: 'Wash and Wax' },
      customer: { id: contactId },
      next: { id: first.id, date: '2026-06-18' },
    });
    const [, second] = await planned();
    expect(second).toMatchObject({
      ...{ startTime: '09:00', endTime: '10:30', price: 65, status: 'scheduled' },
      series: { id: body.id, everyWeeks: 2 },
    });
    expect((await repeat(4)).status).toBe(409);
  });

  it('is planned on as time goes by, each day once', async () => {
    await repeat(4);
    expect(await dates()).toEqual(['2026-06-18', '2026-07-16']);
    await wait('2026-07-05');
    await Promise.all([plan(), plan(), plan()]);
    await plan();
    expect(await dates()).toEqual(['2026-07-16', '2026-08-13']);
  });

  it('keeps its rhythm where one is moved or left out', async () => {
    const { body } = await repeat(2);
    const [, second] = await planned();
    const moved = { contactId, serviceId: 's5', date: '2026-07-03' };
    await person.put(`/api/appointments/${second?.id}`, moved);
    await person.post(`/api/series/${body.id}/skip`);
    expect(await dates()).toEqual(['2026-07-03', '2026-07-16']);
    const again = await person.post<Series>(`/api/series/${body.id}/skip`);
    expect(again.body.next?.date).toBe('2026-07-16');
    await wait('2026-06-20');
    await plan();
    expect(await dates()).toEqual(['2026-07-16', '2026-07-30']);
  });

  it('is planned ahead of its time on demand, and a day without a job can be left out', async () => {
    const { body } = await repeat(8);
    expect(await dates()).toEqual(['2026-06-18']);
    const early = await person.post<Series>(`/api/series/${body.id}/plan`);
    expect(early.body.nextOn).toBe('2026-10-08');
    expect(await dates()).toEqual(['2026-06-18', '2026-08-13']);
    for (let skipped = 0; skipped < 3; skipped++) await person.post(`/api/series/${body.id}/skip`);
    expect(await list()).toMatchObject([{ next: null, nextOn: '2026-12-03' }]);
  });

  it('comes more often or not at all, and goes on when that is taken back', async () => {
    const { body } = await repeat(8);
    const path = `/api/series/${body.id}`;
    const often = await person.put<Series>(path, { everyWeeks: 3 });
    expect([often.body.everyWeeks, await dates()]).toEqual([3, ['2026-06-18', '2026-07-09']]);
    expect((await person.delete(path)).status).toBe(200);
    expect([await list(), (await person.delete(path)).status]).toEqual([[], 404]);
    await wait('2026-07-14');
    await plan();
    expect(await dates()).toEqual([]);
    await person.post(`${path}/restore`);
    expect(await dates()).toEqual(['2026-07-30', '2026-08-20']);
    expect(await list(`?contactId=${contactId}`)).toHaveLength(1);
    expect(await list(`?contactId=${first.id}`)).toEqual([]);
  });

  it('waits for somebody to find it a time where the crew has another job', async () => {
    const at = { date: '2026-07-02', startTime: '10:00', endTime: '11:00' };
    await person.addAppointment({ contactId, serviceId: 's2', ...at });
    await repeat(2);
    const statuses = (await planned()).map(({ date, status }) => [date, status]);
    expect(statuses).toContainEqual(['2026-07-02', 'pending']);
    expect(statuses).toContainEqual(['2026-07-16', 'scheduled']);
  });

  it('goes on with a service that is hidden by now', async () => {
    await repeat(4);
    const hidden = { name: 'Wash and Wax', duration: 90, price: 79.99, hidden: true };
    expect((await person.put('/api/services/s5', hidden)).status).toBe(200);
    await wait('2026-07-05');
    await plan();
    expect(await dates()).toEqual(['2026-07-16', '2026-08-13']);
  });

  it('is planned no more for a customer or a service that is gone', async () => {
    await repeat(4);
    await person.delete('/api/services/s5');
    await wait('2026-07-05');
    await plan();
    expect(await dates()).toEqual(['2026-07-16']);
    await person.post('/api/services/s5/restore');
    await plan();
    expect(await dates()).toEqual(['2026-07-16', '2026-08-13']);
    await person.delete(`/api/contacts/${contactId}?appointments=keep`);
    expect(await list()).toEqual([]);
  });

  it('is planned for the next open day where its own is closed, and says so', async () => {
    const day = '2026-07-02';
    await person.post('/api/closures', { fromDate: day, toDate: '2026-07-03', reason: 'Holiday' });
    await repeat(2);
    expect(await dates()).toEqual(['2026-06-18', '2026-07-04', '2026-07-16']);
    const [, moved] = await planned();
    expect(moved).toMatchObject({ startTime: '09:00', endTime: '10:30', status: 'scheduled' });
    const told = (await news()).map(({ title, text }) => `${title}: ${text}`);
    expect(told).toContain(
      'Repeat moved to the next open day: Wash and Wax for Jordan Blake, Jul 4, 2026 at 9:00 AM, instead of Jul 2, 2026',
    );
  });

  it('waits for a time where all days are closed until the next', async () => {
    await person.post('/api/closures', { fromDate: '2026-06-25', toDate: '2026-07-01' });
    await repeat(1);
    const [, second] = await planned();
    expect(second).toMatchObject({ date: '2026-06-25', status: 'pending' });
    expect((await news()).map(({ title }) => title)).toContain('Repeat needs a time');
  });

  it('hands on neither a price nor a note of one of them', async () => {
    const { body } = await repeat(4);
    const [, second] = await planned();
    await person.put(`/api/appointments/${second?.id}`, {
      ...second,
      ...{ price: 0, notes: 'Free this once', startTime: '14:00', endTime: '15:30' },
    });
    await person.post(`/api/series/${body.id}/plan`);
    const third = (await planned())[2];
    expect(third).toMatchObject({ price: 65, notes: '', startTime: '09:00', endTime: '10:30' });
  });

  it('is changed from one on: time, day, price, service, and not its notes', async () => {
    const { body } = await repeat(2);
    const [, second, third] = await planned();
    await person.put(`/api/appointments/${third?.id}`, { ...third, notes: 'Bring the ladder' });
    await person.put(`/api/appointments/${second?.id}`, {
      ...second,
      ...{ date: '2026-07-03', startTime: '14:00', endTime: '16:00', price: 99, serviceId: 's2' },
      notes: 'Only today',
    });
    const path = `/api/series/${body.id}`;
    const followed = await person.post<Series>(`${path}/follow`, { appointmentId: second?.id });
    expect([followed.status, followed.body]).toMatchObject([
      200,
      { nextOn: '2026-07-31', startTime: '14:00', service: 'Interior Detail' },
    ]);
    await person.post(`${path}/plan`);
    const all = await planned();
    expect(all.map(({ date }) => date)).toEqual([
      ...['2026-06-18', '2026-07-03', '2026-07-17', '2026-07-31'],
    ]);
    expect(all[0]).toMatchObject({ startTime: '09:00', price: 65 });
    for (const later of all.slice(1)) {
      expect(later).toMatchObject({
        startTime: '14:00',
        endTime: '16:00',
        price: 99,
        serviceId: 's2',
      });
    }
    expect(all.map(({ notes }) => notes)).toEqual(['', 'Only today', 'Bring the ladder', '']);
    const stranger = await person.addAppointment({ contactId });
    const refused = await person.post(`${path}/follow`, { appointmentId: stranger.id });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { appointmentId: 'Please choose a job of this plan' },
    ]);
  });

  it.each(['plan', 'skip'])('takes a step once, however often it is sent: %s', async (step) => {
    const { body } = await repeat(8);
    const path = `/api/series/${body.id}`;
    const nextOn = step === 'plan' ? body.nextOn : body.next?.date;
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.post(`${path}/${step}`, { nextOn })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_done');
    expect(await dates()).toEqual(step === 'plan' ? ['2026-06-18', '2026-08-13'] : []);
  });

  it('says when it cannot go on: to the office once, on the list, and from the button', async () => {
    const { body: van } = await person.post<Schemas['Crew']>('/api/crews', {
      ...{ name: 'Van 2', kind: 'van', colour: 'teal' },
    });
    await person.put(`/api/appointments/${first.id}`, { ...first, crewId: van.id });
    const { body } = await repeat(4);
    await person.put(`/api/crews/${van.id}`, { ...van, active: false });
    await wait('2026-07-05');
    await plan();
    await plan();
    const sentence = 'Please select a crew that takes jobs';
    expect(await list()).toMatchObject([{ problem: sentence }]);
    const stuck = (await news()).filter(({ title }) => title === 'A repeat cannot go on');
    expect(stuck.map(({ text }) => text)).toEqual([
      `Wash and Wax for Jordan Blake, Aug 13, 2026: ${sentence}`,
    ]);
    const pressed = await person.post(`/api/series/${body.id}/plan`);
    expect([pressed.status, pressed.body.message]).toEqual([409, sentence]);
    await person.put(`/api/crews/${van.id}`, { ...van, active: true });
    await plan();
    expect(await list()).toMatchObject([{ problem: '' }]);
  });

  it.each([
    [{ everyWeeks: 0 }, { everyWeeks: 'Please enter a whole number of weeks from 1 to 52' }],
    [{ everyWeeks: undefined }, { everyWeeks: 'Please say every how many weeks' }],
    [{ appointmentId: 'x' }, { appointmentId: 'Please choose a job' }],
  ])('is refused for %j', async (change, fields) => {
    const input = { appointmentId: first.id, everyWeeks: 4, ...change };
    const { status, body } = await person.post('/api/series', input);
    expect([status, body.fields]).toEqual([422, fields]);
  });
});
