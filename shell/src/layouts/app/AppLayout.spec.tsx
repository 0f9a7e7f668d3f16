import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import { Outlet, useUnsavedChanges, type SlotHost } from '@clearcoat/sdk';
import {
  act,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  sessionState,
  userProfile,
  waitFor,
} from '@clearcoat/testing';
import { HostProvider } from '../../routing/host';
import AppLayout from './AppLayout';

const maya = userProfile({ id: 'maya', email: 'maya@example.com' });
const empty = { status: 'empty' } as const;
const slots: SlotHost = {
  subscribe: () => () => undefined,
  state: () => empty,
  retry: () => undefined,
};
const registry = { schema: 1 as const, revision: 'r1', remotes: [] };

/** A page with a form whose contents come from the cache, as real ones do. */
function Page() {
  const { data } = useQuery<{ greeting: string }>({ queryKey: ['/api/greeting'] });
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  if (!data) return <p>Loading</p>;
  return (
    <>
      <h1>{data.greeting}</h1>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void call(api.GET('/api/settings')).catch(() => null)}>
        Save
      </button>
    </>
  );
}

const routes = [
  {
    element: (
      <HostProvider value={{ registry, slots, recover: () => Promise.resolve() }}>
        <Outlet />
      </HostProvider>
    ),
    children: [{ element: <AppLayout />, children: [{ path: '/contacts', element: <Page /> }] }],
  },
];

/** From here on the server says that nobody is signed in, until somebody is. */
function endSession() {
  const nobody = sessionState({ user: null, permissions: [] });
  server.use(
    http.get('/api/settings', () => HttpResponse.json({}, { status: 401 })),
    http.get('/api/session', () => HttpResponse.json(nobody)),
  );
}

async function open() {
  server.use(
    http.get('/api/greeting', () => HttpResponse.json({ greeting: 'Hello' })),
    http.get('/api/notifications', () => HttpResponse.json({ unread: 0, items: [] })),
  );
  const view = await renderRoutes(routes, { path: '/contacts?q=1', session: { user: maya } });
  await screen.findByRole('heading', { name: 'Hello' });
  endSession();
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, save };
}

const title = 'Sign in to go on';
const isAtSignIn = (router: Awaited<ReturnType<typeof open>>['router']) =>
  waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/auth?tab=login&returnTo=%2Fcontacts%3Fq%3D1');
  });

describe('a session that ends', () => {
  it('leads to Sign In and back when nothing typed would be lost', async () => {
    const { save, router } = await open();
    await save();
    await isAtSignIn(router);
  });

  it('keeps what was typed and signs in again on the spot', async () => {
    const { user, save, router } = await open();
    await user.type(screen.getByLabelText('Note'), 'two hours more');
    await save();
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(
      'maya@example.com',
    );
    server.use(
      http.post('/api/login', async ({ request }) => {
        expect(await request.json()).toEqual({ email: 'maya@example.com', password: 'secret' });
        return HttpResponse.json(maya);
      }),
      http.get('/api/session', () => HttpResponse.json(sessionState({ user: maya }))),
    );
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByText('Sign In'));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('two hours more');
    expect(screen.getByText('You’re signed in again')).toBeVisible();
    expect(router.state.location.pathname).toBe('/contacts');
  });
});

describe('signing out in another tab', () => {
  const signOutElsewhere = () =>
    act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
      await Promise.resolve();
    });

  it('shows here', async () => {
    const { router } = await open();
    await signOutElsewhere();
    await isAtSignIn(router);
  });

  it('loses nothing that was typed here', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Note'), 'two hours more');
    await signOutElsewhere();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('two hours more');
  });

  it('asks nothing when another key changes', async () => {
    await open();
    let asked = 0;
    server.use(
      http.get('/api/session', () => {
        asked += 1;
        return HttpResponse.json(sessionState({ user: maya }));
      }),
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'clearcoat.theme' })));
    expect(asked).toBe(0);
  });
});

it('stays when it cannot be asked who is signed in', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Note'), 'two hours more');
  server.use(http.get('/api/session', () => HttpResponse.error()));
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    await Promise.resolve();
  });
  expect(screen.getByLabelText('Note')).toHaveValue('two hours more');
});
