import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

type Session = Schemas['UserSession'];
type Profile = Schemas['UserProfile'];

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const signIn = async (email: string, password: string) => {
  const visitor = server.visitor();
  const { status } = await visitor.post('/api/login', { email, password });
  return { visitor, status };
};

const sessionsOf = async (person: Visitor) =>
  (await person.get<Session[]>('/api/user/sessions')).body;

describe('the profile', () => {
  it('is the one of the session (ENT-31, CALL-18)', async () => {
    const person = await server.owner();
    const { body } = await person.get<Profile>('/api/user/profile');
    const session = await person.get<Schemas['SessionState']>('/api/session');
    expect(body).toEqual(session.body.user);
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'profileImage']) {
      expect(body).toHaveProperty(field);
    }
  });

  it('changes, and a new e-mail address signs in at once instead of the old one (CALL-18, CALL-19)', async () => {
    const input = registration();
    const person = await server.owner(input);
    const change = { firstName: 'Ana', lastName: 'Ruiz', email: 'New@Example.com', phone: '1' };
    const { status, body } = await person.put<Profile>('/api/user/profile', {
      ...change,
      currentPassword: input.password,
    });
    expect([status, body]).toEqual([200, expect.objectContaining(change)]);
    expect((await signIn('new@example.com', input.password)).status).toBe(200);
    expect((await signIn(input.email, input.password)).status).toBe(401);
    const stored = await person.get<Profile>('/api/user/profile');
    expect([stored.status, stored.body]).toEqual([200, body]);
  });

  it('may do without a last name and a phone', async () => {
    const input = registration();
    const person = await server.owner(input);
    const change = { firstName: 'Cher', email: input.email };
    const { body } = await person.put<Profile>('/api/user/profile', change);
    expect(body).toMatchObject({ ...change, lastName: '', phone: '' });
  });

  it('keeps its e-mail address unless the password is said, as slow to guess as a sign-in', async () => {
    const input = registration();
    const person = await server.owner(input);
    const change = { firstName: 'Ana', email: 'mine@example.com' };
    const silent = await person.put('/api/user/profile', change);
    expect([silent.status, silent.body.fields]).toEqual([
      422,
      { currentPassword: 'Please enter your current password.' },
    ]);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const guess = { ...change, currentPassword: 'guess' };
      statuses.push((await person.put('/api/user/profile', guess)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    expect((await person.get<Profile>('/api/user/profile')).body.email).toBe(input.email);
    const name = { firstName: 'Ana', email: input.email.toUpperCase() };
    expect((await person.put('/api/user/profile', name)).status).toBe(200);
  });

  it("never takes another account's e-mail address, and then changes nothing", async () => {
    const other = registration();
    await server.owner(other);
    const input = registration();
    const person = await server.owner(input);
    const email = other.email.toUpperCase();
    const { status, body } = await person.put('/api/user/profile', {
      firstName: 'X',
      email,
      currentPassword: input.password,
    });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      409,
      'email_taken',
      ['email'],
    ]);
    expect((await person.get<Profile>('/api/user/profile')).body.firstName).toBe('Dana');
  });

  it.each([
    [{ firstName: ' ' }, 'Please enter your first name'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter a valid email address'],
  ])('refuses %j', async (change, sentence) => {
    const person = await server.owner();
    const input = { firstName: 'Ana', email: 'fine@example.com', ...change };
    const { status, body } = await person.put('/api/user/profile', input);
    expect([status, body.fields]).toEqual([422, { [Object.keys(change)[0] ?? '']: sentence }]);
  });
});

describe('the password', () => {
  it('changes, and only the session that asked goes on, with another cookie (ACC-05, CALL-26)', async () => {
    const input = registration();
    const person = await server.owner(input);
    const before = person.cookie;
    const { visitor: elsewhere } = await signIn(input.email, input.password);
    const change = { currentPassword: input.password, newPassword: 'another one' };
    expect((await person.put('/api/user/password', change)).status).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect((await person.get('/api/user/profile')).status).toBe(200);
    expect((await elsewhere.get('/api/user/profile')).status).toBe(401);
    expect(await sessionsOf(person)).toHaveLength(1);
    expect((await signIn(input.email, input.password)).status).toBe(401);
    expect((await signIn(input.email, 'another one')).status).toBe(200);
  });

  it('needs the current one, as slow to guess as a sign-in', async () => {
    const input = registration();
    const person = await server.owner(input);
    const guess = { currentPassword: 'guess', newPassword: 'another one' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      statuses.push((await person.put('/api/user/password', guess)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
    server.clock.advance({ seconds: 1 });
    const { body } = await person.put('/api/user/password', guess);
    expect(body.fields).toEqual({ currentPassword: 'Your current password is not right.' });
  });

  it('has at least 6 characters', async () => {
    const input = registration();
    const person = await server.owner(input);
    const change = { currentPassword: input.password, newPassword: '12345' };
    const { body } = await person.put('/api/user/password', change);
    expect(body.fields).toEqual({ newPassword: 'Password must be at least 6 characters long' });
  });
});

describe('the sessions', () => {
  it('are listed, the present one marked', async () => {
    const input = registration();
    const person = await server.owner(input);
    const phone = server.visitor();
    const agent = { headers: { 'user-agent': 'Phone/1.0' } };
    server.clock.advance({ seconds: 60 });
    await phone.post('/api/login', input, agent);
    const listed = await sessionsOf(person);
    expect(listed.map(({ isCurrent, userAgent }) => [isCurrent, userAgent])).toEqual([
      [false, 'Phone/1.0'],
      [true, 'node'],
    ]);
    expect(listed[0]).toMatchObject({
      createdAt: server.clock.now().toISOString(),
      lastSeenAt: server.clock.now().toISOString(),
      address: '127.0.0.1',
    });
  });

  it('end one at a time', async () => {
    const input = registration();
    const person = await server.owner(input);
    const { visitor: elsewhere } = await signIn(input.email, input.password);
    const other = (await sessionsOf(person)).find(({ isCurrent }) => !isCurrent);
    const path = `/api/user/sessions/${other?.id}`;
    const stranger = await server.owner();
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await elsewhere.get('/api/user/profile')).status).toBe(200);
    expect((await person.delete(path)).status).toBe(200);
    expect((await person.delete(path)).status).toBe(404);
    expect((await elsewhere.get('/api/user/profile')).status).toBe(401);
    expect((await person.get('/api/user/profile')).status).toBe(200);
  });

  it('end all at once, the present one included', async () => {
    const input = registration();
    const person = await server.owner(input);
    const { visitor: elsewhere } = await signIn(input.email, input.password);
    const stranger = await server.owner();
    const { status, headers } = await person.delete('/api/user/sessions');
    expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^session=;/)]);
    for (const visitor of [person, elsewhere]) {
      expect((await visitor.get('/api/user/profile')).status).toBe(401);
    }
    expect((await stranger.get('/api/user/profile')).status).toBe(200);
  });
});
