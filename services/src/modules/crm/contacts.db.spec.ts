import { randomUUID } from 'node:crypto';
import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Contact = Schemas['Contact'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const namesOf = async (person: Visitor, query: string) =>
  (await person.get<Contact[]>(`/api/contacts?${query}`)).body.map(({ name }) => name);

describe('adding a contact', () => {
  it('takes the joined name, and answers the contact (ENT-10, CALL-11)', async () => {
    const person = await server.owner();
    const { status, body } = await person.post<Contact>('/api/contacts', {
      name: 'Jordan Blake',
      email: 'jordan@example.com',
      phone: '(555) 123-4567',
      address: '2021 Subaru Outback, blue',
      notes: 'Two dogs',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(String),
      name: 'Jordan Blake',
      email: 'jordan@example.com',
      phone: '(555) 123-4567',
      address: '2021 Subaru Outback, blue',
      notes: 'Two dogs',
      lastAppointment: '',
      totalSpent: 0,
      upcomingAppointments: 0,
      version: 1,
    });
  });

  it('takes the raw fields of the form (ENT-10, CALL-24)', async () => {
    const person = await server.owner();
    const { status, body } = await person.post<Contact>('/api/contacts', {
      firstName: ' Ana ',
      lastName: 'Ruiz',
      phone: '5550001',
      email: '',
      vehicle: 'Ford F-150',
      notes: null,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Ana Ruiz', email: '', address: 'Ford F-150', notes: '' });
  });

  it.each([
    [{ name: '  ', phone: '1' }, ['name']],
    [{ firstName: 'Ana', lastName: ' ', phone: '1' }, ['lastName']],
    [{ name: 'Ana Ruiz', phone: ' ' }, ['phone']],
  ])('refuses %j (CALL-24)', async (input, fields) => {
    const person = await server.owner();
    const { status, body } = await person.post('/api/contacts', input);
    expect(status).toBe(422);
    expect(body.message).toBe('First Name, Last Name, and Phone are required');
    expect(body.error).toBe(body.message);
    expect(Object.keys(body.fields ?? {})).toEqual(fields);
  });

  it('keeps to the plan: the trial holds 500, what follows it 50 (GEN-12)', async () => {
    const person = await server.owner();
    const started = server.clock.now().toISOString();
    const { body } = await person.get<Schemas['SessionState']>('/api/session');
    await query(
      server.config.databaseUrl,
      `insert into contacts (business_id, name, phone, created_at)
       select $1, 'Filler', '1', now() from generate_series(1, 50)`,
      [body.user?.businessId],
    );
    expect((await person.addContact()).id).toEqual(expect.any(String));
    server.clock.advance({ hours: 15 * 24 });
    await person.post('/api/login', { email: body.user?.email, password: 'secret-enough' });
    const refused = await person.post('/api/contacts', { name: 'One More', phone: '1' });
    expect([refused.status, refused.body.code]).toEqual([402, 'plan_limit']);
    expect(refused.body.message).toMatch(/up to 50 customers.*Upgrade to Professional/);
    expect((await person.get<Contact[]>('/api/contacts')).body).toHaveLength(51);
    server.clock.set(started);
  });
});

describe('the list', () => {
  let person: Visitor;

  beforeAll(async () => {
    person = await server.owner();
    const people = [
      { name: 'Zoe Adams', email: 'zoe@acme.example', phone: '(555) 111-2222' },
      { name: 'bob Stone', phone: '555.333.4444' },
      { name: 'Ana_Ruiz 100%', email: 'ANA@example.com', phone: '+1 555 777 8888' },
    ];
    for (const each of people) await person.addContact(each);
  });

  it('answers all without parameters, by name, whatever the case (CALL-08)', async () => {
    expect(await namesOf(person, '')).toEqual(['Ana_Ruiz 100%', 'bob Stone', 'Zoe Adams']);
  });

  it.each([
    ['BOB', ['bob Stone']],
    ['ana@', ['Ana_Ruiz 100%']],
    ['0%', ['Ana_Ruiz 100%']],
    ['_', ['Ana_Ruiz 100%']],
    ['5553334', ['bob Stone']],
    ['(555) 7', ['Ana_Ruiz 100%']],
    ['111-2222', ['Zoe Adams']],
    ['+1 555 333 4444', ['bob Stone']],
    ['1-555-333-4444', ['bob Stone']],
    ['+1 (555) 33', ['bob Stone']],
    ['1555777', ['Ana_Ruiz 100%']],
    ['5557778888', ['Ana_Ruiz 100%']],
    ['555/777/8888', ['Ana_Ruiz 100%']],
    ['1 333', []],
    ['nobody', []],
    ["'; drop table contacts; --", []],
  ])('finds %s (VAL-06)', async (search, found) => {
    expect(await namesOf(person, `search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it('pages through every sort without losing or repeating anyone', async () => {
    for (const sort of ['name', '-name', 'lastAppointment', '-lastAppointment', '-totalSpent']) {
      const seen: string[] = [];
      let next: string | undefined = `/api/contacts?limit=2&sort=${sort}`;
      while (next) {
        const page: Awaited<ReturnType<typeof person.get<Contact[]>>> = await person.get(next);
        expect(page.headers.get('x-total-count')).toBe('3');
        seen.push(...page.body.map(({ name }) => name));
        next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect([...seen].sort()).toEqual(['Ana_Ruiz 100%', 'Zoe Adams', 'bob Stone']);
    }
  });

  it('says how many there are behind the last one as well', async () => {
    const far = Buffer.from('["zzz","ffffffff-ffff-4fff-8fff-ffffffffffff"]').toString('base64url');
    const page = await person.get<Contact[]>(`/api/contacts?limit=2&cursor=${far}`);
    expect([page.body, page.headers.get('x-total-count')]).toEqual([[], '3']);
    const none = await person.get<Contact[]>(`/api/contacts?search=nobody&cursor=${far}`);
    expect(none.headers.get('x-total-count')).toBe('0');
  });

  it.each(['limit=0', 'limit=x', 'limit=1e9', 'sort=phone', 'cursor=abc', 'search=a&search=b'])(
    'refuses ?%s',
    async (query) => {
      expect((await person.get(`/api/contacts?${query}`)).status).toBe(400);
    },
  );
});

describe('one contact', () => {
  it('follows its appointments: visits, money, what is to come, history (ENT-10, CALL-08)', async () => {
    const person = await server.owner();
    const { id } = await person.addContact();
    const done = { contactId: id, status: 'completed' as const };
    await person.addAppointment({ ...done, date: '2026-05-02', price: 100.1 });
    await person.addAppointment({ ...done, date: '2026-06-01', price: 50.25 });
    await person.addAppointment({ ...done, date: '2026-06-25', price: 0 });
    await person.addAppointment({ contactId: id, date: '2026-06-20' });
    await person.addAppointment({ contactId: id, date: '2026-06-21', status: 'cancelled' });
    const { body } = await person.get<Schemas['ContactDetails']>(`/api/contacts/${id}`);
    const totals = { lastAppointment: '2026-06-01', totalSpent: 150.35, upcomingAppointments: 1 };
    expect(body).toMatchObject(totals);
    expect((await person.get<Contact[]>('/api/contacts')).body).toMatchObject([{ id, ...totals }]);
    expect(body.history.map(({ date }) => date)).toEqual([
      '2026-06-25',
      '2026-06-21',
      '2026-06-20',
      '2026-06-01',
      '2026-05-02',
    ]);
  });

  it('changes', async () => {
    const person = await server.owner();
    const { id } = await person.addContact();
    const change = { name: 'Jo Blake', phone: '2', email: 'jo@example.com' };
    const { status, body } = await person.put<Contact>(`/api/contacts/${id}`, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...change, address: '' });
  });

  it('keeps what a save leaves out, and empties what it empties', async () => {
    const person = await server.owner();
    const kept = { email: 'jo@example.com', address: 'Ford F-150', notes: 'Two dogs' };
    const { id } = await person.addContact(kept);
    const needed = { name: 'Jo Blake', phone: '2' };
    const same = await person.put<Contact>(`/api/contacts/${id}`, needed);
    expect(same.body).toMatchObject({ ...needed, ...kept, version: 2 });
    const emptied = { ...needed, email: '', address: '', notes: '' };
    expect((await person.put(`/api/contacts/${id}`, emptied)).body).toMatchObject(emptied);
  });

  it('is not saved over a change that was not seen', async () => {
    const person = await server.owner();
    const { id, version } = await person.addContact();
    const save = (email: string, based?: string) =>
      person.put<Contact & Schemas['ErrorBody']>(
        `/api/contacts/${id}`,
        { name: 'Jo Blake', phone: '2', email },
        { headers: based === undefined ? {} : { 'if-match': based } },
      );
    const first = await save('first@example.com', `"${version}"`);
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const second = await save('', `"${version}"`);
    expect([second.status, second.body.code]).toEqual([409, 'version_conflict']);
    expect(second.body.message).toMatch(/Your text is still here/);
    expect(second.body.current).toEqual(first.body);
    expect((await save('first@example.com', '*')).body.version).toBe(2);
    expect((await save('x@example.com', '2')).body.code).toBe('bad_if_match');
    const atOnce = ['a@example.com', 'b@example.com', 'c@example.com'].map((email) =>
      save(email, '"2"'),
    );
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    const stranger = await server.owner();
    const headers = { 'if-match': '"1"' };
    const theirs = await stranger.put(
      `/api/contacts/${id}`,
      { name: 'X Y', phone: '1' },
      { headers },
    );
    expect(theirs.status).toBe(404);
  });

  it('asks what becomes of what is still to come: cancelled with it, and put back with it', async () => {
    const person = await server.owner();
    const { id } = await person.addContact({ name: 'Ana Ruiz' });
    const first = await person.addAppointment({ contactId: id, status: 'confirmed' });
    await person.post(`/api/appointments/${first.id}/confirm`);
    await person.addAppointment({ contactId: id });
    await person.addAppointment({ contactId: id, status: 'pending' });
    const done = await person.addAppointment({ contactId: id, status: 'completed' });
    const path = `/api/contacts/${id}`;
    const statuses = async () =>
      (await person.get<Schemas['ContactDetails']>(path)).body.history
        .map(({ status }) => status)
        .sort();
    const undecided = await person.delete(path);
    expect([undecided.status, undecided.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'has_appointments',
        message: 'Ana Ruiz has 3 appointments coming up. Choose whether to cancel or keep them.',
      }),
    ]);
    expect((await person.delete(`${path}?appointments=perhaps`)).status).toBe(400);
    expect((await person.delete(`${path}?appointments=cancel`)).status).toBe(200);
    const cancelled = await person.get<Schemas['Appointment']>(`/api/appointments/${first.id}`);
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The customer was deleted',
    });
    await person.post(`${path}/restore`);
    expect(await statuses()).toEqual(['completed', 'pending', 'scheduled', 'scheduled']);
    expect(done.status).toBe('completed');
  });

  it('leaves lists when deleted, keeps its appointments, and comes back', async () => {
    const person = await server.owner();
    const { id } = await person.addContact();
    const appointment = await person.addAppointment({ contactId: id });
    expect((await person.delete(`/api/contacts/${id}?appointments=keep`)).status).toBe(200);
    expect((await person.delete(`/api/contacts/${id}`)).status).toBe(404);
    expect((await person.get(`/api/contacts/${id}`)).status).toBe(404);
    expect(await namesOf(person, '')).toEqual([]);
    const kept = await person.get<Schemas['Appointment']>(`/api/appointments/${appointment.id}`);
    expect(kept.body.customer.name).toBe('Jordan Blake');
    const refused = await person.post('/api/appointments', { ...appointment, contactId: id });
    expect(refused.body.fields).toEqual({ contactId: 'Please select a customer' });
    const back = await person.post<Contact>(`/api/contacts/${id}/restore`);
    expect([back.status, back.body.id]).toEqual([200, id]);
    expect(await namesOf(person, '')).toEqual(['Jordan Blake']);
  });
});

describe('bringing customers back', () => {
  const filled = async (customers: number) => {
    const person = await server.owner();
    await person.put('/api/plan', { plan: 'starter' });
    const { body } = await person.get<Schemas['SessionState']>('/api/session');
    const fill = async () =>
      query<{ id: string }>(
        server.config.databaseUrl,
        `insert into contacts (business_id, name, phone, created_at)
         select $1, 'Filler', '1', $3 from generate_series(1, $2) returning id`,
        [body.user?.businessId, customers, server.clock.now()],
      );
    return { person, fill, ids: (await fill()).map(({ id }) => id) };
  };
  const path = (id = '') => `/api/contacts/${id}`;
  const count = async (person: Visitor) =>
    (await person.get<Schemas['BusinessPlan']>('/api/plan')).body.customers;

  it('is free as an undo, also where the plan is full', async () => {
    const { person, ids } = await filled(60);
    for (const id of ids.slice(0, 3)) await person.delete(path(id));
    for (const id of ids.slice(0, 3)) {
      expect((await person.post(`${path(id)}/restore`)).status).toBe(200);
    }
    expect(await count(person)).toBe(60);
  });

  it('is no way around the plan', async () => {
    const { person, fill, ids } = await filled(50);
    await Promise.all(ids.map((id) => person.delete(path(id))));
    await fill();
    const answers = await Promise.all(ids.map((id) => person.post(`${path(id)}/restore`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['402 plan_limit']),
    );
    expect(await count(person)).toBe(50);
  });

  it('counts like a new customer after ten minutes', async () => {
    const { person, ids } = await filled(60);
    const start = server.clock.now().toISOString();
    await person.delete(path(ids[0]));
    server.clock.advance({ seconds: 601 });
    expect((await person.post(`${path(ids[0])}/restore`)).body.code).toBe('plan_limit');
    for (const id of ids.slice(1, 11)) await person.delete(path(id));
    expect((await person.post(`${path(ids[0])}/restore`)).status).toBe(200);
    server.clock.set(start);
  });
});

describe('Idempotency-Key', () => {
  const input = { name: 'Only Once', phone: '1' };
  const once = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('creates once for the same key and body, also when sent at the same moment', async () => {
    const person = await server.owner();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.post<Contact>('/api/contacts', input, once(key))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await namesOf(person, '')).toEqual(['Only Once']);
  });

  it('refuses the key for another body, and belongs to one business', async () => {
    const person = await server.owner();
    const key = randomUUID();
    await person.post('/api/contacts', input, once(key));
    const other = await person.post('/api/contacts', { ...input, phone: '2' }, once(key));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const neighbor = await server.owner();
    expect((await neighbor.post('/api/contacts', input, once(key))).status).toBe(201);
  });

  it('is free again after a failure', async () => {
    const person = await server.owner();
    const { id: contactId } = await person.addContact();
    const key = randomUUID();
    const job = { contactId, serviceId: 'nope', date: '2026-06-20' };
    expect((await person.post('/api/appointments', job, once(key))).status).toBe(422);
    const good = { ...job, serviceId: 's1' };
    expect((await person.post('/api/appointments', good, once(key))).status).toBe(201);
  });

  it('must be readable', async () => {
    const person = await server.owner();
    expect((await person.post('/api/contacts', input, once('x'.repeat(201)))).status).toBe(400);
  });
});
