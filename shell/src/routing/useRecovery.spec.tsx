import type { ReactNode } from 'react';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import { Link, RouterProvider, useLocation } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { act, render, screen, userEvent, waitFor } from '@clearcoat/testing';
import { HostProvider, type HostValue } from './host';
import { useRecovery } from './useRecovery';

const remote = {
  name: 'crm',
  contributes: { routes: [], sidebar: [], slots: [] },
} as unknown as RegistryRemote;

let finish = () => {};
const recover = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
const host = { recover } as unknown as HostValue;

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
const within = (page: ReactNode) => <HostProvider value={host}>{page}</HostProvider>;

function open() {
  const down = within(
    <>
      <Down />
      <Link to="/dashboard">Dashboard</Link>
      <Link to="/contacts/7">Ana</Link>
    </>,
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
  await act(() => {
    finish();
    return Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/contacts');
  expect(router.state.location.key).not.toBe(before);
});

it('does not drag back who has gone elsewhere meanwhile', async () => {
  const router = open();
  await userEvent.click(screen.getByText('Try again'));
  await userEvent.click(screen.getByText('Dashboard'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(() => {
    finish();
    return Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('opens the page of the same part that the person went on to', async () => {
  const router = open();
  await userEvent.click(screen.getByText('Try again'));
  await userEvent.click(screen.getByText('Ana'));
  await act(() => {
    finish();
    return Promise.resolve();
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/contacts/7'));
});

it('tries by itself when the network is back', () => {
  recover.mockClear();
  open();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(recover).toHaveBeenCalledTimes(1);
});
