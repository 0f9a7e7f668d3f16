import { query } from '../../../../test/support/database.js';
import { runHourlyTasks } from '../../../../test/support/hourly.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';

let server: TestApp;
let person: Visitor;
let admin: Visitor;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z' });
  person = await server.owner();
  admin = await server.owner({ email: 'operator@example.com' });
  await query(
    server.config.databaseUrl,
    `update credentials set is_platform_admin = true where email = 'operator@example.com'`,
  );
  await person.addContact({ name: "María O'Brien", phone: '(555) 123-4567' });
});

afterAll(() => server.stop());

const input = {
  problem: 'wrong',
  note: 'maria was here twice, call 555 123 4567',
  question: 'How often was Maria O’Brien here?',
  answer: 'María O’Brien: 1 completed job, maria@example.com',
  consent: true,
};

const send = (change: object = {}) => person.post('/api/chat/feedback', { ...input, ...change });
const list = async (search = '') =>
  admin.get<Schemas['PlatformFeedback'][]>(`/api/platform/assistant-feedback${search}`);

it('keeps nothing without consent, and nothing that is not whole', async () => {
  for (const change of [
    { consent: false },
    { consent: undefined },
    { problem: 'bad' },
    { question: ' ' },
    { answer: 'x'.repeat(8_001) },
    { note: 'x'.repeat(1_001) },
  ]) {
    expect([change, (await send(change)).status]).toEqual([change, 422]);
  }
  expect((await list()).body).toEqual([]);
});

it('is listed for the platform, without names, numbers and addresses, and by what was wrong', async () => {
  expect((await send()).status).toBe(201);
  server.clock.advance({ seconds: 1 });
  expect((await send({ problem: 'missing', note: undefined })).status).toBe(201);
  const { body, headers } = await list();
  expect(headers.get('x-total-count')).toBe('2');
  expect(body[1]).toEqual({
    id: expect.any(String),
    createdAt: '2026-06-17T15:00:00.000Z',
    problem: 'wrong',
    note: '[name] was here twice, call [phone]',
    question: 'How often was [name] O’[name] here?',
    answer: '[name] O’[name]: 1 completed job, [e-mail]',
  });
  const missing = await list('?problem=missing');
  expect(missing.body).toMatchObject([{ problem: 'missing', note: '' }]);
  expect((await person.get('/api/platform/assistant-feedback')).status).toBe(403);
});

it('is kept for 90 days', async () => {
  server.clock.advance({ hours: 90 * 24 - 1 });
  await runHourlyTasks(server);
  expect(await query(server.config.databaseUrl, 'select 1 from assistant_feedback')).toHaveLength(
    2,
  );
  server.clock.advance({ hours: 2 });
  await runHourlyTasks(server);
  expect(await query(server.config.databaseUrl, 'select 1 from assistant_feedback')).toEqual([]);
});
