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
  contactId = (await person.addContact()).id;
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
/** A session that nobody uses ends: somebody looks every few days. */
async function wait(until: string): Promise<void> {
  const at = Date.parse(`${until}T15:00:00Z`);
  while (server.clock.now().getTime() < at) {
    server.clock.set(
      new Date(Math.min(at, server.clock.now().getTime() + 4 * DAY_MS)).toISOString(),
    );
    await person.get('/api/session');
  }
}
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
    await person.delete(`/api/contacts/${contactId}`);
    expect(await list()).toEqual([]);
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
