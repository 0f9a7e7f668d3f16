import { query } from '../../../test/support/database.js';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

describe('registration', () => {
  it('answers the profile and signs in (ENT-31, ENT-33, CALL-23)', async () => {
    const person = server.visitor();
    const input = { ...registration(), phone: '(555) 000-1111' };
    const { status, body } = await person.post<Schemas['UserProfile']>('/api/register', input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      firstName: 'Dana',
      lastName: 'Reyes',
      email: input.email,
      phone: '(555) 000-1111',
      businessName: input.businessName,
      timeZone: 'America/New_York',
      role: 'owner',
      isPlatformAdmin: false,
      profileImage: null,
    });
    expect(body.timeFormat).toBe('12h');
    const european = { ...registration(), timeFormat: '24h' };
    const other = await server.visitor().post<Schemas['UserProfile']>('/api/register', european);
    expect(other.body.timeFormat).toBe('24h');
    const session = await person.get<Schemas['SessionState']>('/api/session');
    expect(session.body.user).toEqual(body);
    expect(session.body.permissions).toContain('users:manage');
  });

  it('starts with the eight built-in services (ENT-17, ENT-18, ENT-19, ENT-20, ENT-21, ENT-22, ENT-23, ENT-24, ENT-25, ENT-26, ENT-27)', async () => {
    const person = await server.owner();
    const { body } = await person.get<Schemas['Service'][]>('/api/services');
    expect(body).toMatchObject(
      [
        ['s1', 'Full Detail', 240, 249.99],
        ['s2', 'Interior Detail', 120, 149.99],
        ['s3', 'Exterior Detail', 120, 149.99],
        ['s4', 'Express Detail', 60, 99.99],
        ['s5', 'Wash and Wax', 60, 79.99],
        ['s6', 'Paint Correction', 240, 299.99],
        ['s7', 'Ceramic Coating', 300, 599.99],
        ['s8', 'Headlight Restoration', 60, 89.99],
      ].map(([id, name, duration, price]) => {
        return { id, name, duration, price, description: expect.any(String) };
      }),
    );
    const settings = await person.get<Schemas['Settings']>('/api/settings');
    expect(settings.body.services).toEqual(body);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'Please fill in all required fields'],
    [{ businessName: undefined }, 'businessName', 'Please fill in all required fields'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', expect.stringContaining('IANA')],
  ])('refuses %j', async (change, field, message) => {
    const { status, body } = await server
      .visitor()
      .post('/api/register', { ...registration(), ...change });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ [field]: message });
    expect(body.message).toEqual(message);
    expect(body.error).toEqual(message);
  });

  it('refuses an e-mail address that has an account, however it is written (CALL-23, VAL-17)', async () => {
    const input = registration();
    // The phone is optional.
    expect((await server.visitor().post('/api/register', input)).status).toBe(201);
    const again = { ...input, email: input.email.toUpperCase() };
    const { status, body } = await server.visitor().post('/api/register', again);
    expect([status, body.code]).toEqual([409, 'email_taken']);
  });
});

describe('signing in and out', () => {
  it('needs the right password, and tells nothing apart (ENT-34, CALL-22, ERR-22)', async () => {
    const input = registration();
    await server.visitor().post('/api/register', input);
    const person = server.visitor();
    const wrong = await person.post('/api/login', { email: input.email, password: 'wrong' });
    const unknown = await person.post('/api/login', { email: 'no@example.com', password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toMatch(/password/i);
    expect(wrong.body.message).toBe(unknown.body.message);
    const right = await person.post<Schemas['UserProfile']>('/api/login', {
      email: ` ${input.email.toUpperCase()} `,
      password: input.password,
    });
    expect([right.status, right.body.email]).toEqual([200, input.email]);
  });

  it('asks for both fields', async () => {
    const { status, body } = await server.visitor().post('/api/login', { email: '', password: '' });
    expect(status).toBe(422);
    expect(body.message).toBe('Please fill in all fields');
  });

  it('ends the session, and succeeds without one, with an empty JSON body (CALL-04)', async () => {
    const person = await server.owner();
    const { cookie } = person;
    expect((await person.post('/api/logout')).status).toBe(200);
    expect((await server.visitor().post('/api/logout')).status).toBe(200);
    person.cookie = cookie;
    expect((await person.get('/api/contacts')).status).toBe(401);
    const { body } = await person.get<Schemas['SessionState']>('/api/session');
    expect(body).toEqual({ user: null, permissions: [], demoMode: false });
  });

  it('replaces the session it came with and stores only a hash of the token', async () => {
    const input = registration();
    const person = server.visitor();
    await person.post('/api/register', input);
    const before = person.cookie;
    await person.post('/api/login', input);
    expect(person.cookie).not.toBe(before);
    const old = server.visitor();
    old.cookie = before;
    expect((await old.get('/api/contacts')).status).toBe(401);
    const token = person.cookie.split('=')[1] ?? '';
    const rows = await query(
      server.config.databaseUrl,
      `select 1 from sessions where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    );
    expect(rows).toEqual([]);
  });

  it('expires when idle, and at last', async () => {
    const person = await server.owner();
    const started = server.clock.now().toISOString();
    server.clock.advance({ hours: 6 * 24 });
    expect((await person.get('/api/contacts')).status).toBe(200);
    server.clock.advance({ hours: 6 * 24 });
    expect((await person.get('/api/contacts')).status).toBe(200);
    server.clock.advance({ hours: 8 * 24 });
    expect((await person.get('/api/contacts')).status).toBe(401);
    server.clock.set(started);
  });

  it('sets a cookie scripts cannot read', async () => {
    const { headers } = await server.visitor().post('/api/register', registration());
    expect(headers.get('set-cookie')).toMatch(/^session=.+; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('throttling', () => {
  const guess = (email: string) => ({ email, password: 'guess' });

  it('slows guessing an account, and lets the right password in after the wait', async () => {
    const input = registration();
    await server.visitor().post('/api/register', input);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push((await server.visitor().post('/api/login', guess(input.email))).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
    const blocked = await server.visitor().post('/api/login', input);
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '1']);
    server.clock.advance({ seconds: 1 });
    expect((await server.visitor().post('/api/login', input)).status).toBe(200);
    expect((await server.visitor().post('/api/login', guess(input.email))).status).toBe(401);
  });

  it('leaves tens of right logins alone', async () => {
    const input = registration();
    await server.visitor().post('/api/register', input);
    for (let attempt = 0; attempt < 20; attempt++) {
      expect((await server.visitor().post('/api/login', input)).status).toBe(200);
    }
  });
});
