import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { Database } from '../../platform/database/index.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const setupOf = async (person: Visitor) =>
  (await person.get<Schemas['Dashboard']>('/api/dashboard')).body.setup;

/** Number of statements that one dashboard sends. */
async function statementsOfDashboard(person: Visitor): Promise<number> {
  const db = server.app.get(Database);
  const { read } = db;
  let count = 0;
  db.read = (context, work) =>
    read.call(db, context, (sql) =>
      work((...statement) => {
        count += 1;
        return sql(...statement);
      }),
    ) as ReturnType<typeof work>;
  await person.get('/api/dashboard');
  db.read = read;
  return count;
}

it('ticks what was done, until all is', async () => {
  const person = await server.owner();
  const nothing = { prices: false, hours: false, customer: false, job: false, users: false };
  expect(await setupOf(person)).toEqual(nothing);
  const { id: contactId } = await person.addContact();
  await person.addAppointment({ contactId, date: '2026-06-18' });
  await person.post('/api/crews', { name: 'Van 2', kind: 'van', colour: 'teal' });
  expect(await setupOf(person)).toEqual({ ...nothing, hours: true, customer: true, job: true });
  await person.post('/api/admin/users', {
    ...{ firstName: 'Ben', lastName: 'Ode', role: 'staff' },
    email: `ben${Date.now()}@example.com`,
  });
  const service = { name: 'Wash', duration: 60, price: 40 };
  expect((await setupOf(person))?.users).toBe(true);
  expect((await person.post('/api/services', service)).status).toBe(201);
  const unfinished = await statementsOfDashboard(person);
  expect(await setupOf(person)).toBeNull();
  expect(await statementsOfDashboard(person)).toBe(unfinished - 1);
});

it('is dismissed for good, without a new version of the settings', async () => {
  const person = await server.owner();
  const settings = await person.get<Schemas['Settings']>('/api/settings');
  const open = await statementsOfDashboard(person);
  expect((await person.post('/api/dashboard/setup/dismiss', {})).status).toBe(204);
  expect((await person.post('/api/dashboard/setup/dismiss', {})).status).toBe(204);
  expect(await setupOf(person)).toBeNull();
  expect(await statementsOfDashboard(person)).toBe(open - 1);
  expect((await person.get('/api/settings')).body).toEqual(settings.body);
});
