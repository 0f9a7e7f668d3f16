import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { secretIn, startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import { registration } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: MailingApp;
let email: string;
let owner: Visitor;

beforeAll(async () => {
  server = await startMailingApp();
  ({ email } = registration());
  owner = await server.owner({ email, businessName: 'Shine & Co' });
  await server.confirm(email);
});

afterAll(() => server.stop());

const invite = (address: string) =>
  owner.post<Schemas['InvitedUser']>('/api/admin/users', {
    firstName: 'Ben',
    email: address,
    role: 'staff',
  });

const found = async (token: string) =>
  (await server.visitor().post('/api/invitations/look', { token })).status;

describe('an invitation', () => {
  it('reaches the person by mail, with the link the answer shows', async () => {
    const { body } = await invite('ben@example.com');
    const mails = await server.mailsTo('ben@example.com');
    expect(mails[0]?.subject).toBe('You are invited to join a business on Clearcoat');
    expect(mails[0]?.text).toContain('“Shine & Co” runs its work with Clearcoat');
    expect(body.invitation).toMatchObject({
      mailed: true,
      message: 'An email with the link is on its way.',
    });
    expect(mails[0]?.links).toContain(`https://app.example${body.invitation.path}`);
    const again = await owner.post<Schemas['InvitationLink']>(
      `/api/admin/users/${body.id}/invitation`,
    );
    const latest = secretIn(await server.mailsTo('ben@example.com'), 'invite');
    expect(again.body.path).toBe(`/auth?invite=${latest}`);
    const joined = await server
      .visitor()
      .post('/api/invitations/accept', { token: latest, password: 'secret-enough' });
    expect(joined.status).toBe(200);
  });

  it('to the wrong address is void once the address is put right', async () => {
    const { body } = await invite('wrong@example.com');
    const wrong = secretIn(await server.mailsTo('wrong@example.com'), 'invite');
    await owner.put(`/api/admin/users/${body.id}`, {
      firstName: 'Cleo',
      email: 'right@example.com',
      role: 'staff',
    });
    expect(await server.mailsTo('wrong@example.com')).toHaveLength(1);
    const right = secretIn(await server.mailsTo('right@example.com'), 'invite');
    expect([await found(wrong), await found(right)]).toEqual([404, 200]);
  });

  it('that has run out leaves nothing behind, and can be made anew', async () => {
    const { body } = await invite('late@example.com');
    server.clock.advance({ hours: 6 * 24 });
    await owner.get('/api/session');
    server.clock.advance({ hours: 24 });
    await runHourlyTasks(server);
    expect(await query(server.config.databaseUrl, 'select * from invitations')).toEqual([]);
    const again = await owner.post(`/api/admin/users/${body.id}/invitation`);
    expect(again.status).toBe(200);
  });
});

describe('a new e-mail address', () => {
  it('is told to the old one, without naming the new one', async () => {
    const profile = {
      firstName: 'Dana',
      email: 'dana.new@example.com',
      currentPassword: registration().password,
    };
    expect((await owner.put('/api/user/profile', profile)).status).toBe(200);
    const mail = (await server.mailsTo(email)).at(-1);
    expect(mail).toMatchObject({
      subject: 'Your Clearcoat e-mail address was changed',
      replyTo: [{ address: 'support@clearcoat.example' }],
    });
    expect(mail?.text).not.toContain('dana.new');
    const same = { ...profile, email: 'Dana.New@example.com', lastName: 'Reyes' };
    expect((await owner.put('/api/user/profile', same)).status).toBe(200);
    const subjects = (await server.mailsTo('dana.new@example.com')).map(({ subject }) => subject);
    expect(subjects).toEqual(['Please confirm your Clearcoat e-mail address']);
  });
});
