import { query } from '../../../test/support/database.js';
import { registration, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import { DIRECTORY } from '../../platform/directory/index.js';

type User = Schemas['AdminUser'];
type Role = Schemas['Role'];

let server: TestApp;
let people = 0;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const newcomer = (role: Role = 'staff') => {
  people += 1;
  return { firstName: 'Ben', lastName: 'Cole', email: `Ben${people}@example.com`, role };
};

const invite = (by: Visitor, input: object = newcomer()) =>
  by.post<Schemas['InvitedUser']>('/api/admin/users', input);

const tokenOf = ({ path }: Schemas['InvitationLink']) => path.split('invite=')[1] ?? '';

const PASSWORD = 'brand new';

const accept = (token: string, by = server.visitor()) =>
  by.post<Schemas['UserProfile']>('/api/invitations/accept', { token, password: PASSWORD });

const look = (token: string) =>
  server.visitor().post<Schemas['Invitation']>('/api/invitations/look', { token });

/** A user who was invited and has joined. */
async function join(owner: Visitor, role: Role = 'staff') {
  const { body } = await invite(owner, newcomer(role));
  const visitor = server.visitor();
  await accept(tokenOf(body.invitation), visitor);
  return { visitor, user: body };
}

const listOf = async (person: Visitor) => (await person.get<User[]>('/api/admin/users')).body;

const idOf = async (person: Visitor) =>
  (await person.get<Schemas['UserProfile']>('/api/user/profile')).body.id;

async function makePlatformAdmin(person: Visitor) {
  await query(
    server.config.databaseUrl,
    'update credentials set is_platform_admin = true where user_id = $1',
    [await idOf(person)],
  );
  // Expires the session cache, so that the next request sees the new permission.
  server.clock.advance({ seconds: 1 });
}

describe('the list of users', () => {
  it('has what the screen shows, of the own business only (ENT-32, CALL-20)', async () => {
    const input = registration();
    const owner = await server.owner(input);
    await server.owner();
    const createdAt = server.clock.now().toISOString();
    server.clock.advance({ seconds: 1 });
    await invite(owner, { ...newcomer('manager'), email: 'ben.cole@example.com' });
    const [first, second, ...rest] = await listOf(owner);
    expect(first).toEqual({
      id: expect.any(String),
      version: 1,
      username: input.email.split('@')[0],
      firstName: 'Dana',
      lastName: 'Reyes',
      email: input.email,
      businessName: input.businessName,
      createdAt,
      role: 'owner',
      isInvited: false,
      editProblem: null,
      deleteProblem: "You can't delete yourself.",
    });
    expect(second).toMatchObject({ username: 'ben.cole', role: 'manager', isInvited: true });
    expect(rest).toEqual([]);
  });

  it('is closed to staff, and open to managers', async () => {
    const owner = await server.owner();
    const { visitor: staff, user } = await join(owner);
    const { visitor: manager } = await join(owner, 'manager');
    expect((await staff.get('/api/admin/users')).status).toBe(403);
    expect((await staff.post('/api/admin/users', newcomer())).status).toBe(403);
    expect((await staff.delete(`/api/admin/users/${user.id}`)).status).toBe(403);
    expect(await listOf(manager)).toHaveLength(3);
  });

  it('is of all businesses for a platform administrator, who reaches everyone', async () => {
    const owner = await server.owner();
    const { user } = await join(owner);
    const admin = await server.owner();
    expect(await listOf(admin)).toHaveLength(1);
    await makePlatformAdmin(admin);
    const names = new Set((await listOf(admin)).map(({ businessName }) => businessName));
    expect(names.size).toBeGreaterThan(2);
    expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(200);
    const last = await admin.delete(`/api/admin/users/${await idOf(owner)}`);
    expect([last.status, last.body.message]).toEqual([403, "The last owner can't be deleted."]);
  });
});

describe('an invitation', () => {
  it('says who is meant, lets in once, with the chosen password', async () => {
    const input = registration();
    const owner = await server.owner(input);
    const person = newcomer('manager');
    const { status, body } = await invite(owner, person);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...person, isInvited: true });
    const token = tokenOf(body.invitation);
    const shown = await look(token);
    expect([shown.status, shown.body]).toEqual([
      200,
      {
        firstName: 'Ben',
        lastName: 'Cole',
        email: person.email,
        businessName: input.businessName,
        expiresAt: body.invitation.expiresAt,
      },
    ]);
    const visitor = server.visitor();
    const joined = await accept(token, visitor);
    expect([joined.status, joined.body.role, joined.body.id]).toEqual([200, 'manager', body.id]);
    expect((await visitor.get('/api/contacts')).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect((await look(token)).status).toBe(404);
    const login = { email: person.email.toUpperCase(), password: PASSWORD };
    expect((await server.visitor().post('/api/login', login)).status).toBe(200);
    expect((await listOf(owner)).map(({ isInvited }) => isInvited)).toEqual([false, false]);
  });

  it('lets in only once when the link is used twice at the same moment', async () => {
    const { body } = await invite(await server.owner());
    const token = tokenOf(body.invitation);
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('expires, and can be renewed: then the link before works no longer', async () => {
    const owner = await server.owner();
    const started = server.clock.now().toISOString();
    const { body } = await invite(owner);
    const renew = () =>
      owner.post<Schemas['InvitationLink']>(`/api/admin/users/${body.id}/invitation`);
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    expect((await accept(tokenOf(body.invitation))).status).toBe(404);
    server.clock.advance({ hours: 6 * 24 });
    const late = await renew();
    server.clock.advance({ hours: 2 * 24 });
    expect((await accept(tokenOf(renewed.body))).status).toBe(404);
    expect((await accept(tokenOf(late.body))).status).toBe(200);
    server.clock.set(started);
    expect((await renew()).status).toBe(409);
  });

  it('needs a password of at least 6 characters, and stores only a hash of the link', async () => {
    const { body } = await invite(await server.owner());
    const token = tokenOf(body.invitation);
    const input = { token, password: '12345' };
    const short = await server.visitor().post('/api/invitations/accept', input);
    expect(short.body.fields).toEqual({ password: 'Password must be at least 6 characters long' });
    const rows = await query(
      server.config.databaseUrl,
      `select 1 from invitations where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    );
    expect(rows).toEqual([]);
    expect((await accept('made-up')).status).toBe(404);
  });

  it('is for an e-mail address that has no account yet', async () => {
    const other = registration();
    const owner = await server.owner(other);
    const person = newcomer();
    await invite(owner, person);
    for (const email of [other.email.toUpperCase(), person.email]) {
      const { status, body } = await invite(owner, { ...newcomer(), email });
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'email_taken' })]);
    }
  });

  it('signs in with the address as it was written, whatever letters it has', async () => {
    for (const email of ['İlkay@example.com', 'GROẞ@example.com', 'ÜBER@example.com']) {
      const { body } = await invite(await server.owner(), { ...newcomer(), email });
      expect((await accept(tokenOf(body.invitation))).status).toBe(200);
      const login = { email, password: PASSWORD };
      expect([email, (await server.visitor().post('/api/login', login)).status]).toEqual([
        email,
        200,
      ]);
    }
  });

  it('neither takes an address from someone who registers, nor lets two have it', async () => {
    const person = newcomer();
    const { body } = await invite(await server.owner(), person);
    await server.owner({ email: person.email });
    expect((await accept(tokenOf(body.invitation))).status).toBe(409);
    expect((await accept(tokenOf(body.invitation))).status).toBe(409);
  });
});

describe('changing a user', () => {
  it('takes name, e-mail and role, at once; who was signed in with the old one is not', async () => {
    const owner = await server.owner();
    const { visitor, user } = await join(owner);
    const change = { ...newcomer('manager'), firstName: 'Benjamin' };
    const { status, body } = await owner.put<User>(`/api/admin/users/${user.id}`, change);
    expect([status, body]).toEqual([200, expect.objectContaining(change)]);
    expect((await visitor.get('/api/session')).body).toMatchObject({ user: null });
    const login = { email: change.email, password: PASSWORD };
    expect((await server.visitor().post('/api/login', login)).status).toBe(200);
    const old = { email: user.email, password: PASSWORD };
    expect((await server.visitor().post('/api/login', old)).status).toBe(401);
  });

  it('keeps managers from owners, and everyone from raising oneself', async () => {
    const owner = await server.owner();
    const { visitor: manager, user } = await join(owner, 'manager');
    const ownerPath = `/api/admin/users/${await idOf(owner)}`;
    expect((await manager.put(ownerPath, newcomer())).status).toBe(403);
    expect((await manager.delete(ownerPath)).status).toBe(403);
    const own = await manager.put(`/api/admin/users/${user.id}`, newcomer('owner'));
    expect([own.status, own.body.fields]).toEqual([
      422,
      { role: "You can't change your own role." },
    ]);
    expect((await invite(manager, newcomer('owner'))).status).toBe(422);
    expect((await invite(manager, newcomer('manager'))).status).toBe(201);
  });

  it('leaves where the mails of who has joined go to them and the owners', async () => {
    const owner = await server.owner();
    const { visitor: manager } = await join(owner, 'manager');
    const { visitor: staff, user } = await join(owner);
    const path = `/api/admin/users/${user.id}`;
    const taken = await manager.put(path, newcomer());
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([422, ['email']]);
    expect((await staff.get('/api/contacts')).status).toBe(200);
    const renamed = { ...newcomer(), email: user.email, firstName: 'Benny' };
    expect((await manager.put(path, renamed)).status).toBe(200);
    expect((await staff.get('/api/contacts')).status).toBe(200);
    const self = await owner.put(`/api/admin/users/${await idOf(owner)}`, newcomer('owner'));
    expect(self.body.fields?.email).toMatch(/account page/);
  });
});

describe('deleting a user', () => {
  it('ends the sessions and leaves nothing of the person, but the business its records (CALL-21)', async () => {
    const owner = await server.owner();
    const { visitor, user } = await join(owner);
    const contact = await visitor.addContact();
    const deleted = await owner.delete(`/api/admin/users/${user.id}`);
    expect(deleted.status).toBe(200);
    expect(deleted.headers.get('content-type')).toContain('json');
    expect(await listOf(owner)).toHaveLength(1);
    expect((await owner.delete(`/api/admin/users/${user.id}`)).status).toBe(404);
    expect((await visitor.get('/api/contacts')).status).toBe(401);
    const login = { email: user.email, password: PASSWORD };
    expect((await server.visitor().post('/api/login', login)).status).toBe(401);
    for (const table of [...DIRECTORY, 'recovery_codes', 'user_photos']) {
      const rows = await query(
        server.config.databaseUrl,
        `select 1 from ${table} where user_id = $1`,
        [user.id],
      );
      expect([table, rows]).toEqual([table, []]);
    }
    expect((await owner.get(`/api/contacts/${contact.id}`)).status).toBe(200);
    expect((await invite(owner, { ...newcomer(), email: user.email })).status).toBe(201);
  });

  it('never leaves a business without an owner, however close two owners come', async () => {
    const owner = await server.owner();
    const id = await idOf(owner);
    expect((await owner.delete(`/api/admin/users/${id}`)).status).toBe(403);
    const { visitor: partner, user } = await join(owner, 'owner');
    const answers = await Promise.all([
      owner.delete(`/api/admin/users/${user.id}`),
      partner.delete(`/api/admin/users/${id}`),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const remaining = statuses[0] === 200 ? owner : partner;
    expect((await listOf(remaining)).map(({ role }) => role)).toEqual(['owner']);
  });

  it('counts an owner only once the invitation is accepted', async () => {
    const owner = await server.owner();
    const { body } = await invite(owner, newcomer('owner'));
    await makePlatformAdmin(owner);
    const admin = await server.owner();
    await makePlatformAdmin(admin);
    const path = `/api/admin/users/${await idOf(owner)}`;
    expect((await admin.delete(path)).status).toBe(403);
    await accept(tokenOf(body.invitation));
    expect((await admin.delete(path)).status).toBe(200);
  });
});
