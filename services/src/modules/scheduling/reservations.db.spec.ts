import pg from 'pg';
import { OVERLAPPING_EXCLUSIVE } from '../../../test/read-models/naive.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TRAVEL_CASES } from '../../../test/support/travel-cases.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { clockTime } from '../../platform/time/clock-time.js';
import { Random } from '../demo/random.js';

type Input = Schemas['AppointmentInput'];

let server: TestApp;
let sql: pg.Client;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
  sql = new pg.Client({ connectionString: server.config.databaseUrl });
  await sql.connect();
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

const BATCHES = 14;
const AT_ONCE = 8;

interface Shop {
  person: Visitor;
  businessId: string;
  contactId: string;
  crews: string[];
  places: (string | null)[];
}

/** Shop with two crews, two addresses with travel time between them, and services with buffers. */
async function openShop(): Promise<Shop> {
  const person = await server.owner();
  const session = await person.get<Schemas['SessionState']>('/api/session');
  const contactId = (await person.addContact()).id;
  await person.post('/api/crews', { name: 'Van 2', kind: 'van', colour: 'teal' });
  const crews = (await person.get<Schemas['Crew'][]>('/api/crews')).body.map(({ id }) => id);
  const places: Shop['places'] = [null];
  for (const street of ['14 Elm St', '2 Oak Rd']) {
    const path = `/api/contacts/${contactId}/places`;
    places.push((await person.post<Schemas['Place']>(path, { street })).body.id);
  }
  const { body: week } = await person.get<Schemas['WeekHours']>('/api/hours');
  await person.put('/api/hours', { ...week, travelMinutes: 20 });
  const kept = { name: 'Wash and Wax', duration: 60, price: 80, bufferBefore: 15, bufferAfter: 30 };
  await person.put('/api/services/s5', kept);
  return { person, businessId: session.body.user?.businessId ?? '', contactId, crews, places };
}

/**
 * Random concurrent requests for a full day. A seed fixes the requests, but not the order in which they
 * win.
 */
class Deeds {
  private readonly random: Random;
  private readonly jobs: string[] = [];

  constructor(
    private readonly shop: Shop,
    seed: number,
  ) {
    this.random = new Random(seed);
  }

  async some(): Promise<number[]> {
    return Promise.all(Array.from({ length: AT_ONCE }, () => this.one()));
  }

  private wanted(): Input {
    const { random } = this;
    const start = 480 + random.below(40) * 15;
    return {
      contactId: this.shop.contactId,
      serviceId: random.pick(['s4', 's5']),
      date: random.pick(['2026-06-18', '2026-06-19']),
      startTime: clockTime(start),
      endTime: clockTime(start + 15 + random.below(10) * 15),
      crewId: random.pick(this.shop.crews),
      placeId: random.pick(this.shop.places),
      onlyIfFree: random.chance(0.5),
    };
  }

  private async one(): Promise<number> {
    const { person } = this.shop;
    const which = this.random.next();
    const id = this.jobs.length > 0 ? this.random.pick(this.jobs) : undefined;
    if (id === undefined || which < 0.4) {
      const { status, body } = await person.post<{ id: string }>(
        '/api/appointments',
        this.wanted(),
      );
      if (status === 201) this.jobs.push(body.id);
      return status;
    }
    const path = `/api/appointments/${id}`;
    if (which < 0.55) return (await person.post(`${path}/cancel`)).status;
    if (which < 0.65) return (await person.post(`${path}/finish`)).status;
    // The action may also restore a cancelled appointment.
    const headers = {
      'if-match': `"${(await person.get<{ version: number }>(path)).body.version}"`,
    };
    const status = this.random.pick(['scheduled', 'confirmed', 'in-progress'] as const);
    return (await person.put(path, { ...this.wanted(), status }, { headers })).status;
  }
}

const TOO_NEAR = `
  select r.id from reservations r
  join appointments a on a.business_id = $1 and a.id = r.appointment_id
  join reservations o on o.business_id = $1 and o.crew_id = r.crew_id and o.id <> r.id
  join appointments b on b.business_id = $1 and b.id = o.appointment_id
  where r.business_id = $1 and r.exclusive and o.exclusive
    and a.place_id is distinct from b.place_id
    and r.starts_at < o.ends_at + interval '20 minutes'
    and r.ends_at > o.starts_at - interval '20 minutes'`;

it.each([1, 2, 3])(
  'whatever is moved, stretched, cancelled and booked over, no crew has two jobs at once to itself (seed %i)',
  async (seed) => {
    const shop = await openShop();
    const deeds = new Deeds(shop, seed);
    const statuses = new Set<number>();
    for (let done = 0; done < BATCHES; done++) {
      for (const status of await deeds.some()) statuses.add(status);
      for (const rule of [OVERLAPPING_EXCLUSIVE, TOO_NEAR]) {
        expect((await sql.query(rule, [shop.businessId])).rows).toEqual([]);
      }
    }
    const all = 'select exclusive from reservations where business_id = $1';
    const kinds = (await sql.query<{ exclusive: boolean }>(all, [shop.businessId])).rows;
    // Without both kinds, the comparison would prove nothing.
    expect(new Set(kinds.map(({ exclusive }) => exclusive)).size).toBe(2);
    expect([...statuses].sort()).toEqual([200, 201, 409]);
  },
);

describe('how far a place is from where a crew has a job', () => {
  let ids: unknown[];

  beforeAll(async () => {
    const person = await server.owner();
    const session = await person.get<Schemas['SessionState']>('/api/session');
    const [crew] = (await person.get<Schemas['Crew'][]>('/api/crews')).body;
    const contactId = (await person.addContact()).id;
    const own = await person.post<Schemas['Place']>('/api/places', { street: '1 Shop Rd' });
    const path = `/api/contacts/${contactId}/places`;
    const at = (street: string) => person.post<Schemas['Place']>(path, { street });
    const [one, other] = [await at('14 Elm St'), await at('2 Oak Rd')];
    const times = { date: '2026-06-18', startTime: '10:00', endTime: '11:00' };
    const job = await person.addAppointment({ contactId, ...times });
    const businessId = session.body.user?.businessId;
    ids = [businessId, crew?.id, own.body.id, one.body.id, other.body.id, job.id];
  });

  it.each(TRAVEL_CASES)('$name: $minutes minutes', async ({ travel, from, to, minutes }) => {
    const [businessId, crew, shop, one, other, job] = ids;
    const placeOf = (place: typeof from) => place && (place.id === 'a' ? one : other);
    const say = (text: string, values: unknown[]) => sql.query(text, [businessId, ...values]);
    await say('update businesses set travel_minutes = $2, far_travel_minutes = $3 where id = $1', [
      ...[travel.minutes, travel.farMinutes],
    ]);
    for (const [id, postcode] of [
      [shop, travel.shopPostcode],
      ...[from, to].map((place) => [placeOf(place), place?.postcode]),
    ]) {
      const text = 'update places set postcode = $3 where business_id = $1 and id = $2';
      if (id) await say(text, [id, postcode]);
    }
    await say('update appointments set place_id = $3 where business_id = $1 and id = $2', [
      ...[job, placeOf(from)],
    ]);
    // Called in a statement of its own, as in the product, because on a distributed database the
    // function runs queries itself.
    const isTaken = async (gap: number) => {
      const end = 'select ends_at as ends from appointments where business_id = $1 and id = $2';
      const { rows: jobs } = await say(end, [job]);
      const { rows } = await say(
        `select crew_is_taken($1, $2, $4::timestamptz + make_interval(mins => $5),
           $4::timestamptz + make_interval(mins => $5) + interval '1 hour', $3, null) as taken`,
        [crew, placeOf(to), (jobs as { ends: Date }[])[0]?.ends, gap],
      );
      return (rows as { taken: boolean }[])[0]?.taken;
    };
    expect([await isTaken(minutes), await isTaken(minutes - 1)]).toEqual([false, true]);
  });
});
