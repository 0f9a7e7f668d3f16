import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { Outlet, session, toast, useUnsavedChanges } from '@clearcoat/sdk';
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
import { HostProvider } from '../../contexts/host';
import { AppSkeleton } from '../AppSkeleton';
import AppLayout from './AppLayout';

const maya = userProfile({ id: 'maya', email: 'maya@example.com' });
const registry: Registry = { schema: 1, revision: 'r1', remotes: [] };

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
      <HostProvider value={{ registry }}>
        <Outlet />
      </HostProvider>
    ),
    children: [{ element: <AppLayout />, children: [{ path: '/contacts', element: <Page /> }] }],
  },
];

/** Makes the server answer that nobody is signed in. */
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

const title = 'Sign in to continue';
const isAtSignIn = (router: Awaited<ReturnType<typeof open>>['router']) =>
  waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/auth?tab=login&returnTo=%2Fcontacts%3Fq%3D1');
  });

it('nobody sees a page without a session: it asks to sign in, and leads back (ROLE-02)', async () => {
  const { router } = await renderRoutes(routes, {
    path: '/contacts?q=1',
    session: { user: null, permissions: [] },
  });
  await isAtSignIn(router);
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
    // The toast 'Please sign in.' must not appear beside the dialog, which says the same.
    act(() => toast({ title: 'Error', description: 'Please sign in.', variant: 'destructive' }));
    await waitFor(() => expect(screen.queryByText('Please sign in.')).toBeNull());
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
    expect(screen.getByText("You're signed in again")).toBeVisible();
    expect(router.state.location.pathname).toBe('/contacts');
  });
});

describe('somebody else who signs in in another tab', () => {
  const otto = userProfile({ id: 'otto', businessName: 'Otto Gloss' });
  const signInElsewhere = () =>
    act(async () => {
      const newValue = JSON.stringify(otto);
      window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue }));
      await Promise.resolve();
    });
  const answerOtto = () =>
    server.use(
      http.get('/api/greeting', () => HttpResponse.json({ greeting: 'Hello Otto' })),
      http.get('/api/session', () => HttpResponse.json(sessionState({ user: otto }))),
    );

  it('finds a page made anew, with nothing of the person before', async () => {
    await open();
    act(() => toast({ title: 'Contact deleted', action: { label: 'Undo', onClick: jest.fn() } }));
    answerOtto();
    await signInElsewhere();
    expect(await screen.findByRole('heading', { name: 'Hello Otto' })).toBeVisible();
    expect(screen.queryByText('Contact deleted')).not.toBeInTheDocument();
  });

  it('is never sent what the page of the person before asks for', async () => {
    const { save } = await open();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    let saved = 0;
    answerOtto();
    server.use(
      http.get('/api/session', async () => {
        await isAnswered;
        return HttpResponse.json(sessionState({ user: otto }));
      }),
      http.get('/api/settings', () => {
        saved += 1;
        return HttpResponse.json({});
      }),
    );
    await signInElsewhere();
    await save();
    expect(saved).toBe(0);
    answer();
    await screen.findByRole('heading', { name: 'Hello Otto' });
  });

  it('waits below a dialog where something typed is not saved', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Note'), 'two hours more');
    answerOtto();
    await signInElsewhere();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('two hours more');
  });

  it('is noticed when Back brings the page as it was left', async () => {
    await open();
    answerOtto();
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await Promise.resolve();
    });
    expect(await screen.findByRole('heading', { name: 'Hello Otto' })).toBeVisible();
  });
});

describe('a device without a network', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  const turn = (isOnline: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  afterEach(() => turn(true));

  it('says so in a place that is read out, and asks again for what is old when it is back', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open();
    const place = screen
      .getAllByRole('status')
      .find((status) => status.parentElement?.querySelector('main'));
    expect(place).toBeEmptyDOMElement();
    turn(false);
    expect(place).toHaveTextContent(/^Offline\./);
    let asked = 0;
    server.use(
      http.get('/api/greeting', () => {
        asked += 1;
        return HttpResponse.json({ greeting: 'Hello' });
      }),
    );
    jest.advanceTimersByTime(6_000);
    turn(true);
    expect(place).toBeEmptyDOMElement();
    await waitFor(() => expect(asked).toBe(1));
    jest.useRealTimers();
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

const showSkeleton = (path: string, remotes: typeof registry.remotes = []) => {
  const element = (
    <HostProvider value={{ registry: { ...registry, remotes } }}>
      <AppSkeleton />
    </HostProvider>
  );
  return renderRoutes([{ path, element }], { path });
};

it('says that it is still trying when the first answer takes long', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await showSkeleton('/contacts');
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(5_000));
  expect(place).toHaveTextContent('Still trying to reach Clearcoat.');
  jest.useRealTimers();
});

it('sketches the sidebar with what is known of it', async () => {
  const entry = { section: 'main', label: 'Contacts', path: '/contacts', order: 20 } as const;
  const contributes = { routes: [], slots: [], sidebar: [{ ...entry, icon: 'contacts' }] };
  const crm = { name: 'crm', contributes } as unknown as RegistryRemote;
  await showSkeleton('/contacts', [crm]);
  expect(screen.getByText('Clearcoat')).toBeVisible();
  expect(screen.getByText('Contacts')).toBeVisible();
});

it.each([
  ['/dashboard', 4],
  ['/contacts', 3],
])('sketches %s in %s parts', async (path, parts) => {
  const { container } = await showSkeleton(path);
  const page = container.querySelector('[class*="page"] > [aria-hidden]');
  expect(page?.children).toHaveLength(parts);
});

it('has no page without knowing what the person may do, and goes on by itself', async () => {
  const shown = userProfile({ id: 'zoe' });
  await open();
  server.use(http.get('/api/session', () => HttpResponse.error()));
  await act(() => session.signedIn(shown));
  expect(await screen.findByText("Clearcoat can't be reached")).toBeVisible();
  server.use(http.get('/api/session', () => HttpResponse.json(sessionState({ user: shown }))));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
});
