import { Readiness } from '../../../platform/health/readiness.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { Visitor } from '../../../../test/support/visitor.js';

const HANDED = { channel: 'sms', text: 'Hi', handedOver: true };

let server: TestApp;
let owner: Visitor;

beforeEach(async () => {
  server = await startTestApp();
  owner = await server.owner();
});

afterEach(() => server.stop());

const open = (person = owner, leaving?: AbortSignal) =>
  fetch(`${server.url}/api/conversations/events`, {
    headers: { cookie: person.cookie },
    signal: leaving,
  });

/** Reads the next event, or undefined at the end. */
async function* eventsOf({ body }: Response) {
  let rest = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += chunk;
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('event: ')) yield part.split('\n', 1)[0];
  }
}

it('tells an open inbox of a message of its business, and no other', async () => {
  const { id } = await owner.addContact();
  const response = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const stranger = await server.owner();
  const theirs = eventsOf(await open(stranger));
  const ours = eventsOf(response);
  expect((await Promise.all([ours.next(), theirs.next()])).map(({ value }) => value)).toEqual([
    ...['event: changed', 'event: changed'],
  ]);
  await owner.post(`/api/conversations/${id}/messages`, HANDED);
  expect((await ours.next()).value).toBe('event: changed');
  server.app.get(Readiness).drain();
  expect([(await ours.next()).done, (await theirs.next()).done]).toEqual([true, true]);
});

it('does not hold up a server that closes', async () => {
  const ours = eventsOf(await open());
  const closed = server.app.close();
  expect((await ours.next()).done).toBe(true);
  await closed;
});

it('is open a few times for each user', async () => {
  const leaving = new AbortController();
  for (let count = 1; count <= 6; count += 1) {
    expect((await open(owner, leaving.signal)).status).toBe(200);
  }
  expect((await open()).status).toBe(429);
  leaving.abort();
});
