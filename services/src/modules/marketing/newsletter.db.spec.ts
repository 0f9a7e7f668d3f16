import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { secretIn, startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import type { Schemas } from '../../../test/support/visitor.js';

let server: MailingApp;

beforeAll(async () => {
  server = await startMailingApp();
});

afterAll(() => server.stop());

beforeEach(() => server.clock.advance({ hours: 2 }));

type Answer = Schemas['Message'] & Schemas['ErrorBody'];

const ASKED = 'Almost there: please confirm with the link we sent to your inbox.';

const subscribe = (email: string) => server.visitor().post<Answer>('/api/newsletter', { email });
const confirm = (token: string) =>
  server.visitor().post<Answer>('/api/newsletter/confirm', { token });
const leave = (token: string) =>
  server.visitor().post<Answer>('/api/newsletter/unsubscribe', { token });

const statusOf = async (email: string) =>
  (
    await query<{ status: string }>(
      server.config.databaseUrl,
      'select status from subscribers where lower(email) = lower($1)',
      [email],
    )
  ).map(({ status }) => status);

describe('the newsletter', () => {
  it('comes to who asked for it and confirmed, and ends with one click', async () => {
    const email = 'reader@example.com';
    const asked = await subscribe(email);
    expect([asked.status, asked.body]).toEqual([201, { message: ASKED }]);
    expect(await statusOf(email)).toEqual(['pending']);
    const mails = await server.mailsTo(email);
    expect(mails[0]?.links[0]).toMatch(
      /^https:\/\/app\.example\/newsletter\/confirm\?token=[\w-]{43}$/,
    );
    const token = secretIn(mails, 'token');
    expect((await leave(token)).status).toBe(410);
    const confirmed = await confirm(token);
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      { message: "You're on the list. See you in your inbox." },
    ]);
    expect((await confirm(token)).status).toBe(200);
    expect(await statusOf(email)).toEqual(['confirmed']);
    const welcome = await server.mailsTo(email);
    expect(welcome).toHaveLength(2);
    const goodbye = secretIn(welcome, 'token');
    const left = await leave(goodbye);
    expect([left.status, left.body]).toEqual([
      200,
      { message: "You're off the list. No more e-mails from us." },
    ]);
    expect((await leave(goodbye)).status).toBe(200);
    expect((await confirm(token)).status).toBe(410);
    expect(await statusOf(email)).toEqual(['unsubscribed']);
  });

  it('answers the same for who is on the list, however written, and changes nothing', async () => {
    const email = 'twice@example.com';
    await subscribe(email);
    await confirm(secretIn(await server.mailsTo(email), 'token'));
    await server.mailsTo(email);
    const again = await subscribe('Twice@Example.com');
    expect([again.status, again.body]).toEqual([201, { message: ASKED }]);
    expect(await statusOf(email)).toEqual(['confirmed']);
    const mails = await server.mailsTo('Twice@Example.com');
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)?.subject).toBe("You're on the list already");
    expect((await leave(secretIn(mails, 'token'))).status).toBe(200);
    await subscribe(email);
    expect(await statusOf(email)).toEqual(['pending']);
  });

  it('forgets who never confirmed', async () => {
    const email = 'late@example.com';
    await subscribe(email);
    const token = secretIn(await server.mailsTo(email), 'token');
    server.clock.advance({ hours: 7 * 24 });
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([410, 'link_expired']);
    await runHourlyTasks(server);
    expect(await statusOf(email)).toEqual([]);
    expect(await statusOf('reader@example.com')).toEqual(['unsubscribed']);
  });

  it('fills nobody’s inbox, and slows who asks too often', async () => {
    const email = 'victim@example.com';
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) statuses.push((await subscribe(email)).status);
    expect(await server.mailsTo(email)).toHaveLength(5);
    expect(statuses.slice(0, 10)).toEqual(statuses.slice(0, 10).map(() => 201));
    expect(statuses).toContain(429);
  });

  it('refuses what is no address and no link', async () => {
    const { status, body } = await subscribe('nobody');
    expect([status, body.fields?.email]).toEqual([422, 'Please enter a valid email address']);
    expect((await confirm('made-up')).status).toBe(410);
    expect((await confirm('')).status).toBe(422);
  });
});
