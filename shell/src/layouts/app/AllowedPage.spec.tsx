import { session } from '@clearcoat/sdk';
import type { Registry } from '@clearcoat/federation/registry';
import { act, renderRoutes, screen } from '@clearcoat/testing';
import { HostProvider } from '../../contexts/host';
import { AllowedPage } from './AllowedPage';

const route = (path: string, permission?: string) => ({ path, layout: 'app', permission });
const registry = {
  schema: 1,
  revision: 'r1',
  remotes: [
    {
      name: 'all',
      contributes: {
        routes: [
          route('/dashboard', 'dashboard:read'),
          route('/contacts', 'contacts:read'),
          route('/my-jobs', 'own-jobs:work'),
          route('/account'),
        ],
        sidebar: [
          { section: 'settings', label: 'Account', path: '/account', order: 1, icon: 'account' },
          {
            ...{ section: 'main', label: 'My Jobs', path: '/my-jobs', order: 2, icon: 'car' },
            permission: 'own-jobs:work',
          },
        ],
        slots: [],
      },
    },
  ],
} as unknown as Registry;

const routes = [
  {
    element: (
      <HostProvider value={{ registry }}>
        <AllowedPage />
      </HostProvider>
    ),
    children: ['/dashboard', '/contacts/:id', '/my-jobs', '/account'].map((path) => ({
      path,
      element: <h1>{path}</h1>,
    })),
  },
];

const open = (path: string) =>
  renderRoutes(routes, { path, session: { permissions: ['own-jobs:work'] } });

it.each(['/my-jobs', '/account'])('%s is there for whoever may see it', async (path) => {
  await open(path);
  expect(await screen.findByRole('heading', { name: path })).toBeVisible();
});

it('a page that somebody may not see says so, and leads home', async () => {
  await open('/contacts/7');
  expect(await screen.findByRole('heading', { name: "You don't have access" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to My Jobs' })).toHaveAttribute('href', '/my-jobs');
});

it('the dashboard of those who have none is their own home', async () => {
  const { router } = await open('/dashboard');
  expect(await screen.findByRole('heading', { name: '/my-jobs' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/my-jobs');
});

it('a session that ends takes no page off the screen', async () => {
  await open('/my-jobs');
  await screen.findByRole('heading', { name: '/my-jobs' });
  act(() => session.signedOut());
  expect(screen.getByRole('heading', { name: '/my-jobs' })).toBeVisible();
});
