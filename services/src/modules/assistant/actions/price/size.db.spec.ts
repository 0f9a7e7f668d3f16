import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';

let server: TestApp;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
  const prices = [{ sizeId: 'truck', price: 310, minutes: 300 }];
  const service = { name: 'Full Detail', duration: 240, price: 249.99, prices };
  await owner.put('/api/services/s1', service);
});

afterAll(() => server.stop());

const ask = async (message: string) =>
  (await owner.post<Schemas['ChatReply']>('/api/chat', { message })).body.response;

it('prices one service or all of them for a size', async () => {
  expect(await ask('how much is a full detail for a truck')).toContain(
    'I would charge **$310** for **Full Detail**',
  );
  const all = await ask('how much for a van thats really dirty');
  expect(all).toContain('**Full Detail: from $340 to $410**');
  expect(all).toContain('Interior Detail: from');
});

it('answers a question about pet hair alone from the handbook', async () => {
  const answer = await ask('what do you charge for pet hair');
  expect(answer).not.toContain('Your prices');
  expect(answer).toContain('Charging for pet hair');
});

it.each([
  [
    'What should I charge for a full detail?',
    '**Full Detail** is $249.99 to $310 by size and takes 4 h.',
  ],
  [
    'cuanto cuesta un full detail',
    '**Full Detail** cuesta de $249.99 a $310 según el tamaño y tarda',
  ],
  [
    'how much for a full detail on a 2021 RAM 1500 Crew Cab',
    'I would charge **$310** for **Full Detail**',
  ],
  [
    'What would a full detail on a RAM 1500 Crew Cab cost?',
    'I would charge **$310** for **Full Detail**',
  ],
])('%s names the price by size', async (question, price) => {
  expect(await ask(question)).toContain(price);
});
