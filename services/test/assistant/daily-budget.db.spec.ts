import { FakeOpenAi } from '@clearcoat/testing/openai';
import { Limits } from '../../src/modules/assistant/budget/limits.js';
import type { TestApp } from '../support/test-app.js';
import type { Schemas } from '../support/visitor.js';
import { limitsOf, openStream, startModelApp } from './chat.js';

let fake: FakeOpenAi;
let server: TestApp;
let limits: Limits;

beforeAll(async () => {
  fake = await FakeOpenAi.start();
  server = await startModelApp(fake);
  limits = await limitsOf(server);
});

beforeEach(() => Object.assign(limits, new Limits()));

afterAll(async () => {
  await server.stop();
  await fake.stop();
});

describe("the day's questions", () => {
  it('end for a person, and begin again at midnight of the business', async () => {
    const other = await server.owner();
    limits.perPerson = 2;
    fake.script = () => ({ text: ['Yes.'] });
    const status = async () => (await openStream(server.url, other, 'x')).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    const refused = await other.post('/api/chat', { message: 'x' });
    expect(refused.body).toMatchObject({
      code: 'daily_budget',
      message:
        "That was today's last question. I'm back at midnight. The handbook is open all night.",
    });
    // 11 AM in New York
    expect(refused.headers.get('retry-after')).toBe(String(13 * 3600));
    server.clock.advance({ hours: 13 });
    expect(await status()).toBe(200);
    server.clock.advance({ hours: -13 });
  });

  it('end for a business, all its people together, however many ask at once', async () => {
    const other = await server.owner();
    limits.perBusiness = 3;
    fake.script = () => ({ text: ['Yes.'] });
    const all = await Promise.all(
      Array.from({ length: 8 }, () => other.post('/api/chat', { message: 'x' })),
    );
    expect(all.filter((each) => each.status === 200)).toHaveLength(3);
    expect(all.find((each) => each.status === 429)?.body.message).toMatch(/^Your business has/);
  });

  it('are not spent by a change of what a model asked of the records', async () => {
    const other = await server.owner();
    limits.perPerson = 1;
    const period = { from: '2026-06-01', to: '2026-06-30' };
    const asked = { name: 'ask_records', args: { measure: 'jobs', period } };
    fake.script = ({ messages }) =>
      messages.at(-1)?.role === 'tool' ? { text: ['There are none.'] } : { calls: [asked] };
    const first = await other.post<Schemas['ChatReply']>('/api/chat', { message: 'Jobs in June?' });
    expect(first.body).toMatchObject({ mode: 'model', plan: { measure: 'jobs', period } });
    expect(first.body.understood?.map(({ value }) => value)).toContain('June 2026');
    const change = { part: 'period', value: 'last_month' };
    const { status, body } = await other.post<Schemas['ChatReply']>('/api/chat', {
      message: 'Last month',
      plan: first.body.planToken,
      change,
    });
    expect([status, body.mode]).toEqual([200, 'basic']);
    expect(body.response).toContain('last month (May 2026)');
  });
});
