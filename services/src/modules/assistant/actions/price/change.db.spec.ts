import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';

let server: TestApp;
let owner: Visitor;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.owner();
});

afterAll(() => server.stop());

const ask = async (who: Visitor, message: string) =>
  (await who.post<Schemas['ChatReply']>('/api/chat', { message })).body;
const fullDetail = async () =>
  (await owner.get<Schemas['Service'][]>('/api/services')).body.find(({ id }) => id === 's1');

it('drafts a card whose payload the API accepts, and saves nothing itself', async () => {
  const { response, cards } = await ask(owner, 'raise the full detail to 220');
  expect(response).toContain('**Full Detail**: $249.99 now, then **$220**');
  const [{ price } = {}] = cards ?? [];
  expect(price?.payload).toEqual({ name: 'Full Detail', duration: 240, price: 220 });
  const before = await fullDetail();
  expect(before?.price).toBe(249.99);
  const headers = { 'if-match': `"${price?.version}"` };
  const saved = await owner.put(`/api/services/${price?.id}`, price?.payload, { headers });
  expect(saved.status).toBe(200);
  expect(await fullDetail()).toEqual({ ...before, price: 220, version: expect.any(Number) });
  const again = await owner.put(`/api/services/${price?.id}`, price?.payload, { headers });
  expect(again.status).toBe(409);
});

it('refuses a negative price, and drafts no card without permission for settings', async () => {
  expect((await ask(owner, 'lower the full detail by $900')).response).toContain('below zero');
  const office = await server.colleague(owner, 'staff');
  const { response, cards = [] } = await ask(office, 'raise the full detail to 230');
  expect(cards).toEqual([]);
  expect(response).toContain("don't have access");
});

it('drafts cards when all prices change, and names the services without one', async () => {
  const { response, cards = [] } = await ask(owner, 'raise everything 5 %');
  expect(cards).toHaveLength(5);
  expect(cards.every(({ kind }) => kind === 'price')).toBe(true);
  expect(response).toMatch(/\*\*5 of \d\*\* new list prices[^]*No draft yet for .*Ceramic Coating/);
});
