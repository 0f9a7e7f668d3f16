import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

const message = {
  name: 'Dana Reyes',
  email: 'dana@example.com',
  subject: 'A question',
  message: 'Does it work\nwith two bays?',
};

const send = (values: object = {}) =>
  server.visitor().post<Schemas['ErrorBody']>('/api/contact-us', { ...message, ...values });

const stored = (subject: string) =>
  query(
    server.config.databaseUrl,
    'select name, email, subject, message, created_at from contact_messages where subject = $1',
    [subject],
  );

describe('writing to us', () => {
  it('is stored as written, trimmed', async () => {
    const { status, body } = await send({ name: ' Dana Reyes ', subject: 'Stored' });
    expect([status, body]).toEqual([201, { received: true }]);
    expect(await stored('Stored')).toEqual([
      { ...message, subject: 'Stored', created_at: server.clock.now() },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please enter your name'],
    [{ email: '' }, 'email', 'Please enter your email address'],
    [{ email: 'dana' }, 'email', 'Please enter a valid email address'],
    [{ subject: undefined }, 'subject', 'Please enter a subject'],
    [{ message: '\n' }, 'message', 'Please enter a message'],
    [{ message: 'x'.repeat(5001) }, 'message', 'Message must be at most 5000 characters long'],
  ])('refuses %j', async (change, field, sentence) => {
    const { status, body } = await send(change);
    expect([status, body.fields]).toEqual([422, { [field]: sentence }]);
  });

  it('is limited by address, many at once included, and possible again later', async () => {
    server.clock.advance({ hours: 2 });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send({ subject: 'Too many' })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await stored('Too many')).toHaveLength(20);
    server.clock.advance({ seconds: 3540 });
    const early = await send();
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    expect(early.body.message).toBe('Too many messages from here. Please try again in a minute.');
    server.clock.advance({ seconds: 60 });
    expect((await send()).status).toBe(201);
  });
});
