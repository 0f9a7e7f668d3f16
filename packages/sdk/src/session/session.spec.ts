import { http, HttpResponse, server, sessionState, waitFor } from '@clearcoat/testing';
import { api, call } from '@clearcoat/api-client';
import { session } from './session';

const answer = (body: ReturnType<typeof sessionState>) =>
  server.use(http.get('/api/session', () => HttpResponse.json(body)));

describe('session', () => {
  it('keeps the public profile in the browser under "user", for display', async () => {
    const state = sessionState();
    answer(state);
    await session.load();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: state.user });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(state.user);
  });

  it('asks the server once, however many ask at the same time', async () => {
    let requests = 0;
    server.use(
      http.get('/api/session', () => {
        requests += 1;
        return HttpResponse.json(sessionState());
      }),
    );
    await Promise.all([session.load(), session.load(), session.load()]);
    expect(requests).toBe(1);
  });

  it('ends when any call answers 401', async () => {
    answer(sessionState());
    await session.load();
    server.use(http.get('/api/dashboard', () => new HttpResponse(null, { status: 401 })));
    await expect(call(api.GET('/api/dashboard'))).rejects.toThrow('API Error: 401');
    expect(session.get()).toMatchObject({ status: 'signed-out', user: null, permissions: [] });
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('goes on with what was known where nobody answers, until somebody does', async () => {
    const { user, permissions } = sessionState();
    session.signedOut();
    session.recall({ user, permissions, demoMode: false });
    expect(session.get().user).toBeNull();
    server.use(http.get('/api/session', () => HttpResponse.error()));
    await session.load();
    session.recall({ user, permissions, demoMode: false });
    expect(session.get()).toMatchObject({ status: 'failed', user, permissions });
    answer(sessionState({ user: null, permissions: [] }));
    expect(await session.refresh()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('tells an unreachable server from a signed-out person', async () => {
    server.use(http.get('/api/session', () => HttpResponse.error()));
    expect(await session.load()).toMatchObject({ status: 'failed' });
  });

  it('asks nothing once it is left, and who is there when Back brings the page again', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/session', () => {
        asked.push('session');
        return HttpResponse.json({ ...sessionState(), user: null, permissions: [] });
      }),
      http.get('/api/dashboard', () => {
        asked.push('dashboard');
        return HttpResponse.json({});
      }),
    );
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    session.forget();
    const pending = call(api.GET('/api/dashboard'));
    // The page being left may finish loading only now.
    show(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    show(true);
    await pending;
    await waitFor(() => expect(session.get().status).toBe('signed-out'));
    expect(asked.sort()).toEqual(['dashboard', 'session']);
  });
});
