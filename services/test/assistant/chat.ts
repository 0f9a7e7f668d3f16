import type { AskedCompletion, FakeOpenAi } from '@clearcoat/testing/openai';
import type { Limits } from '../../src/modules/assistant/budget/limits.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

export interface StreamedEvent {
  name: string;
  data: Record<string, unknown>;
}

export interface Streamed {
  status: number;
  headers: Headers;
  events: StreamedEvent[];
  /** All deltas together. */
  text: string;
  cards: Schemas['ChatCard'][];
  done?: Pick<Schemas['ChatReply'], 'mode' | 'sources' | 'suggestions' | 'notice'>;
  error?: { message: string; retryable: boolean };
}

type History = { role: string; content: string }[];

/** Sends a question as the browser does. */
export function openStream(
  url: string,
  { cookie }: Visitor,
  message: string,
  conversationHistory: History = [],
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message, conversationHistory }),
    signal,
  });
}

export async function askStreamed(
  url: string,
  person: Visitor,
  message: string,
  history?: History,
): Promise<Streamed> {
  const response = await openStream(url, person, message, history);
  const events = eventsOf(await response.text());
  const of = (name: string) => events.filter((event) => event.name === name);
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: of('delta')
      .map(({ data }) => String(data.text))
      .join(''),
    cards: of('card').map(({ data }) => data as unknown as Schemas['ChatCard']),
    done: of('done')[0]?.data as Streamed['done'],
    error: of('error')[0]?.data as Streamed['error'],
  };
}

export function eventsOf(body: string): StreamedEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, name = '', json = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { name, data: JSON.parse(json) as StreamedEvent['data'] };
    });
}

/** The real server, with a fake model server on a real socket. */
export async function startModelApp(
  fake: FakeOpenAi,
  env: Record<string, string> = {},
  databaseUrl?: string,
): Promise<TestApp> {
  return startTestApp({
    ...(databaseUrl !== undefined && { databaseUrl }),
    env: {
      RATE_LIMIT_SCALE: '1000',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_MODEL: 'fake',
      ...(!env.AZURE_OPENAI_ENDPOINT && { OPENAI_BASE_URL: fake.url }),
      ...env,
    },
  });
}

/** Limits of one server, which a test can shorten. */
export async function limitsOf({ app }: TestApp): Promise<Limits> {
  const { Limits: token } = await import('../../src/modules/assistant/budget/limits.js');
  return app.get(token, { strict: false });
}

/** Waits until a condition holds, at most half a minute. */
export const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 3_000; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isSo()).toBe(true);
};

/** Tool results that the model received. */
export const resultsIn = ({ messages }: AskedCompletion) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '');
