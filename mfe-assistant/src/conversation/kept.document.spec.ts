import { http, HttpResponse, server, sessionState, userProfile, waitFor } from '@clearcoat/testing';
import { appointmentCard, streamAnswers } from '../testing/chat';

const maya = userProfile({ id: 'maya' });
const otto = userProfile({ id: 'otto' });

/** Simulates a page load: modules start afresh, the session storage stays. */
async function newPage(user: typeof maya, isByUs = true) {
  if (isByUs) sessionStorage.setItem('clearcoat.reloaded', '1');
  server.use(http.get('/api/session', () => HttpResponse.json(sessionState({ user }))));
  jest.resetModules();
  const { session } = await import('@clearcoat/sdk');
  const { conversation } = await import('./conversation');
  await session.load();
  return { session, conversation };
}

const said = (conversation: { get: () => { messages: { content: string }[] } }) =>
  conversation.get().messages.map(({ content }) => content);

beforeEach(() => sessionStorage.clear());

it('a new document finds what was said, typed and changed, and an answer that was cut can be had again', async () => {
  const first = await newPage(maya);
  const stream = streamAnswers();
  first.conversation.send('Book Ana');
  await waitFor(() => expect(stream.requests).toHaveLength(1));
  stream.send('card', appointmentCard());
  await waitFor(() => expect(first.conversation.get().messages[1]?.drafts).toHaveLength(1));
  expect(first.conversation.canLeave()).toBe(false);
  stream.done({});
  await waitFor(() => expect(first.conversation.canLeave()).toBe(true));
  const draft = first.conversation.get().messages[1]?.drafts?.[0];
  first.conversation.changeDraft(draft?.id ?? 0, { title: 'As I want it', status: 'sending' });
  first.conversation.type('and tomorr');
  await Promise.resolve();

  const second = await newPage(maya);
  expect(said(second.conversation)[0]).toBe('Book Ana');
  expect(second.conversation.get()).toMatchObject({
    typed: 'and tomorr',
    messages: [{}, { drafts: [{ title: 'As I want it', status: 'open' }] }],
  });
  streamAnswers();
  second.conversation.send('Half a question');
  await Promise.resolve();
  const third = await newPage(maya);
  expect(third.conversation.get().status).toBe('stopped');
});

it('is for nobody else, and gone after signing out', async () => {
  const first = await newPage(maya);
  first.conversation.type('something private');
  await Promise.resolve();
  const second = await newPage(otto);
  expect(second.conversation.get().typed).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('private');
  second.conversation.type('his own');
  await Promise.resolve();
  server.use(
    http.get('/api/session', () =>
      HttpResponse.json(sessionState({ user: null, permissions: [] })),
    ),
  );
  await second.session.load();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('his own');
});

it('a person who loads the page anew begins anew', async () => {
  const first = await newPage(maya);
  first.conversation.type('half a question');
  await Promise.resolve();
  const second = await newPage(maya, false);
  expect(second.conversation.get().typed).toBe('');
});

it('what is not ours is left alone', async () => {
  sessionStorage.setItem('clearcoat.assistant.conversation', '{"userId":"maya","talk":{}}');
  expect((await newPage(maya)).conversation.get().messages).toEqual([]);
  sessionStorage.setItem('clearcoat.assistant.conversation', 'not json');
  expect((await newPage(maya)).conversation.get().messages).toEqual([]);
});
