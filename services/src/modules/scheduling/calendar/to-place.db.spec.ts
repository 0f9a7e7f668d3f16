import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { Planning } from '../repeats/planning.js';

type Appointment = Schemas['Appointment'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T12:00:00Z' });
});

beforeEach(async () => {
  server.clock.set('2026-06-17T12:00:00Z');
  person = await server.owner();
});

afterAll(() => server.stop());

async function book(date: string, contactId?: string, who = person): Promise<Appointment> {
  const id = contactId ?? (await who.addContact()).id;
  return who.addAppointment({ ...{ contactId: id, serviceId: 's2', date, startTime: '09:00' } });
}
const callOff = (job: Appointment, cancelReason: string, who = person) =>
  who.post(`/api/appointments/${job.id}/cancel`, { cancelReason });
const toPlace = async (who = person) =>
  (await who.get<Appointment[]>('/api/calendar/to-place')).body;
const idsOf = async () => (await toPlace()).map(({ id }) => id);

describe('jobs to place', () => {
  it('are those called off because of the weather, until their customer has another', async () => {
    const [wet, wetToo, other] = [
      await book('2026-06-16'),
      await book('2026-06-19'),
      await book('2026-06-20'),
    ];
    await callOff(wetToo, 'Weather');
    await callOff(wet, ' weather');
    await callOff(other, 'Customer asked');
    const [first] = await toPlace();
    expect(first).toEqual((await person.get(`/api/appointments/${wet.id}`)).body);
    expect(await idsOf()).toEqual([wet.id, wetToo.id]);
    const again = await book('2026-06-25', wet.contactId);
    await person.post(`/api/appointments/${again.id}/finish`, {});
    expect(await idsOf()).toEqual([wetToo.id]);
  });

  it('are not those of long ago, nor of a deleted customer', async () => {
    const [old, gone] = [await book('2026-06-18'), await book('2026-06-30')];
    await callOff(old, 'Weather');
    await callOff(gone, 'Weather');
    await person.delete(`/api/contacts/${gone.contactId}`);
    expect(await idsOf()).toEqual([old.id]);
    server.clock.set('2026-06-23T12:00:00Z');
    await person.get('/api/session');
    server.clock.set('2026-06-28T12:00:00Z');
    await person.get('/api/session');
    server.clock.set('2026-07-02T12:00:00Z');
    expect(await idsOf()).toEqual([]);
  });

  it('are repeats that cannot be planned', async () => {
    const job = await book('2026-06-18');
    await person.post('/api/series', { appointmentId: job.id, everyWeeks: 7 });
    await person.post(`/api/appointments/${job.id}/finish`, {});
    await person.delete('/api/services/s2');
    server.clock.set('2026-06-22T12:00:00Z');
    await person.get('/api/session');
    server.clock.set('2026-06-26T12:00:00Z');
    await server.app.get(Planning).run();
    expect(await toPlace()).toMatchObject([{ id: job.id, series: { everyWeeks: 7 } }]);
  });

  it('are those of the own business', async () => {
    const job = await book('2026-06-19');
    await callOff(job, 'Weather');
    expect(await toPlace(await server.owner())).toEqual([]);
  });
});
