import pg from 'pg';
import { main as check } from '../../src/check-read-models.js';
import { sqlOn } from '../../src/platform/database/index.js';
import { MODELS } from '../../src/read-models/models.js';
import { rebuildOne } from '../../src/read-models/rebuild.js';
import { main as rebuild } from '../../src/rebuild.js';
import { ImportSteps } from '../support/imports.js';
import { meanwhile } from '../support/meanwhile.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import { History } from './history.js';
import { CONTACTS, OVERLAPPING_EXCLUSIVE, PAST, UPCOMING } from './naive.js';

let server: TestApp;
let sql: pg.Client;
let person: Visitor;
let businessId: string;

beforeAll(async () => {
  server = await startTestApp();
  sql = new pg.Client({ connectionString: server.config.databaseUrl });
  await sql.connect();
});

afterAll(async () => {
  await sql.end();
  await server.stop();
});

async function openBusiness(): Promise<void> {
  person = await server.owner();
  const session = await person.get<Schemas['SessionState']>('/api/session');
  businessId = session.body.user?.businessId ?? '';
  // The contacts of this test exceed a trial's limit.
  await sql.query(`update businesses set plan = 'enterprise' where id = $1`, [businessId]);
}

const rowsOf = async (text: string, ...more: unknown[]) =>
  (await sql.query<Record<string, unknown>>(text, [businessId, ...more])).rows;

async function expectModelsToBeRight(): Promise<void> {
  for (const [model, { kept, naive }] of Object.entries(MODELS)) {
    expect({ [model]: await rowsOf(kept) }).toEqual({ [model]: await rowsOf(naive) });
  }
}

const idsOf = (rows: { id?: unknown }[]) => rows.map(({ id }) => id);

describe.each([1, 2, 3])('after the history %i', (seed) => {
  beforeAll(async () => {
    await openBusiness();
    const place = { sql, person, businessId, imports: new ImportSteps(server) };
    await new History(place, seed).run(45);
  });

  it('the read models are what plain sums say', async () => {
    expect(await rowsOf('select 1 from appointments where business_id = $1')).not.toEqual([]);
    await expectModelsToBeRight();
  });

  it('no crew has two jobs at once that it has to itself', async () => {
    expect(await rowsOf('select from reservations where business_id = $1')).not.toEqual([]);
    expect(await rowsOf(OVERLAPPING_EXCLUSIVE)).toEqual([]);
  });

  it('customers are listed as a plain query says, in every order', async () => {
    const naive = (await rowsOf(CONTACTS, server.clock.now())) as unknown as Schemas['Contact'][];
    const { body } = await person.get<Schemas['Contact'][]>('/api/contacts');
    expect(body).toEqual(naive.map((row) => expect.objectContaining(row) as unknown));
    for (const key of ['lastAppointment', 'totalSpent'] as const) {
      const sorted = [...naive].sort((one, other) =>
        one[key] === other[key] ? (one.id < other.id ? -1 : 1) : one[key] < other[key] ? -1 : 1,
      );
      expect(await paged(`sort=${key}`)).toEqual(idsOf(sorted));
      expect(await paged(`sort=-${key}`)).toEqual(idsOf(sorted.reverse()));
    }
  });

  it('appointments are told apart and counted as a plain query says', async () => {
    const past = await rowsOf(PAST, server.clock.now());
    const { body, headers } = await person.get<Schemas['AppointmentLists']>(
      '/api/appointments?limit=500',
    );
    expect(idsOf(body.past)).toEqual(idsOf(past));
    expect(headers.get('x-total-count')).toBe(String(past.length));
    expect(idsOf(body.upcoming)).toEqual(idsOf(await rowsOf(UPCOMING, server.clock.now())));
    const few = await person.get<Schemas['AppointmentLists']>(
      '/api/appointments?from=2026-06-12&to=2026-06-25&limit=500',
    );
    expect(few.headers.get('x-total-count')).toBe(String(few.body.past.length));
  });

  it('what is still to come has pages, and is counted', async () => {
    const toCome = idsOf(await rowsOf(UPCOMING, server.clock.now()));
    const seen: string[] = [];
    const first = '/api/appointments?upcomingLimit=7';
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const next: string = cursor ? `${first}&upcomingCursor=${cursor}` : first;
      const { body } = await person.get<Schemas['AppointmentLists']>(next);
      expect(body.upcomingTotal).toBe(toCome.length);
      if (cursor) expect(body.past).toEqual([]);
      seen.push(...body.upcoming.map(({ id }) => id));
      cursor = body.upcomingCursor;
    }
    expect(seen).toEqual(toCome);
    const { body } = await person.get<Schemas['AppointmentLists']>(
      '/api/appointments?from=2026-06-12&to=2026-06-25&upcomingLimit=500',
    );
    expect(body.upcomingTotal).toBe(body.upcoming.length);
  });

  it('building them anew changes nothing', async () => {
    const kept = async () => {
      const models = [];
      for (const model of Object.values(MODELS)) models.push(await rowsOf(model.kept));
      return models;
    };
    const before = await kept();
    const reported: string[] = [];
    await rebuildOne(sqlOn(sql), businessId, (what) => reported.push(what));
    expect(reported).toEqual([
      'searched texts, step 1',
      'customers, step 1',
      'jobs before infinity',
    ]);
    expect(await kept()).toEqual(before);
  });
});

async function paged(query: string): Promise<string[]> {
  const seen: string[] = [];
  let next: string | undefined = `/api/contacts?${query}&limit=7`;
  while (next) {
    const page: Awaited<ReturnType<typeof person.get<Schemas['Contact'][]>>> =
      await person.get(next);
    seen.push(...page.body.map(({ id }) => id));
    next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return seen;
}

/**
 * Corrupts reservations: some missing, some with a wrong time or crew, some of finished appointments.
 */
async function spoilReservations(): Promise<void> {
  await sql.query(`delete from reservations where left(id::text, 1) < '5'`);
  await sql.query(`update reservations set starts_at = '2020-01-01Z', exclusive = false
    where left(id::text, 1) between '5' and '8'`);
  const crews = await sql.query<{ business_id: string; id: string }>(
    'select business_id, min(id::text) as id from crews group by 1',
  );
  for (const { business_id: business, id } of crews.rows) {
    await sql.query(
      `update reservations set exclusive = false, crew_id = $2
       where business_id = $1 and left(id::text, 1) between '9' and 'c'`,
      [business, id],
    );
  }
  await sql.query(`insert into reservations (business_id, crew_id, starts_at, ends_at, appointment_id, exclusive)
    select a.business_id, r.id, a.starts_at, a.ends_at, a.id, false from appointments a
    join crews r on r.business_id = a.business_id and r.is_main where a.status = 'completed'`);
}

const drift = () => check(() => undefined, { DATABASE_URL: server.config.databaseUrl });

it('the check finds nothing where triggers were at work', async () => {
  expect(await drift()).toEqual([]);
});

it('the command puts right whatever went wrong in them, and says what it did', async () => {
  await sql.query('update appointment_days set booked = booked + 1, completed_cents = 7');
  await sql.query(`update contact_summaries
    set spent_cents = 7, names = 'x', details = 'y', vehicle = 'z', longest_gap = 7`);
  // Ids of no contact.
  const other = `(left(contact_id::text, 24) || '000000000000')::uuid`;
  await sql.query(`update contact_summaries set contact_id = ${other} where visits > 1`);
  for (const model of ['service_days', 'customer_days', 'vehicle_months', 'vehicle_customers']) {
    await sql.query(`delete from ${model}`);
  }
  await sql.query(`update contacts set found_by = 'x' where name < 'P'`);
  await spoilReservations();
  const differing = (await drift()).map((line) => line.split(' ', 1)[0]);
  expect(differing).toEqual(Object.keys(MODELS));
  const done = await rebuild(() => undefined, {
    DATABASE_URL: server.config.databaseUrl,
  });
  expect(done).toBe('The read models of 3 businesses are built anew.');
  await expectModelsToBeRight();
  expect(await rowsOf(OVERLAPPING_EXCLUSIVE)).toEqual([]);
  expect(await drift()).toEqual([]);
});

it('the check counts the rows that were changed by hand', async () => {
  const [day] = await rowsOf(
    `update appointment_days set booked = booked + 1
     where (business_id, day) = (select business_id, min(day) from appointment_days
       where business_id = $1 group by 1) returning day`,
  );
  expect(day).toBeDefined();
  expect(await drift()).toEqual([
    'appointment_days differs from the base tables in 1 row of 1 business.',
  ]);
  await rebuild(() => undefined, { DATABASE_URL: server.config.databaseUrl });
  expect(await drift()).toEqual([]);
});

it('many who write at the same time, and move to another zone, leave them right', async () => {
  await openBusiness();
  const { id: contactId } = await person.addContact();
  const jobs = await Promise.all(
    ['2026-06-15', '2026-06-16', '2026-06-15', '2026-06-16'].map((date) =>
      person.addAppointment({ contactId, date, status: 'completed' }),
    ),
  );
  const { body } = await person.get<Schemas['Settings']>('/api/settings');
  const change = (index: number, status: string, date: string) => {
    const { id, serviceId, startTime, endTime } = jobs[
      index % jobs.length
    ] as Schemas['Appointment'];
    const values = { contactId, serviceId, startTime, endTime, status, date, price: index };
    return person.put(`/api/appointments/${id}`, values);
  };
  const answers = await Promise.all([
    ...Array.from({ length: 16 }, (_, index) =>
      change(index, index % 3 ? 'completed' : 'scheduled', `2026-06-1${4 + (index % 3)}`),
    ),
    person.put('/api/settings/business', { ...body.business, timeZone: 'Asia/Kolkata' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await expectModelsToBeRight();
});

it('who writes while the business moves to another zone counts by the new one', async () => {
  await openBusiness();
  const { id: contactId } = await person.addContact();
  const early = { contactId, date: '2026-06-15', startTime: '01:00', endTime: '02:00' };
  const moving = {
    text: `update businesses set time_zone = 'Pacific/Honolulu' where id = $1`,
    parameters: [businessId],
  };
  await meanwhile(server.config.databaseUrl, moving, () =>
    person.addAppointment({ ...early, status: 'completed' }),
  );
  await expectModelsToBeRight();
});

it('a job that is done while its customer changes cars counts for the new one', async () => {
  await openBusiness();
  const { id: contactId } = await person.addContact({ vehicle: '2015 Ford F-150' });
  await person.addAppointment({ contactId, date: '2026-05-04', status: 'completed' });
  const changing = {
    text: `update contacts set vehicle = '2026 Tesla Model 3' where business_id = $1`,
    parameters: [businessId],
  };
  await meanwhile(server.config.databaseUrl, changing, () =>
    person.addAppointment({ contactId, date: '2026-05-11', status: 'completed' }),
  );
  await expectModelsToBeRight();
});

it('a customer who is deleted for good takes along what was done', async () => {
  await openBusiness();
  for (const vehicle of ['2015 Ford F-150', '2020 Kia Soul', '']) {
    const { id: contactId } = await person.addContact({ vehicle });
    for (const status of ['completed', 'completed', 'scheduled', 'cancelled'] as const)
      await person.addAppointment({ contactId, date: '2026-05-04', status });
  }
  await sql.query(`delete from contacts where business_id = $1 and vehicle <> ''`, [businessId]);
  await expectModelsToBeRight();
});

it('a business that is deleted takes them along', async () => {
  await openBusiness();
  const { id } = await person.addContact();
  await person.addAppointment({ contactId: id, status: 'completed' });
  await sql.query('delete from businesses where id = $1', [businessId]);
  for (const model of Object.keys(MODELS)) {
    expect(await rowsOf(`select * from ${model} where business_id = $1`)).toEqual([]);
  }
});
