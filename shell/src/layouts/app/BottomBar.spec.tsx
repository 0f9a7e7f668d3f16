import type { Permission } from '@clearcoat/sdk';
import { renderRoutes, screen, within } from '@clearcoat/testing';
import { HostProvider } from '../../contexts/host';
import { BottomBar } from './BottomBar';

const entry = (path: string, permission: Permission) => ({
  ...{ path, permission, label: path, section: 'main', icon: 'circle', order: 1 },
});
const sidebar = [
  entry('/dashboard', 'contacts:write'),
  entry('/appointments', 'contacts:write'),
  entry('/my-jobs', 'own-jobs:work'),
  entry('/contacts', 'contacts:write'),
];
const registry = {
  ...{ schema: 1, revision: 'r1' },
  remotes: [{ name: 'all', contributes: { routes: [], slots: [], sidebar } }],
};

async function show(path: string, permissions: Permission[]) {
  const element = (
    <HostProvider value={{ registry: registry as never }}>
      <BottomBar isSidebarOpen={false} onMore={() => undefined} />
    </HostProvider>
  );
  const view = await renderRoutes([{ path: '*', element }], { path, session: { permissions } });
  const bar = screen.getByRole('navigation', { name: 'Places' });
  return { ...view, bar: within(bar), names: [...bar.children].map((place) => place.textContent) };
}

it('has the plus in the middle', async () => {
  const { bar, names, container } = await show('/contacts/7', ['contacts:write', 'assistant:use']);
  expect(names).toEqual(['Today', 'Schedule', '', 'Contacts', 'More']);
  expect(bar.getByRole('button', { name: 'Add' })).toBeVisible();
  expect(bar.getByRole('button', { name: /^More/ })).not.toHaveAttribute('aria-current');
  await expect(container).toBeAccessible();
});

it('has the assistant in the middle for those who may add nothing', async () => {
  const { names } = await show('/my-jobs', ['own-jobs:work', 'assistant:use']);
  expect(names).toEqual(['My Jobs', 'Assistant', 'More']);
});

it('lights More for a page that has no place of its own', async () => {
  const { bar } = await show('/settings', ['contacts:write']);
  expect(bar.getByRole('button', { name: /^More/ })).toHaveAttribute('aria-current', 'true');
});
