import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { secretIn, startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import { registration, startTestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: MailingApp;

beforeAll(async () => {
  server = await startMailingApp();
});

afterAll(() => server.stop());

const SENT = 'If that address has an account, a link to choose a new password is on its way.';
const EXPIRED = 'This link has expired or was already used. Please ask for a new one.';

type Answer = Schemas['Message'] & Schemas['ErrorBody'];

const forgot = (email: unknown, visitor = server.visitor()) =>
  visitor.post<Answer>('/api/password/forgot', { email });
const reset = (token: string, password = 'a-new-secret') =>
  server.visitor().post<Answer>('/api/password/reset', { token, password });
const resetsTo = async (email: string) =>
  (await server.mailsTo(email)).filter(
    ({ subject }) => subject === 'Choose a new Clearcoat password',
  );
const login = (email: string, password: string) =>
  server.visitor().post('/api/login', { email, password });

async function someone(): Promise<{ email: string; password: string; person: Visitor }> {
  const { email, password, ...rest } = registration();
  const person = await server.owner({ email, password, ...rest });
  return { email, password, person };
}

const expectExpired = async (token: string) => {
  const { status, body } = await reset(token);
  expect([status, body.code, body.message]).toEqual([410, 'link_expired', EXPIRED]);
};

describe('a forgotten password', () => {
  it('is replaced with the link of the mail, once, and every session ends', async () => {
    const { email, password, person } = await someone();
    const asked = await forgot(` ${email.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([200, { message: SENT }]);
    const mails = await resetsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Choose a new Clearcoat password' });
    expect(mails[0]?.links[0]).toMatch(/^https:\/\/app\.example\/auth\?reset=[\w-]{43}$/);
    const token = secretIn(mails, 'reset');
    const { status, body } = await reset(token);
    expect([status, body.message]).toEqual([200, 'Your password is changed. Please sign in.']);
    expect((await person.get('/api/contacts')).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, 'a-new-secret')).status).toBe(200);
    await expectExpired(token);
    const told = (await server.mailsTo(email)).at(-1);
    expect(told?.subject).toBe('Your Clearcoat password was changed');
    expect(told?.text).not.toContain('a-new-secret');
  });

  it('looks and takes the same for an address nobody has, which gets nothing', async () => {
    const started = performance.now();
    const { status, body } = await forgot('nobody@example.com');
    expect([status, body]).toEqual([200, { message: SENT }]);
    expect(performance.now() - started).toBeGreaterThan(290);
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
    const none = await forgot('nobody');
    expect([none.status, none.body.fields?.email]).toEqual([
      422,
      'Please enter a valid email address',
    ]);
  });

  it('the link works for an hour, and only the latest one', async () => {
    const { email } = await someone();
    await forgot(email);
    const first = secretIn(await server.mailsTo(email), 'reset');
    await forgot(email);
    const second = secretIn(await server.mailsTo(email), 'reset');
    await expectExpired(first);
    server.clock.advance({ hours: 1 });
    await expectExpired(second);
    await runHourlyTasks(server);
    expect(await query(server.config.databaseUrl, 'select * from password_resets')).toEqual([]);
  });

  it('two who use the link at once are one', async () => {
    const { email } = await someone();
    await forgot(email);
    const token = secretIn(await server.mailsTo(email), 'reset');
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('the link ends with a new address or a new password', async () => {
    const { email, password, person } = await someone();
    await forgot(email);
    const first = secretIn(await server.mailsTo(email), 'reset');
    const profile = { firstName: 'Dana', email: `new-${email}`, currentPassword: password };
    expect((await person.put('/api/user/profile', profile)).status).toBe(200);
    await expectExpired(first);
    await forgot(profile.email);
    const second = secretIn(await server.mailsTo(profile.email), 'reset');
    const change = { currentPassword: password, newPassword: 'another-secret' };
    expect((await person.put('/api/user/password', change)).status).toBe(200);
    await expectExpired(second);
  });

  it('refuses a short password, made-up links, and leaves the link usable', async () => {
    const { email } = await someone();
    await forgot(email);
    const token = secretIn(await server.mailsTo(email), 'reset');
    const short = await reset(token, '12345');
    expect([short.status, short.body.fields]).toEqual([
      422,
      { password: 'Password must be at least 6 characters long' },
    ]);
    for (const made of ['x', 'é'.repeat(200), token.slice(1)]) await expectExpired(made);
    expect((await reset(token)).status).toBe(200);
  });

  it('stores no token, and fills nobody’s inbox', async () => {
    const { email } = await someone();
    for (let time = 0; time < 8; time++) {
      await forgot(email);
      // Waits for each mail, because concurrent mails may arrive in any order.
      await server.mailsTo(email);
    }
    const mails = await resetsTo(email);
    expect(mails).toHaveLength(5);
    const token = secretIn(mails, 'reset');
    const rows = await query(
      server.config.databaseUrl,
      `select 1 from password_resets where encode(token_hash, 'escape') like '%' || $1 || '%'
       union all select 1 from mails where text || html like '%' || $1 || '%'`,
      [token],
    );
    expect(rows).toEqual([]);
    expect((await reset(token)).status).toBe(200);
  });

  it('many questions from one address have to wait', async () => {
    server.clock.advance({ hours: 1 });
    const statuses: number[] = [];
    const ask = async () => statuses.push((await forgot('nobody@example.com')).status);
    await Promise.all(Array.from({ length: 25 }, ask));
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  });
});

it('without a mail server the answer says so, and the outbox keeps the link', async () => {
  const local = await startTestApp();
  const { email, ...rest } = registration();
  await local.owner({ email, ...rest });
  const { body } = await local
    .visitor()
    .post<Schemas['Message']>('/api/password/forgot', { email });
  expect(body.message).toBe(
    `${SENT} This installation sends no e-mail: its administrator finds the message in the outbox.`,
  );
  const [kept] = await query<{ status: string; text: string }>(
    local.config.databaseUrl,
    `select status, text from mails where subject = 'Choose a new Clearcoat password'`,
  );
  expect(kept?.status).toBe('kept');
  expect(kept?.text).toContain(`${local.url.replace('127.0.0.1', 'localhost')}/auth?reset=`);
  await local.stop();
});
