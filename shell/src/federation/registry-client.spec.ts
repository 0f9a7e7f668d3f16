import { http, HttpResponse, server } from '@clearcoat/testing';
import { fetchRegistry, loadRegistry, newestOf, newestRevision } from './registry-client';

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
const withVersion = (change: object) => ({
  ...registry,
  revision: 'r2',
  remotes: [{ ...remote('crm', '/contacts'), stable: { ...version, ...change } }],
});
const publish = (body: unknown) =>
  server.use(http.get('/registry/remotes.json', () => HttpResponse.json(body as object)));
const publishText = (text: string) =>
  server.use(http.get('/registry/remotes.json', () => HttpResponse.text(text)));

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
beforeAll(() => Object.assign(navigator, { sendBeacon }));
beforeEach(() => {
  localStorage.clear();
  sendBeacon.mockClear();
});

const lastReport = async () => {
  const body = sendBeacon.mock.calls.at(-1)?.[1];
  return JSON.parse((await body?.text()) ?? '') as Record<string, string>;
};

describe('the registry in the browser', () => {
  it.each([
    ['no JSON', () => publishText('<!doctype html>')],
    ['half a file', () => publishText(JSON.stringify(registry).slice(0, 60))],
    ['a wrong type', () => publish({ ...registry, remotes: 'oops' })],
    ['an older schema', () => publish({ ...registry, schema: 0 })],
    ['a later schema', () => publish({ ...registry, schema: 2 })],
  ])('with %s is refused in favour of the last good copy, and reported', async (_what, spoil) => {
    publish(registry);
    await expect(loadRegistry()).resolves.toEqual(registry);
    spoil();
    await expect(loadRegistry()).resolves.toEqual(registry);
    expect(await lastReport()).toMatchObject({ remote: 'registry', version: 'r1' });
  });

  it.each([
    ['a foreign origin', () => publish(withVersion({ entry: 'https://evil.example/e.js' }))],
    [
      'an address that only looks like ours',
      () => publish(withVersion({ entry: '//evil.example/e' })),
    ],
    ['code in the address itself', () => publish(withVersion({ entry: 'data:text/javascript,1' }))],
    ['an entry that is not pinned', () => publish(withVersion({ integrity: '' }))],
    ['a remote that cannot be read', () => publish(withVersion({ entry: 1 }))],
  ])('with %s in one remote keeps that remote as it was, and reports', async (_what, spoil) => {
    publish(registry);
    await loadRegistry();
    spoil();
    const { revision, remotes } = await loadRegistry();
    expect(revision).toBe('r2');
    expect(remotes).toEqual([remote('crm', '/contacts')]);
    expect(await lastReport()).toMatchObject({ remote: 'registry', version: 'r1' });
  });

  it('goes on without a remote that is wrong, for somebody who has no copy', async () => {
    const evil = {
      ...remote('evil', '/evil'),
      stable: { ...version, entry: '//evil.example/first' },
    };
    publish({ ...registry, remotes: [evil, ...registry.remotes] });
    await expect(loadRegistry()).resolves.toEqual(registry);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('may have fields that a later platform knows', async () => {
    publish({ ...registry, signedBy: 'someone' });
    await expect(loadRegistry()).resolves.toEqual(registry);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is replaced by the last good copy when it is away, without a report', async () => {
    publish(registry);
    await loadRegistry();
    server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
    await expect(loadRegistry()).resolves.toEqual(registry);
    server.use(http.get('/registry/remotes.json', () => new HttpResponse(null, { status: 503 })));
    await expect(loadRegistry()).resolves.toEqual(registry);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is not waited for longer than two seconds', async () => {
    publish(registry);
    await loadRegistry();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(loadRegistry()).resolves.toEqual(registry);
    expect(timeout).toHaveBeenCalledWith(2_000);
    timeout.mockRestore();
  });

  it('says so when there is no copy either, or only a bad one', async () => {
    publish({ remotes: [] });
    await expect(loadRegistry()).rejects.toThrow('registry');
    localStorage.setItem(
      'clearcoat.registry',
      JSON.stringify(withVersion({ entry: '//evil.example' })),
    );
    await expect(loadRegistry()).rejects.toThrow('registry');
  });

  it('is reported once, however often it is read', async () => {
    publish({ ...registry, revision: 7 });
    await expect(fetchRegistry()).rejects.toThrow('revision');
    await expect(fetchRegistry()).rejects.toThrow('revision');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('serves without room for a copy', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    publish(registry);
    await expect(loadRegistry()).resolves.toEqual(registry);
    setItem.mockRestore();
  });

  it('knows a remote as it is published now', async () => {
    const [, crm] = registry.remotes;
    publish(withVersion({ version: '2' }));
    await fetchRegistry();
    expect(newestRevision()).toBe('r2');
    expect(crm && newestOf(crm).stable.version).toBe('2');
    expect(newestOf(remote('gone')).stable.version).toBe('1');
  });
});
