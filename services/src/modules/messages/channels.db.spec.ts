import { startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import { registration, startTestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: MailingApp;
beforeAll(async () => {
  server = await startMailingApp();
});
afterAll(() => server.stop());

const channels = async (person: Visitor) =>
  (await person.get<Schemas['MessageChannels']>('/api/messages/channels')).body;

it('say whether the owner has confirmed an address, and where answers go', async () => {
  const { email } = registration();
  const owner = await server.owner({ email });
  const from = 'hello@clearcoat.example';
  expect(await channels(owner)).toMatchObject({ email: 'unconfirmed', from, replyTo: email });
  await server.confirm(email);
  expect(await channels(owner)).toMatchObject({ email: 'connected' });
});

it('can be tested by a sample to oneself, some times an hour', async () => {
  const { email } = registration();
  const owner = await server.owner({ email, businessName: 'Two Vans' });
  const { body } = await owner.post<Schemas['Message']>('/api/messages/test');
  expect(body.message).toBe(`We sent a test to ${email}.`);
  const mails = await server.mailsTo(email);
  const subject = 'Test: Reminder: Thu, Jun 17 at 9:00 AM';
  expect(mails.find((mail) => mail.subject === subject)?.text).toContain(
    'a reminder from Two Vans',
  );
  const own = { subject: 'See you {date}', body: 'Bring {vehicle}, {first_name}' };
  await owner.put('/api/messages/templates/reminder/email/en', own);
  await owner.post('/api/messages/test');
  const changed = (await server.mailsTo(email)).at(-1);
  expect(changed).toMatchObject({ subject: 'Test: See you Thu, Jun 17' });
  expect(changed?.text).toContain('Bring 2024 Toyota Camry, Ana');
  for (let sent = 2; sent < 5; sent += 1) await owner.post('/api/messages/test');
  expect((await owner.post('/api/messages/test')).status).toBe(429);
});

it('say plainly that an installation without a mail server sends nothing', async () => {
  const local = await startTestApp();
  const owner = await local.owner();
  expect(await channels(owner)).toMatchObject({ email: 'none' });
  const refused = await owner.post('/api/messages/test');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('This installation sends no email.'),
  ]);
  await local.stop();
});
