import { http, HttpResponse, server, userProfile, waitFor } from '@clearcoat/testing';
import { session } from '@clearcoat/sdk';
import {
  answerAtOnce,
  appointmentCard,
  messageCard,
  streamAnswers,
  type AnswerStream,
} from '../testing/chat';
import { conversation } from './conversation';

const contents = () => conversation.get().messages.map(({ role, content }) => [role, content]);
const statusIs = (status: string) => waitFor(() => expect(conversation.get().status).toBe(status));
const answerIs = (text: string) =>
  waitFor(() => expect(conversation.get().messages.at(-1)?.content).toBe(text));

/** Asks, and waits until the question has arrived. */
async function ask(text: string, stream: AnswerStream): Promise<void> {
  const before = stream.requests.length;
  conversation.send(text);
  await waitFor(() => expect(stream.requests).toHaveLength(before + 1));
}

describe('the conversation', () => {
  afterEach(() => conversation.clear());

  it('grows with every delta, says what is looked up, and ends with done', async () => {
    const stream = streamAnswers();
    await ask('What is on today?', stream);
    stream.send('tool', { label: 'Looking at your appointments' });
    await waitFor(() => expect(conversation.get().activity).toBe('Looking at your appointments'));
    stream.send('delta', { text: 'Two ' });
    await answerIs('Two ');
    expect(conversation.get()).toMatchObject({ status: 'waiting', activity: undefined });
    stream.send('unknown', { from: 'a later version' });
    stream.send('delta', { text: 'jobs.' });
    stream.send('card', appointmentCard());
    stream.done({
      mode: 'basic',
      notice: 'The AI service did not answer.',
      sources: [{ title: 'Appointments', url: '/appointments' }],
      suggestions: ['And tomorrow?'],
    });
    await statusIs('idle');
    expect(conversation.get().suggestions).toEqual(['And tomorrow?']);
    expect(conversation.get().messages.at(-1)).toMatchObject({
      content: 'Two jobs.',
      mode: 'basic',
      notice: 'The AI service did not answer.',
      sources: [{ title: 'Appointments', url: '/appointments' }],
      drafts: [{ kind: 'appointment', status: 'open' }],
    });
  });

  it('takes an answer in one piece from a server that does not stream', async () => {
    answerAtOnce({ response: 'Hello!', cards: [messageCard()], suggestions: ['More?'] });
    conversation.send('Hi');
    await statusIs('idle');
    expect(contents()).toEqual([
      ['user', 'Hi'],
      ['assistant', 'Hello!'],
    ]);
    expect(conversation.get().messages.at(-1)?.drafts).toMatchObject([{ kind: 'message' }]);
  });

  it('stops at once, keeps what came, tells the server, and asks again on Retry', async () => {
    const stream = streamAnswers();
    await ask('Tell me all', stream);
    stream.send('delta', { text: 'First' });
    await answerIs('First');
    conversation.stop();
    expect(conversation.get().status).toBe('stopped');
    await waitFor(() => expect(stream.isAborted()).toBe(true));
    expect(contents().at(-1)).toEqual(['assistant', 'First']);
    conversation.retry();
    await waitFor(() => expect(stream.requests).toHaveLength(2));
    expect(stream.requests[1]).toEqual({ message: 'Tell me all', conversationHistory: [] });
    stream.send('delta', { text: 'All of it' });
    stream.done();
    await statusIs('idle');
    expect(contents()).toEqual([
      ['user', 'Tell me all'],
      ['assistant', 'All of it'],
    ]);
  });

  it('can be stopped before anything came, and then goes on with another question', async () => {
    const stream = streamAnswers();
    await ask('One', stream);
    conversation.stop();
    expect(contents()).toEqual([['user', 'One']]);
    await ask('Two', stream);
    expect(stream.requests[1]?.conversationHistory).toEqual([{ role: 'user', content: 'One' }]);
    stream.send('delta', { text: 'Yes' });
    stream.done();
    await statusIs('idle');
  });

  it('keeps what came before an error, shows its sentence, and replaces it on Retry', async () => {
    const stream = streamAnswers();
    await ask('Hm?', stream);
    stream.send('delta', { text: 'Part' });
    stream.send('error', { message: 'The AI service went away.', retryable: true });
    await statusIs('failed');
    expect(conversation.get().failure).toEqual({
      text: 'The AI service went away.',
      canRetry: true,
    });
    expect(contents().at(-1)).toEqual(['assistant', 'Part']);
    conversation.retry();
    await waitFor(() => expect(stream.requests).toHaveLength(2));
    stream.done();
    await statusIs('idle');
  });

  it('says so when the line goes dead, and when the answer is not what was agreed', async () => {
    const stream = streamAnswers();
    await ask('One', stream);
    stream.send('delta', { text: 'Part' });
    stream.disconnect();
    await statusIs('failed');
    expect(conversation.get().failure?.text).toBe(
      'The answer broke off. What came so far is kept.',
    );
    server.use(
      http.post('/api/chat', () => {
        const headers = { 'content-type': 'text/event-stream' };
        return new HttpResponse('event: delta\ndata: {broken\n\n', { headers });
      }),
    );
    conversation.send('Two');
    await waitFor(() => expect(conversation.get().failure?.text).toMatch(/^Couldn't get a reply/));
  });

  it.each([
    ['rate_limited', 429, 'Too many questions at once.', true],
    ['forbidden', 403, 'You may not do this.', false],
  ])('%s: the server’s sentence', async (code, status, message, canRetry) => {
    server.use(http.post('/api/chat', () => HttpResponse.json({ code, message }, { status })));
    conversation.send('Hello');
    await statusIs('failed');
    expect(conversation.get().failure).toEqual({ text: message, canRetry });
    expect(contents()).toEqual([['user', 'Hello']]);
  });

  it('takes a question back that the day has no room for, until one comes back', async () => {
    const message = "That was today's last question. I'm back at midnight.";
    server.use(
      http.post('/api/chat', () =>
        HttpResponse.json({ code: 'daily_budget', message }, { status: 429 }),
      ),
    );
    conversation.send('Hello');
    await statusIs('failed');
    expect(conversation.get().failure).toEqual({ text: message, canRetry: false, isOver: true });
    expect(contents()).toEqual([]);
    expect(conversation.get().typed).toBe('Hello');
    conversation.reopen();
    expect(conversation.get().status).toBe('idle');
  });

  it('gives up on a line on which nothing has come for a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      const stream = streamAnswers();
      conversation.send('Anyone?');
      await jest.advanceTimersByTimeAsync(100);
      await waitFor(() => expect(stream.requests).toHaveLength(1));
      await jest.advanceTimersByTimeAsync(61_000);
      await statusIs('failed');
    } finally {
      jest.useRealTimers();
    }
  });

  it('sends at most 20 turns of 4,000 characters, and none that is blank', async () => {
    const requests = answerAtOnce({ response: 'a'.repeat(5_000) });
    for (let turn = 0; turn < 12; turn += 1) {
      conversation.send(`Question ${turn}`);
      await statusIs('idle');
    }
    expect(requests.at(-1)?.conversationHistory).toHaveLength(20);
    expect(requests.at(-1)?.conversationHistory.at(-1)?.content).toHaveLength(4_000);
  });

  it('waits for a person whose session ended, and forgets when another signs in', async () => {
    const user = userProfile();
    server.use(http.get('/api/session', () => HttpResponse.error()));
    await session.signedIn(user);
    answerAtOnce();
    conversation.send('Mine');
    await statusIs('idle');
    session.signedOut();
    await session.signedIn(user);
    expect(contents()).toHaveLength(2);
    await session.signedIn(userProfile());
    expect(contents()).toEqual([]);
  });
});
