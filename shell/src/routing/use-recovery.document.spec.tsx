// oxlint-disable-next-line no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import { Link, RouterProvider, useLocation, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import {
  act,
  http,
  HttpResponse,
  render,
  screen,
  server,
  userEvent,
  waitFor,
} from '@clearcoat/testing';
import { PAGES, remotes } from '../federation/remote-store';
import { loadVersion } from '../federation/runtime';
import { useRecovery } from './use-recovery';

jest.mock('../federation/runtime', () => ({
  LoadTimeoutError: class LoadTimeoutError extends Error {},
  loadVersion: jest.fn(),
}));
jest.mock('../federation/network', () => ({ isNetworkSound: () => Promise.resolve(false) }));
const request = jest.mocked(loadVersion);

const version = { version: '1', entry: '/e.js', container: 'mfe_crm_1', contract: '^1.0.0' };
let remote: RegistryRemote;
let count = 0;
/** A new remote for each test, since the page's store caches what it loaded. */
const newRemote = (): RegistryRemote => ({
  name: `crm${(count += 1)}`,
  stable: { ...version, runtime: '2.9.2', integrity: 'sha384-x' },
  timeoutMs: 8000,
  contributes: { routes: [], sidebar: [], slots: [] },
});

/** Completes the load in progress and renders its result. */
let finish = () => Promise.resolve();
beforeEach(async () => {
  server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
  remote = newRemote();
  request.mockReset().mockRejectedValue(new Error('gone'));
  remotes.region(remote, PAGES);
  await remotes.load(remote).catch(() => undefined);
  let arrive = (_module: RemoteModule) => {};
  request.mockReset().mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  finish = async () => {
    await waitFor(() => expect(request).toHaveBeenCalled());
    await act(async () => {
      arrive({ name: remote.name, contract: '1.0.0', routes: [] });
      await remotes.load(remote);
    });
  };
});

function Down() {
  const { isTrying, tryAgain } = useRecovery(remote);
  const { key } = useLocation();
  return (
    <>
      <button onClick={tryAgain}>{isTrying ? 'Trying' : 'Try again'}</button>
      <p data-testid="key">{key}</p>
    </>
  );
}
function open() {
  const down = (
    <>
      <Down />
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/contacts/7">Ana</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/contacts', element: down },
      { path: '/contacts/:id', element: down },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
    ],
    { initialEntries: ['/contacts'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it('opens the place again where the person still is', async () => {
  const router = open();
  await userEvent.click(screen.getByText('Try again'));
  const before = router.state.location.key;
  await finish();
  expect(router.state.location.pathname).toBe('/contacts');
  expect(router.state.location.key).not.toBe(before);
});

it('does not drag back who has gone elsewhere meanwhile', async () => {
  const router = open();
  await userEvent.click(screen.getByText('Try again'));
  await userEvent.click(screen.getByText('Dashboard'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await finish();
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('opens the page of the same part that the person went on to', async () => {
  const router = open();
  await userEvent.click(screen.getByText('Try again'));
  await userEvent.click(screen.getByText('Ana'));
  await finish();
  await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/7'));
});

it('tries by itself when the network is back', async () => {
  open();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Trying')).toBeVisible();
  await finish();
  expect(screen.getByText('Try again')).toBeVisible();
});
