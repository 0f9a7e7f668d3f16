import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../test/support/visitor.js';
import { DEMO_ACCOUNT } from '../../auth/index.js';
import { DemoAccounts } from '../../demo/index.js';

const HONEST_NO = /don't know|can't combine it|found no|was not found/;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T15:00:00Z', env: { DEMO_MODE: '1' } });
  await server.app.get(DemoAccounts).createMissing('America/New_York');
});

afterAll(() => server.stop());

const questionsFor = async (person: Visitor) => {
  const { body } = await person.get<Schemas['AssistantSuggestions']>('/api/assistant/suggestions');
  return body.questions;
};

it('suggests what the demo business has today, and each is answered', async () => {
  const person = server.visitor();
  await person.post('/api/login', DEMO_ACCOUNT);
  const seen = new Set<string>();
  for (let day = 0; day < 7; day++) {
    for (const message of await questionsFor(person)) {
      if (seen.has(message)) continue;
      seen.add(message);
      const { body } = await person.post<Schemas['ChatReply']>('/api/chat', { message });
      expect([message, body.response, body.plan]).toEqual([
        message,
        expect.not.stringMatching(HONEST_NO),
        expect.any(Object),
      ]);
    }
    server.clock.advance({ hours: 24 });
    await person.post('/api/login', DEMO_ACCOUNT);
  }
  const all = [...seen].join('\n');
  expect(all).toMatch(/When was \w+ \w+ last here\?/);
  expect(all).toMatch(/How much did .+ bring in this month\?/);
  expect(all).toContain('How does this month compare with last month?');
});

it('asks a business without records nothing about them', async () => {
  expect(await questionsFor(await server.owner())).toEqual([
    'Which customers are due for a visit?',
  ]);
});
