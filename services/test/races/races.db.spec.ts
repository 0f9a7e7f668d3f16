import { query } from '../support/database.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Answer, Schemas, Visitor } from '../support/visitor.js';

/** Concurrent writers. docs/races.md lists the same pairs and who waits for whom. */

type Appointment = Schemas['Appointment'];
type Sent = Promise<Answer<unknown>>;

const DAY = '2026-06-24';
const NEXT_DAY = '2026-06-25';
const ZONES = ['America/Los_Angeles', 'America/New_York'];

let server: TestApp;
let person: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  person = await server.owner();
});

afterAll(() => server.stop());

/** Records of a test: two contacts, the first with a vehicle, a place and a series. */
interface Scene {
  customer: string;
  other: string;
  vehicle: string;
  place: string;
  job: Appointment;
  series: Schemas['Series'];
}

async function setScene(): Promise<Scene> {
  const customer = await person.addContact({ name: 'Ana Ruiz', address: 'Honda Civic' });
  const other = await person.addContact({ name: 'A. Ruiz', address: 'Kia Soul' });
  const path = `/api/contacts/${customer.id}`;
  await person.post(`${path}/vehicles`, { make: 'Tesla', model: 'Model 3' });
  await person.post(`${path}/places`, { street: '14 Elm St' });
  const { body } = await person.get<Schemas['ContactDetails']>(path);
  const job = await person.addAppointment({ contactId: customer.id, date: DAY });
  const repeat = { appointmentId: job.id, everyWeeks: 8 };
  const series = await person.post<Schemas['Series']>('/api/series', repeat);
  return {
    ...{ customer: customer.id, other: other.id, job, series: series.body },
    vehicle: body.vehicles[1]?.id ?? '',
    place: body.places[0]?.id ?? '',
  };
}

/** Writers that may run concurrently. */
const WRITERS = {
  'books a job': ({ customer, vehicle, place }: Scene): Sent =>
    person.post('/api/appointments', {
      ...{ contactId: customer, serviceId: 's2', date: DAY, startTime: '09:00', endTime: '11:00' },
      ...{ vehicleId: vehicle, placeId: place },
    }),
  'changes the job': ({ job, customer, vehicle, place }: Scene): Sent =>
    person.put(`/api/appointments/${job.id}`, {
      ...{ contactId: customer, serviceId: 's2', date: DAY, startTime: '13:00', endTime: '15:00' },
      ...{ vehicleId: vehicle, placeId: place },
    }),
  'moves the day': ({ job }: Scene): Sent =>
    person.post('/api/moves', {
      moves: [
        { ...job, crewId: job.crew.id, date: NEXT_DAY, startTime: '13:00', endTime: '15:00' },
      ],
      mayOverlap: true,
    }),
  'cancels the job': ({ job }: Scene): Sent => person.post(`/api/appointments/${job.id}/cancel`),
  'starts the job': ({ job }: Scene): Sent => person.post(`/api/appointments/${job.id}/start`),
  'edits the customer': ({ customer }: Scene): Sent =>
    person.put(`/api/contacts/${customer}`, { name: 'Ana R. Ruiz', phone: '5551234567' }),
  'deletes the customer': ({ customer }: Scene): Sent =>
    person.delete(`/api/contacts/${customer}?appointments=cancel`),
  'merges the customer': ({ customer, other }: Scene): Sent =>
    person.post(`/api/contacts/${other}/merge`, { otherId: customer }),
  'puts the vehicle away': ({ customer, vehicle }: Scene): Sent =>
    person.delete(`/api/contacts/${customer}/vehicles/${vehicle}`),
  'puts the place away': ({ customer, place }: Scene): Sent =>
    person.delete(`/api/contacts/${customer}/places/${place}`),
  'plans the repeat': ({ series }: Scene): Sent =>
    person.post(`/api/series/${series.id}/plan`, { nextOn: series.nextOn }),
  'changes the following': ({ series, job }: Scene): Sent =>
    person.post(`/api/series/${series.id}/follow`, { appointmentId: job.id }),
  'changes the zone': async (): Sent => {
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    const { version: _version, ...business } = body.business;
    const timeZone = ZONES.find((zone) => zone !== business.timeZone);
    return person.put('/api/settings/business', { ...business, timeZone });
  },
  'changes the hours': (): Sent => person.put('/api/hours', { ranges: [], timeStep: 30 }),
} as const satisfies Record<string, (scene: Scene) => Sent>;

type Writer = keyof typeof WRITERS;

const names = Object.keys(WRITERS) as Writer[];
const PAIRS = names.flatMap((one, index) =>
  names.slice(index).map((other): [Writer, Writer] => [one, other]),
);

/** Invariants in any order of writers, as queries for violations. */
const BROKEN = {
  'a job of a customer who was merged': `
    select a.id from appointments a join contacts c on c.id = a.contact_id
    where c.merged_into is not null`,
  'an open job of a customer who was deleted': `
    select a.id from appointments a join contacts c on c.id = a.contact_id
    where c.deleted_at is not null and a.status not in ('completed', 'cancelled')`,
  'a repeat of a customer who was merged': `
    select s.id from series s join contacts c on c.id = s.contact_id
    where c.merged_into is not null`,
  'a vehicle or place of somebody else': `
    select a.id from appointments a left join vehicles v on v.id = a.vehicle_id
      left join places p on p.id = a.place_id
    where v.contact_id <> a.contact_id or p.contact_id <> a.contact_id`,
  'a repeat planned twice': `
    select series_id from series_dates group by series_id, on_date having count(*) > 1`,
  'a job at another hour than was asked for': `
    select a.id from appointments a join businesses b on b.id = a.business_id
    where to_char(a.starts_at at time zone b.time_zone, 'HH24:MI') not in ('09:00', '12:00', '13:00')`,
  'a job that ends before it begins': 'select id from appointments where ends_at <= starts_at',
};

it.each(PAIRS)('one %s while another %s', async (one, other) => {
  const scene = await setScene();
  const answers = await Promise.all([WRITERS[one](scene), WRITERS[other](scene)]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // A late writer gets a conflict, and at least one succeeds.
  expect(answers.some(({ status }) => status < 300)).toBe(true);
  for (const [what, sql] of Object.entries(BROKEN)) {
    expect([what, await query(server.config.databaseUrl, sql)]).toEqual([what, []]);
  }
});
