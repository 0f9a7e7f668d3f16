import { query } from '../../../test/support/database.js';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Plan = Schemas['BusinessPlan'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const planOf = async (person: Visitor) => (await person.get<Plan>('/api/plan')).body;

describe('the plan', () => {
  it('starts as a trial with what Professional holds', async () => {
    const person = await server.owner();
    await person.addContact();
    expect(await planOf(person)).toEqual({
      plan: 'trial',
      name: 'Free trial',
      price: 0,
      trialEndsAt: '2026-07-01T15:00:00.000Z',
      customers: 1,
      limit: 500,
      next: 'enterprise',
      paymentsMode: 'local',
    });
  });

  it.each([
    ['starter', { name: 'Starter', price: 29, limit: 50, next: 'professional' }],
    ['professional', { name: 'Professional', price: 59, limit: 500, next: 'enterprise' }],
    ['enterprise', { name: 'Enterprise', price: 99, limit: null, next: null }],
  ])('changes to %s (GEN-12, GEN-13, GEN-14)', async (plan, expected) => {
    const person = await server.owner();
    const { status, body } = await person.put<Plan>('/api/plan', { plan });
    expect([status, body]).toEqual([200, expect.objectContaining({ plan, ...expected })]);
    expect(body.trialEndsAt).toBeNull();
    expect(await planOf(person)).toEqual(body);
  });

  it('may be smaller than what exists: only adding is refused, and appointments have no limit (GEN-12, GEN-13, GEN-15)', async () => {
    const person = await server.owner();
    const { body } = await person.get<Schemas['SessionState']>('/api/session');
    await query(
      server.config.databaseUrl,
      `insert into contacts (business_id, name, phone, created_at)
       select $1, 'Filler', '1', now() from generate_series(1, 60)`,
      [body.user?.businessId],
    );
    const changed = await person.put<Plan>('/api/plan', { plan: 'starter' });
    expect(changed.body).toMatchObject({ customers: 60, limit: 50 });
    const existing = (await person.get<Schemas['Contact'][]>('/api/contacts')).body;
    expect(existing).toHaveLength(60);
    const refused = await person.post('/api/contacts', { name: 'A B', phone: '1' });
    expect([refused.status, refused.body.code]).toEqual([402, 'plan_limit']);
    expect(refused.body.message).toMatch(/50 customers.*Professional/);
    const booking = { contactId: existing[0]?.id, serviceId: 's4', date: '2026-06-20' };
    for (let hour = 0; hour < 20; hour += 1) {
      const [startTime, endTime] = [hour, hour + 1].map(
        (each) => `${String(each).padStart(2, '0')}:00`,
      );
      const made = await person.post('/api/appointments', { ...booking, startTime, endTime });
      expect(made.status).toBe(201);
    }
    await person.put('/api/plan', { plan: 'professional' });
    expect((await person.post('/api/contacts', { name: 'A B', phone: '1' })).status).toBe(201);
  });

  it.each([{ plan: 'trial' }, { plan: 'gold' }, {}])('refuses %j', async (input) => {
    const person = await server.owner();
    const { status, body } = await person.put('/api/plan', input);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['plan']]);
  });
});

describe('deleting the business', () => {
  const leave = (person: Visitor, input: object) =>
    person.send<Schemas['ErrorBody']>('DELETE', '/api/business', input);

  it('takes everything along and signs everyone out, and touches nobody else', async () => {
    const account = registration();
    const person = await server.owner(account);
    const neighbor = await server.owner();
    await neighbor.addContact({ name: 'Stays Here' });
    const { id } = await person.addContact();
    await person.addAppointment({ contactId: id });
    const { businessId } =
      (await person.get<Schemas['SessionState']>('/api/session')).body.user ?? {};
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: account.email, password: account.password });

    const answer = await leave(person, {
      password: account.password,
      businessName: ` ${account.businessName.toUpperCase()} `,
    });
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('deleted')]);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=;/);
    expect((await elsewhere.get('/api/contacts')).status).toBe(401);
    const login = { email: account.email, password: account.password };
    expect((await server.visitor().post('/api/login', login)).status).toBe(401);
    expect(await rowsOf(businessId ?? '')).toEqual([]);
    expect((await neighbor.get<Schemas['Contact'][]>('/api/contacts')).body).toHaveLength(1);
    // The address can register again.
    expect((await server.visitor().post('/api/register', account)).status).toBe(201);
  });

  it.each<[object, string]>([
    [{ password: 'wrong' }, 'password'],
    [{ businessName: 'Another' }, 'businessName'],
    [{ password: undefined }, 'password'],
    [{ businessName: ' ' }, 'businessName'],
  ])('is refused with %j', async (change, field) => {
    const account = registration();
    const person = await server.owner(account);
    const { password, businessName } = account;
    const { status, body } = await leave(person, { password, businessName, ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect((await person.get('/api/dashboard')).status).toBe(200);
  });

  /** Tables that still have rows of the business. */
  async function rowsOf(businessId: string): Promise<string[]> {
    const { databaseUrl } = server.config;
    const tables = await query<{ table_name: string; column_name: string }>(
      databaseUrl,
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public'
         and (column_name = 'business_id' or (table_name = 'businesses' and column_name = 'id'))`,
    );
    const left: string[] = [];
    for (const { table_name: table, column_name: column } of tables) {
      const rows = await query(databaseUrl, `select 1 from ${table} where ${column} = $1 limit 1`, [
        businessId,
      ]);
      if (rows.length > 0) left.push(table);
    }
    return left;
  }
});
