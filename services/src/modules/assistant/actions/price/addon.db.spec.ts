import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';

let server: TestApp;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
  await owner.post('/api/addons', { name: 'Pet hair', price: 40, minutes: 30 });
  await owner.post('/api/addons', { name: 'Engine bay', price: 60 });
});

afterAll(() => server.stop());

async function ask(...messages: string[]): Promise<string> {
  const conversationHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const message of messages) {
    const asked = { message, conversationHistory };
    const { response } = (await owner.post<Schemas['ChatReply']>('/api/chat', asked)).body;
    conversationHistory.push(
      { role: 'user', content: message },
      { role: 'assistant', content: response },
    );
  }
  return conversationHistory.at(-1)?.content ?? '';
}

it.each([
  'pet hair whats that extra',
  'how much is pet hair',
  'cuanto cobro por pet hair',
  'do we do pet hair',
])('gives the price and minutes of an add-on: %s', async (message) => {
  const answer = await ask(message);
  expect(answer).toMatch(/\*\*Pet hair\*\* (?:is|cuesta) \$40(?:\.00)? (?:for|y tarda) 30 min\./);
  expect(answer).not.toContain('Engine bay');
  expect(answer).not.toContain('Full Detail');
});

it('gives the price of an add-on beside its service', async () => {
  const answer = await ask('how much is a full detail with pet hair');
  expect(answer).toMatch(/Full Detail.*\*\*Pet hair\*\* is \$40/s);
  const after = await ask('how much is a full detail', 'they want the engine bay too');
  expect(after).toMatch(/Full Detail.*\*\*Engine bay\*\* is \$60/s);
});
