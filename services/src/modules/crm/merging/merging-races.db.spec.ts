import { query } from '../../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

type Appointment = Schemas['Appointment'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
});

beforeEach(async () => {
  person = await server.owner();
});

afterAll(() => server.stop());

const merge = (id: string, otherId: string) =>
  person.post(`/api/contacts/${id}/merge`, { otherId });

/** Two contacts for one person, the second with a vehicle and an address of its own. */
async function twins() {
  const kept = await person.addContact({ name: 'Ana Ruiz', address: 'Honda Civic' });
  const other = await person.addContact({ name: 'A. Ruiz', address: 'Kia Soul' });
  const { body: details } = await person.get<Schemas['ContactDetails']>(
    `/api/contacts/${other.id}`,
  );
  const place = await person.post<Schemas['Place']>(`/api/contacts/${other.id}/places`, {
    street: '14 Elm St',
  });
  return { kept, other, vehicleId: details.vehicles[0]?.id, placeId: place.body.id };
}

it('a booking beside a merge ends with the kept customer, in whichever order they come', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { kept, other, vehicleId, placeId } = await twins();
    const job = { contactId: other.id, serviceId: 's2', date: '2026-06-18', vehicleId, placeId };
    const [merged, ...booked] = await Promise.all([
      merge(kept.id, other.id),
      ...Array.from({ length: 5 }, () => person.post<Appointment>('/api/appointments', job)),
    ]);
    expect([merged.status, ...booked.map(({ status }) => status)]).toEqual([
      200,
      ...Array(5).fill(201),
    ]);
    for (const { body } of booked) {
      const { body: stored } = await person.get<Appointment>(`/api/appointments/${body.id}`);
      expect(stored).toMatchObject({
        contactId: kept.id,
        vehicle: { label: 'Kia Soul' },
        place: { id: placeId },
      });
    }
  }
});

it('a repeat that is started beside a merge goes on for the kept customer', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { kept, other } = await twins();
    const first = await person.addAppointment({ contactId: other.id });
    const repeat = { appointmentId: first.id, everyWeeks: 2 };
    const [merged, series] = await Promise.all([
      merge(kept.id, other.id),
      person.post<Schemas['Series']>('/api/series', repeat),
    ]);
    expect([merged.status, series.status]).toEqual([200, 201]);
    const { body } = await person.get<Schemas['Series'][]>(`/api/series?contactId=${kept.id}`);
    expect(body.map(({ id }) => id)).toEqual([series.body.id]);
    const { body: lists } = await person.get<Schemas['AppointmentLists']>('/api/appointments');
    expect(new Set(lists.upcoming.map(({ contactId }) => contactId))).not.toContain(other.id);
  }
});

it('a vehicle of somebody else is refused by the database itself', async () => {
  const { kept, vehicleId, placeId } = await twins();
  const { id } = await person.addAppointment({ contactId: kept.id });
  for (const [column, value] of [
    ['vehicle_id', vehicleId],
    ['place_id', placeId],
  ]) {
    const update = `update appointments set ${column} = '${value}' where id = '${id}'`;
    await expect(query(server.config.databaseUrl, update)).rejects.toThrow(/appointments_/);
  }
});

describe('a customer who was merged', () => {
  it('cannot come back, and leads to the kept one', async () => {
    const { kept, other } = await twins();
    const { kept: last } = await twins();
    await merge(kept.id, other.id);
    await merge(last.id, kept.id);
    for (const old of [kept.id, other.id]) {
      const restored = await person.post(`/api/contacts/${old}/restore`);
      expect([restored.status, restored.body.code]).toEqual([409, 'merged']);
      const { body } = await person.get<Schemas['ContactDetails']>(`/api/contacts/${old}`);
      expect(body.id).toBe(last.id);
      const booked = await person.addAppointment({ contactId: old });
      expect(booked.contactId).toBe(last.id);
    }
  });

  it('leaves no name in the record of what was done', async () => {
    const { kept, other } = await twins();
    await merge(kept.id, other.id);
    const rows = await query(server.config.databaseUrl, 'select details from audit_entries');
    expect(JSON.stringify(rows)).not.toContain('A. Ruiz');
  });
});
