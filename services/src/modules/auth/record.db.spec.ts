import { query } from '../../../test/support/database.js';
import { secretIn, startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import { registration } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: MailingApp;

beforeAll(async () => {
  server = await startMailingApp();
});

afterAll(() => server.stop());

const profileOf = async (person: Visitor) =>
  (await person.get<Schemas['UserProfile']>('/api/user/profile')).body;

const actionsOn = async (userId: string) => {
  const rows = await query<{ action: string }>(
    server.config.databaseUrl,
    'select action from audit_entries where subject_id = $1 order by id',
    [userId],
  );
  return rows.map(({ action }) => action);
};

const invite = (owner: Visitor, email: string) =>
  owner.post<Schemas['InvitedUser']>('/api/admin/users', {
    firstName: 'Ben',
    email,
    role: 'staff',
  });

const as = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

describe('saving a person', () => {
  it('over a change one has not seen is refused with what is stored', async () => {
    const person = await server.owner();
    const { version, email } = await profileOf(person);
    const save = (firstName: string, seen: number) =>
      person.put<Schemas['UserProfile'] & { current?: object; code?: string }>(
        '/api/user/profile',
        { firstName, email },
        as(seen),
      );
    const first = await save('Ana', version);
    expect([first.status, first.body.version]).toEqual([200, version + 1]);
    const late = await save('Eva', version);
    expect([late.status, late.body.code, late.body.current]).toEqual([
      409,
      'version_conflict',
      first.body,
    ]);
    expect((await save('Eva', version + 1)).status).toBe(200);
  });

  it('of the business does so as well', async () => {
    const owner = await server.owner();
    const { body: user } = await invite(owner, 'version@example.com');
    const path = `/api/admin/users/${user.id}`;
    const change = { firstName: 'Benny', email: user.email, role: 'staff' };
    const first = await owner.put<Schemas['AdminUser']>(path, change, as(user.version));
    expect([first.status, first.body.version]).toEqual([200, user.version + 1]);
    const late = await owner.put<{ code: string; current: object }>(path, change, as(user.version));
    expect([late.status, late.body.code, late.body.current]).toEqual([
      409,
      'version_conflict',
      first.body,
    ]);
  });
});

describe('on record is', () => {
  it('what somebody did to the own account, and what others tried', async () => {
    const input = registration();
    const person = await server.owner(input);
    const { id } = await profileOf(person);
    const login = (password: string) =>
      server.visitor('192.0.2.1').post('/api/login', { email: input.email, password });
    await login('guess');
    await login(input.password);
    await server.confirm(input.email);
    const email = `new-${input.email}`;
    const currentPassword = input.password;
    await person.put('/api/user/profile', { firstName: 'Ana', email, currentPassword });
    await person.put('/api/user/password', { currentPassword, newPassword: 'another one' });
    await server.visitor().post('/api/password/forgot', { email });
    const token = secretIn(await server.mailsTo(email), 'reset');
    await server.visitor().post('/api/password/reset', { token, password: 'one more' });
    expect(await actionsOn(id)).toEqual([
      'business.opened',
      'session.refused',
      'session.started',
      'user.email-confirmed',
      'user.email-changed',
      'user.password-changed',
      'user.password-reset',
    ]);
  });

  it('nothing of what was typed, and not every guess of a thousand', async () => {
    const input = registration();
    const person = await server.owner(input);
    const { id } = await profileOf(person);
    const guess = { email: input.email, password: 'my-guess' };
    for (let attempt = 0; attempt < 60; attempt++) {
      await server.visitor(`192.0.2.${attempt}`).post('/api/login', guess);
    }
    const actions = await actionsOn(id);
    expect(actions.filter((action) => action === 'session.refused')).toHaveLength(20);
    const [row] = await query<{ all: string }>(
      server.config.databaseUrl,
      `select string_agg(e::text, ' ') as all from audit_entries e`,
    );
    expect(row?.all).not.toMatch(/my-guess|@example|192\.0\.2/);
  });

  it('who was invited, changed and removed, also by the platform', async () => {
    const owner = await server.owner();
    const { body: user } = await invite(owner, 'recorded@example.com');
    await owner.post(`/api/admin/users/${user.id}/invitation`);
    const change = { firstName: 'Ben', email: 'recorded@example.com', role: 'manager' };
    await owner.put(`/api/admin/users/${user.id}`, change);
    const admin = await server.owner();
    await query(
      server.config.databaseUrl,
      'update credentials set is_platform_admin = true where user_id = $1',
      [(await profileOf(admin)).id],
    );
    expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(200);
    const rows = await query(
      server.config.databaseUrl,
      'select action, via, user_id, details from audit_entries where subject_id = $1 order by id',
      [user.id],
    );
    const by = { via: 'app', user_id: (await profileOf(owner)).id };
    expect(rows).toEqual([
      { action: 'user.invited', ...by, details: { role: 'staff' } },
      { action: 'user.invited-again', ...by, details: null },
      { action: 'user.changed', ...by, details: { fields: ['role'] } },
      { action: 'user.deleted', via: 'platform', user_id: null, details: null },
    ]);
  });
});
