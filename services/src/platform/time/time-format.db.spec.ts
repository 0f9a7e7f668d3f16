import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T12:00:00Z' });
});

afterAll(() => server.stop());

/** A business with an appointment this afternoon, and a colleague who is notified. */
async function shopOf(timeFormat: '12h' | '24h') {
  const owner = await server.owner({ timeFormat });
  const colleague = await server.colleague(owner, 'staff');
  const { id } = await owner.addContact();
  const job = { contactId: id, date: '2026-06-17', startTime: '14:00', endTime: '16:00' };
  await owner.addAppointment(job);
  return { owner, colleague };
}

async function textsOf({ owner, colleague }: { owner: Visitor; colleague: Visitor }) {
  const [brief, notifications, answer] = await Promise.all([
    owner.get<Schemas['DailyBrief']>('/api/assistant/brief'),
    colleague.get('/api/notifications'),
    owner.post('/api/chat', { message: 'What is on today?' }),
  ]);
  return JSON.stringify([brief.body, notifications.body, answer.body]);
}

it('sentences of the server have times as the business prefers, each its own', async () => {
  const shops = [await shopOf('24h'), await shopOf('12h')];
  const [european, american] = (await Promise.all(shops.map(textsOf))) as [string, string];
  expect(european).toMatch(/the first at 14:00.*, Jun 17, 2026 at 14:00/);
  expect(european).not.toMatch(/\d [AP]M/);
  expect(american).toMatch(/the first at 2:00 PM.*, Jun 17, 2026 at 2:00 PM/);
});
