import { http, HttpResponse, server, sessionState, userProfile } from '@clearcoat/testing';
import { api, call } from '@clearcoat/api-client';
import { session } from './session';

const nobody = sessionState({ user: null, permissions: [] });
const answer = (body: object) =>
  server.use(http.get('/api/session', () => HttpResponse.json(body)));
const fail = () => server.use(http.get('/api/session', () => HttpResponse.error()));

/** Answers the next request on command. */
function heldAnswer(path: string, response: () => Response) {
  let arrived = () => {};
  let open = () => {};
  const isAsked = new Promise<void>((resolve) => (arrived = resolve));
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const held = async () => {
    arrived();
    await isOpen;
    return response() as never;
  };
  server.use(http.get(path, held, { once: true }));
  return { isAsked, open };
}
const refusal = () => HttpResponse.json({ code: 'unauthenticated' }, { status: 401 });

it('an answer asked for before a sign-in does not undo it', async () => {
  const user = userProfile();
  answer(sessionState({ user }));
  const early = heldAnswer('/api/session', () => HttpResponse.json(nobody));
  const first = session.load();
  await early.isAsked;
  const shown: string[] = [];
  const stop = session.subscribe(() => shown.push(session.get().status));
  const signedIn = session.signedIn(user);
  early.open();
  await Promise.all([first, signedIn]);
  stop();
  // Never signed out in between, because that would redirect to Sign In.
  expect(shown).not.toContain('signed-out');
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
});

it('a refusal leads to Sign In also after a failed look at the session', async () => {
  answer(sessionState());
  await session.load();
  fail();
  await session.load();
  server.use(http.get('/api/dashboard', refusal));
  await call(api.GET('/api/dashboard')).catch(() => undefined);
  expect(session.get()).toMatchObject({ status: 'signed-out', user: null });
});

it('a refusal of a call from before a sign-in does not end the new session', async () => {
  const user = userProfile();
  answer(sessionState({ user }));
  await session.load();
  const late = heldAnswer('/api/dashboard', refusal);
  const old = call(api.GET('/api/dashboard')).catch(() => undefined);
  await late.isAsked;
  session.signedOut();
  await session.signedIn(user);
  late.open();
  await old;
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: user.id } });
});

it('is asked for again by itself, with longer and longer pauses, and at once when the line is back', async () => {
  const user = userProfile();
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  fail();
  await session.signedIn(user);
  expect(session.get()).toMatchObject({ status: 'failed', user: { id: user.id } });
  expect(pauses).toHaveBeenCalledWith(expect.any(Function), 1_000);
  await session.load();
  expect(pauses).toHaveBeenCalledWith(expect.any(Function), 2_000);
  pauses.mockRestore();
  answer(sessionState({ user }));
  window.dispatchEvent(new Event('online'));
  await session.load();
  expect(session.get().permissions).toContain('contacts:write');
});

it('keeps what the same person was allowed until it is known anew', async () => {
  const user = userProfile();
  answer(sessionState({ user }));
  await session.load();
  session.signedOut();
  fail();
  await session.signedIn(user);
  expect(session.get().permissions).toContain('contacts:write');
  fail();
  await session.signedIn(userProfile());
  expect(session.get().permissions).toEqual([]);
});
