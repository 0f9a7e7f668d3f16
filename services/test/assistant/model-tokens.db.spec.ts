import { FakeOpenAi, type AskedCompletion } from '@clearcoat/testing/openai';
import { Metrics } from '../../src/platform/metrics/index.js';
import type { Schemas } from '../support/visitor.js';
import { limitsOf, startModelApp } from './chat.js';
import { talkToModel } from './model-talk.js';

const talk = talkToModel();
const opened: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
});

const counted = async () => {
  const { values } = await talk.server.app.get(Metrics).assistantTokens.get();
  return new Map(values.map(({ labels, value }) => [labels.kind, value]));
};

const CALL = { calls: [{ name: 'list_services', args: {} }] };

it('tokens are counted by kind, in every call', async () => {
  talk.fake.queue(
    { ...CALL, usage: { prompt_tokens: 4_000, completion_tokens: 20 } },
    { text: ['Done.'], usage: { prompt_tokens: 4_500, completion_tokens: 5 } },
  );
  await talk.ask('What do I offer?');
  expect(await counted()).toEqual(
    new Map([
      ['prompt', 8_500],
      ['completion', 25],
      ['cached', 0],
    ]),
  );
});

it('a server that refuses to count is asked without', async () => {
  const error = { message: 'Unknown parameter: stream_options', param: 'stream_options' };
  talk.fake.script = ({ stream_options: asks }: AskedCompletion) =>
    asks ? { status: 400, error } : { text: ['Hello.'] };
  expect((await talk.ask('Hi')).done?.mode).toBe('model');
  expect((await talk.ask('Hi')).done?.mode).toBe('model');
  expect(talk.fake.asked.map(({ stream_options: asks }) => asks !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});

it('what comes before the question is the same for each, so that it can be cached', async () => {
  talk.fake.script = () => ({ text: ['Hello.'] });
  await talk.ask('Hi');
  talk.server.clock.advance({ hours: 1 });
  await talk.ask('Hi again');
  talk.server.clock.set('2026-06-17T15:00:00Z');
  const [one, other] = talk.fake.asked.map(({ messages, tools }) => ({
    tools,
    before: messages.slice(0, -1),
  }));
  expect(other).toEqual(one);
  expect(talk.fake.asked[1]?.messages.at(-1)?.content).toMatch(
    /^Hi again\n\n\(It is 12:00 PM on Wednesday, Jun 17, 2026 .* Data is fenced by <data-\w+>\.\)$/,
  );
});

it('a business that has used its tokens of a day is told so, whether or not the server counts', async () => {
  const server = await startModelApp(talk.fake, { OPENAI_DAILY_TOKENS: '9000' });
  opened.push(server);
  const limits = await limitsOf(server);
  expect(limits.tokensPerBusiness).toBe(9_000);
  const ask = async (person: Awaited<ReturnType<typeof server.owner>>) =>
    (await person.post<Schemas['ChatReply']>('/api/chat', { message: 'Hi' })).status;
  talk.fake.script = () => ({
    text: ['Hello.'],
    usage: { prompt_tokens: 4_990, completion_tokens: 10 },
  });
  const [one, other] = [await server.owner(), await server.owner()];
  expect([await ask(one), await ask(one), await ask(one)]).toEqual([200, 200, 429]);
  talk.fake.script = () => ({ text: ['Hello.'] });
  limits.tokensPerBusiness = 1_000;
  expect([await ask(other), await ask(other)]).toEqual([200, 429]);
});

it('tokens of a question that was asked before midnight are counted', async () => {
  const server = await startModelApp(talk.fake, { OPENAI_DAILY_TOKENS: '1000' });
  opened.push(server);
  server.clock.set('2026-06-18T03:59:59Z');
  const person = await server.owner();
  const ask = async () =>
    (await person.post<Schemas['ChatReply']>('/api/chat', { message: 'Hi' })).status;
  talk.fake.script = () => {
    server.clock.set('2026-06-18T04:00:01Z');
    return { text: ['Hello.'], usage: { prompt_tokens: 990, completion_tokens: 10 } };
  };
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

it('Azure is asked at its deployment, with its key and version', async () => {
  const fake = await FakeOpenAi.start();
  const server = await startModelApp(fake, {
    AZURE_OPENAI_ENDPOINT: new URL(fake.url).origin,
    AZURE_OPENAI_API_KEY: 'azure-key',
    OPENAI_API_VERSION: '2024-10-21',
    OPENAI_MODEL: 'our-deployment',
  });
  opened.push(server, fake);
  fake.queue({ text: ['Hello.'] });
  const person = await server.owner();
  const { body } = await person.post<Schemas['ChatReply']>('/api/chat', { message: 'Hi' });
  expect(body).toMatchObject({ mode: 'model', response: 'Hello.' });
  expect(fake.paths).toEqual([
    '/openai/deployments/our-deployment/chat/completions?api-version=2024-10-21',
  ]);
  expect(fake.keys).toEqual(['azure-key']);
  expect(fake.asked[0]?.max_completion_tokens).toBeGreaterThan(0);
});
