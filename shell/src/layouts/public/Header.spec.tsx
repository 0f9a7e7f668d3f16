import { Outlet } from '@clearcoat/sdk';
import { renderRoutes, screen } from '@clearcoat/testing';
import { HostProvider } from '../../contexts/host';
import { Header } from './Header';

const registry = { schema: 1 as const, revision: 'r1', remotes: [] };
const host = { registry };
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

it('says in a word what the switch of the theme would do', async () => {
  await renderRoutes(routes, { path: '/' });
  expect(await screen.findByRole('button', { name: 'Switch to dark theme' })).toHaveTextContent(
    'Dark theme',
  );
});

it('gives the focus back to its button when Escape closes the menu', async () => {
  const { user } = await renderRoutes(routes, { path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  screen.getByRole('link', { name: 'Login' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});
