import { Outlet, type SlotHost } from '@clearcoat/sdk';
import { renderRoutes, screen } from '@clearcoat/testing';
import { HostProvider } from '../../routing/host';
import { Header } from './Header';

const registry = { schema: 1 as const, revision: 'r1', remotes: [] };
const host = { registry, slots: {} as SlotHost, recover: () => Promise.resolve() };
const routes = [
  {
    element: (
      <HostProvider value={host}>
        <Outlet />
      </HostProvider>
    ),
    children: [{ path: '/', element: <Header /> }],
  },
];

it('gives the focus back to its button when Escape closes the menu', async () => {
  const { user } = await renderRoutes(routes, { path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  screen.getByRole('link', { name: 'Login' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});
