import { http, HttpResponse, server } from '@clearcoat/testing';
import { loadRegistry, remoteOf } from './registry-client';

const version = {
  version: '1',
  entry: '/e.js',
  container: 'mfe_x_1',
  contract: '^1.0.0',
  runtime: '2.9.2',
  integrity: 'sha384-x',
};
const remote = (name: string, ...paths: string[]) => ({
  name,
  stable: version,
  timeoutMs: 8000,
  contributes: {
    routes: paths.map((path) => ({ path, layout: 'app' as const })),
    sidebar: [],
    slots: [],
  },
});
const registry = {
  schema: 1 as const,
  revision: 'r1',
  remotes: [remote('insights', '/dashboard', '/'), remote('crm', '/contacts')],
};
const publish = (body: unknown) =>
  server.use(http.get('/registry/remotes.json', () => HttpResponse.json(body as object)));

describe('the registry in the browser', () => {
  it('uses the last good copy when the published one is broken or away', async () => {
    publish(registry);
    await expect(loadRegistry()).resolves.toEqual(registry);
    publish({ schema: 1, remotes: 'oops' });
    await expect(loadRegistry()).resolves.toEqual(registry);
    server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
    await expect(loadRegistry()).resolves.toEqual(registry);
  });

  it('says so when there is no copy either', async () => {
    publish({ remotes: [] });
    await expect(loadRegistry()).rejects.toThrow('registry');
  });

  it('finds the remote of a path by the longest prefix', () => {
    expect(remoteOf(registry, '/contacts/7')?.name).toBe('crm');
    expect(remoteOf(registry, '/')?.name).toBe('insights');
    expect(remoteOf(registry, '/pricing')).toBeUndefined();
  });
});
