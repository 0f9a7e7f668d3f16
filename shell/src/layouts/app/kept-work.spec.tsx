// oxlint-disable-next-line no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import { ApiError } from '@clearcoat/api-client';
import { Outlet, RouterProvider, session, SlotHostProvider, type SlotHost } from '@clearcoat/sdk';
import { forgetKept, keepSession, outbox, recallSession } from '@clearcoat/sdk/offline';
import {
  act,
  http,
  HttpResponse,
  render,
  renderRoutes,
  screen,
  server,
  sessionState,
  userEvent,
  userProfile,
  waitFor,
  within,
} from '@clearcoat/testing';
import { HostProvider } from '../../contexts/host';
import AppLayout from './AppLayout';

const none: never[] = [];
const slots: SlotHost = {
  subscribe: () => () => undefined,
  fillings: () => none,
  retry: () => undefined,
  crashed: () => undefined,
};
const registry = { schema: 1 as const, revision: 'r1', remotes: [] };
const routes = [
  {
    element: (
      <HostProvider value={{ registry }}>
        <Outlet />
      </HostProvider>
    ),
    children: [
      { element: <AppLayout />, children: [{ path: '/my-jobs', element: <h1>Jobs</h1> }] },
    ],
  },
];

const maya = userProfile({ id: 'maya' });
let isOnline: boolean;
let stored: string[];

beforeEach(() => {
  isOnline = true;
  stored = [];
  server.use(
    http.get('/api/notifications', () => HttpResponse.json({ unread: 0, items: [] })),
    http.put('/api/my-jobs/7/notes', async ({ request }) => {
      if (!isOnline) return HttpResponse.error();
      const { notes } = (await request.json()) as { notes: string };
      if (request.headers.has('if-match')) {
        const body = { message: 'Somebody else changed this.', current: { notes: 'Theirs' } };
        return HttpResponse.json(body, { status: 409 });
      }
      stored.push(notes);
      return HttpResponse.json({ version: 2 });
    }),
  );
});

afterEach(() => act(() => forgetKept()));

const open = async () => {
  const view = await renderRoutes(routes, { path: '/my-jobs', session: { user: maya } });
  await screen.findByRole('heading', { name: 'Jobs' });
  return view;
};

const note = (text: string, version?: number) =>
  act(() =>
    outbox.deliver({
      ...{ id: text, subject: 'job 7', label: 'Notes', text, path: '/my-jobs/7' },
      ...{ method: 'PUT', address: '/api/my-jobs/7/notes', body: { notes: text } },
      ...(version !== undefined && { version }),
    }),
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says how much waits for a line, and sends it when there is one', async () => {
  await open();
  isOnline = false;
  await note('Seat torn');
  await note('Seat torn, wiper too');
  const notice = screen.getByText('Waiting for a connection: 2 changes');
  await expect(notice).toBeAccessible();
  expect(screen.queryByRole('alert')).toBeNull();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(stored).toEqual(['Seat torn', 'Seat torn, wiper too']));
  await waitFor(() => expect(screen.queryByText(/Waiting for a connection/)).toBeNull());
});

it('shows what was refused until the person insists on it', async () => {
  await open();
  isOnline = false;
  await note('Seat torn', 1);
  isOnline = true;
  await act(() => outbox.flush());
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this.');
  expect(screen.getByText('Seat torn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is stored' })).toHaveAttribute(
    'href',
    '/my-jobs/7',
  );
  await press('Save Mine Anyway');
  await waitFor(() => expect(screen.queryByText('Seat torn')).toBeNull());
  expect(stored).toEqual(['Seat torn']);
});

it('shows what was refused until the person is sure to discard it', async () => {
  await open();
  isOnline = false;
  await note('Seat torn', 1);
  isOnline = true;
  await act(() => outbox.flush());
  await press('Discard');
  const question = await screen.findByRole('dialog', { name: 'Discard this change?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(outbox.waiting()).toEqual([]));
  expect(stored).toEqual([]);
});

it('does not sign out over what was not sent without asking', async () => {
  const signedOut = jest.fn();
  await open();
  server.use(
    http.post('/api/logout', () => {
      signedOut();
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  isOnline = false;
  await note('Seat torn');
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
  await userEvent.click(within(sidebar).getByRole('button', { name: 'Sign Out' }));
  const question = await screen.findByRole('dialog', { name: 'Sign out with 1 change not sent?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect([signedOut.mock.calls.length, outbox.waiting().length]).toEqual([0, 1]);
});

it('does not start as somebody whose session the server has ended', async () => {
  const { user, permissions } = sessionState({ user: maya });
  await keepSession({ user, permissions, demoMode: false });
  session.signedOut();
  await waitFor(async () => expect(await recallSession()).toBeUndefined());
});

it('starts without a line as whoever was signed in on this device', async () => {
  const { user, permissions } = sessionState({ user: maya });
  session.signedOut();
  await keepSession({ user, permissions, demoMode: false });
  const router = createMemoryRouter(routes, { initialEntries: ['/my-jobs'] });
  server.use(http.get('/api/session', () => HttpResponse.error()));
  await session.load();
  render(
    <SlotHostProvider value={slots}>
      <RouterProvider router={router} />
    </SlotHostProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  expect(session.get()).toMatchObject({ status: 'failed', user: maya, permissions });
});

it('keeps nothing where nobody is known to be signed in', async () => {
  session.signedOut();
  isOnline = false;
  await expect(
    outbox.deliver({
      ...{ id: 'a', subject: 'job 7', label: 'Notes', method: 'PUT' as const },
      ...{ address: '/api/my-jobs/7/notes', body: { notes: 'x' } },
    }),
  ).rejects.toBeInstanceOf(ApiError);
});
