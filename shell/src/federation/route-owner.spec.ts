import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';
import { layoutOf, remoteOf } from './route-owner';

const remote = (name: string, layout: 'app' | 'public', ...paths: string[]) =>
  ({
    name,
    contributes: { routes: paths.map((path) => ({ path, layout })), sidebar: [], slots: [] },
  }) as unknown as RegistryRemote;
const registry: Registry = {
  schema: 1,
  revision: 'r',
  remotes: [
    remote('insights', 'app', '/dashboard'),
    remote('crm', 'app', '/contacts'),
    remote('orders', 'app', '/work-orders'),
    remote('marketing', 'public', '/', '/contact', '/pricing'),
  ],
};

it('finds the remote of a path by the longest prefix', () => {
  expect(remoteOf(registry, '/contacts/7')?.name).toBe('crm');
  expect(remoteOf(registry, '/')?.name).toBe('marketing');
  expect(remoteOf(registry, '/elsewhere')).toBeUndefined();
});

describe('where the app layout holds', () => {
  it.each(['/dashboard', '/dashboard/x', '/contacts', '/contacts/7', '/work-orders/9'])(
    '%s has it',
    (path) => expect(layoutOf(registry, path)).toBe('app'),
  );
  it.each(['/', '/pricing', '/auth', '/contact', '/dashboards'])('%s has not', (path) =>
    expect(layoutOf(registry, path)).toBe('public'),
  );
});
