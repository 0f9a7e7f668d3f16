import { session, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { http, HttpResponse, server, waitFor } from '@clearcoat/testing';
import { devOverrides } from './dev-overrides';
import { isNetworkSound } from './network';
import { quarantine } from './quarantine';
import { PageCrash, RemoteLoadError } from './remote-errors';
import { PAGES, RemoteStore } from './remote-store';
import { LoadTimeoutError, loadVersion } from './runtime';

jest.mock('./runtime', () => ({
  LoadTimeoutError: class LoadTimeoutError extends Error {},
  loadVersion: jest.fn(),
}));
jest.mock('./override-request', () => ({ isOverrideAsked: () => true }));
jest.mock('./dev-overrides', () => ({ devOverrides: jest.fn(() => Promise.resolve({})) }));
jest.mock('./network', () => ({ isNetworkSound: jest.fn() }));
const request = jest.mocked(loadVersion);
const sound = jest.mocked(isNetworkSound);
const override = jest.mocked(devOverrides);
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

const version = (name: string) => ({
  version: name,
  entry: `/remotes/crm/${name}/remoteEntry.js`,
  container: `mfe_${name}`,
  contract: '^1.0.0',
  runtime: '2.9.2',
  integrity: 'sha384-x',
});
const moduleOf = (name: string): RemoteModule => ({ name, contract: '1.0.0', routes: [] });
const store = new RemoteStore();
const load = (crm: RegistryRemote) => store.load(crm);
const retry = (crm: RegistryRemote) => store.retry(crm);
const pages = (crm: RegistryRemote) => store.region(crm, PAGES);
const stateOf = (crm: RegistryRemote) =>
  store.records().find(({ remote: { name } }) => name === crm.name)?.state;
let count = 0;
/** A new remote for each test, since the store caches what it loaded. */
const remote = (values: Partial<RegistryRemote> = {}): RegistryRemote => ({
  name: `crm${(count += 1)}`,
  stable: version(`new${count}`),
  previous: version(`old${count}`),
  timeoutMs: 8000,
  contributes: { routes: [], sidebar: [], slots: [] },
  ...values,
});
const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as object),
  );

beforeAll(() => Object.assign(navigator, { sendBeacon }));
beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockClear();
  request.mockReset();
  sound.mockResolvedValue(true);
  request.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
  server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
});

describe('a remote with a canary', () => {
  it('waits until it is known whose business this is', async () => {
    const asked = jest.spyOn(session, 'load').mockResolvedValue(session.get());
    await load(remote());
    expect(asked).not.toHaveBeenCalled();
    await load(remote({ canary: { ...version('tried'), percent: 10 } }));
    expect(asked).toHaveBeenCalled();
  });

  it('does not wait for longer than two seconds', async () => {
    jest.useFakeTimers();
    jest.spyOn(session, 'load').mockReturnValue(new Promise(() => undefined));
    const crm = remote({ canary: { ...version('slow'), percent: 10 } });
    const loaded = load(crm);
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(loaded).resolves.toMatchObject({ name: crm.stable.version });
    jest.useRealTimers();
  });
});

/** Region of the pages after they threw. */
async function crash(crm: RegistryRemote, error: Error) {
  pages(crm);
  await store.crashed(crm, PAGES, error);
  return pages(crm);
}
/** A page that always throws: the first crash is retried, the second one counts. */
async function crashTwice(crm: RegistryRemote, error: Error) {
  await crash(crm, error);
  return crash(crm, error);
}
const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('a remote that crashed while it was shown', () => {
  it('is tried once more as it is, without a word to anyone', async () => {
    const crm = remote();
    const module = await load(crm);
    const { epoch } = pages(crm);
    await expect(crash(crm, new Error('odd value'))).resolves.toEqual({
      status: 'ready',
      module,
      epoch: epoch + 1,
    });
    expect(stateOf(crm)).toBe('ready');
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the version before it when it throws again, and reported', async () => {
    const crm = remote();
    await load(crm);
    const { status, module } = await crashTwice(crm, new Error('boom'));
    expect([status, module?.name]).toEqual(['ready', crm.previous?.version]);
    expect(stateOf(crm)).toBe('fallenBack');
    expect(await reports()).toMatchObject([
      { remote: crm.name, version: crm.stable.version, reason: 'Error: boom', kind: 'render' },
    ]);
  });

  it('is not to blame when the version before it throws the same', async () => {
    const crm = remote();
    await load(crm);
    const error = () => new TypeError('Invalid time value');
    await crashTwice(crm, error());
    const region = await crash(crm, error());
    expect(region).toMatchObject({ status: 'failed', error: expect.any(PageCrash) as PageCrash });
    const { traceId } = (region as { error: PageCrash }).error;
    // The error on screen names the report.
    expect(await reports()).toMatchObject([{ kind: 'render' }, { kind: 'page', traceId }]);
    // Neither version is quarantined: the next page may work.
    await expect(retry(crm)).resolves.toMatchObject({ name: crm.stable.version });
  });

  it('is replaced once, however often it crashes', async () => {
    const crm = remote();
    await load(crm);
    store.region(crm, 'a slot');
    await crash(crm, new Error('page'));
    const crashes = [
      store.crashed(crm, PAGES, new Error('page')),
      store.crashed(crm, 'a slot', new Error('slot')),
    ];
    await Promise.all(crashes);
    const names = [pages(crm), store.region(crm, 'a slot')].map(({ module }) => module?.name);
    expect(names).toEqual([crm.previous?.version, crm.previous?.version]);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('that throws something else each time is not tried for ever', async () => {
    const crm = remote();
    const { name } = await load(crm);
    let now: string | undefined = name;
    for (let count = 0; now === name && count < 10; count += 1) {
      now = (await crash(crm, new Error(`boom ${count}`))).module?.name;
    }
    expect(now).toBe(crm.previous?.version);
  });

  it('stays down when there is nothing else, until Try again', async () => {
    const crm = remote();
    delete crm.previous;
    await load(crm);
    await expect(crashTwice(crm, new Error('boom'))).resolves.toMatchObject({
      status: 'failed',
      error: { name: 'RemoteLoadError', version: crm.stable.version },
    });
    expect(stateOf(crm)).toBe('crashed');
    await expect(retry(crm)).resolves.toMatchObject({ name: crm.stable.version });
    expect([pages(crm).status, stateOf(crm)]).toEqual(['ready', 'ready']);
  });

  it('whose files do not come is another kind of failure', async () => {
    const crm = remote();
    await load(crm);
    await crashTwice(crm, chunkError());
    expect(await reports()).toMatchObject([{ version: crm.stable.version, kind: 'load' }]);
  });
});

describe('without a network', () => {
  beforeEach(() => sound.mockResolvedValue(false));

  it('no version is to blame for not coming', async () => {
    const crm = remote();
    request.mockRejectedValue(new Error('Failed to fetch'));
    await expect(load(crm)).rejects.toBeInstanceOf(RemoteLoadError);
    expect(sendBeacon).not.toHaveBeenCalled();
    request.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
    await expect(load(crm)).resolves.toMatchObject({ name: crm.stable.version });
  });

  it('a page whose files do not come says so, and is not replaced', async () => {
    const crm = remote();
    await load(crm);
    const { error } = await crashTwice(crm, chunkError());
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(stateOf(crm)).toBe('ready');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('what is down is tried when the network is back', async () => {
    const crm = remote();
    request.mockRejectedValue(new Error('Failed to fetch'));
    pages(crm);
    await load(crm).catch(() => undefined);
    expect([pages(crm).status, stateOf(crm)]).toEqual(['failed', 'failed']);
    request.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
    window.dispatchEvent(new Event('online'));
    expect(pages(crm)).toMatchObject({ status: 'loading', error: expect.anything() as unknown });
    await waitFor(() => expect(pages(crm).status).toBe('ready'));
  });
});

it('a version that failed is tried again after a while', async () => {
  const crm = remote();
  request.mockImplementation(({ version: name }) =>
    name === crm.stable.version
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(moduleOf(name)),
  );
  await load(crm);
  expect(stateOf(crm)).toBe('fallenBack');
  const containers = [crm.stable.container];
  expect(containers.some(quarantine.has)).toBe(true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  expect(containers.some(quarantine.has)).toBe(false);
  jest.restoreAllMocks();
});

describe('a version whose routes are not those of its remote.json', () => {
  const withRoute = (name: string): RemoteModule => ({
    ...moduleOf(name),
    routes: [{ path: '/elsewhere' }],
  });

  it('is a bad version: the one before takes its place, and the report says why', async () => {
    const crm = remote();
    request.mockImplementation(({ version: name }) =>
      Promise.resolve(name === crm.stable.version ? withRoute(name) : moduleOf(name)),
    );
    await expect(load(crm)).resolves.toMatchObject({ name: crm.previous?.version });
    expect(await reports()).toMatchObject([
      { reason: expect.stringContaining("'/elsewhere'") as string },
    ]);
  });
});

describe('Try again', () => {
  it('takes what is published by now', async () => {
    const crm = remote();
    request.mockRejectedValue(new Error('gone'));
    await expect(load(crm)).rejects.toThrow(crm.name);
    expect(pages(crm)).toMatchObject({
      status: 'failed',
      error: { version: crm.previous?.version },
    });
    request.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
    const fixed = { ...crm, stable: version('fixed') };
    server.use(
      http.get('/registry/remotes.json', () =>
        HttpResponse.json({ schema: 1, revision: 'r2', remotes: [fixed] }),
      ),
    );
    await expect(retry(crm)).resolves.toMatchObject({ name: 'fixed' });
    expect(pages(crm)).toMatchObject({ status: 'ready', module: { name: 'fixed' } });
  });
});

it('a version of another contract is passed over and reported', async () => {
  const crm = remote({ stable: { ...version('future'), contract: '^9.0.0' } });
  await expect(load(crm)).resolves.toMatchObject({ name: crm.previous?.version });
  expect(await reports()).toMatchObject([{ version: 'future' }]);
});

describe('how long loading took', () => {
  const hide = (visibilityState: DocumentVisibilityState = 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  beforeEach(() => {
    hide();
    sendBeacon.mockClear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is told of all remotes together, once, when the page is hidden', async () => {
    const [crm, insights] = [remote(), remote()];
    await Promise.all([load(crm), load(insights)]);
    hide('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    hide();
    dispatchEvent(new Event('pagehide'));
    hide();
    expect(sendBeacon.mock.calls.map(([path]) => path)).toEqual(['/api/client-loads']);
    const ms = expect.any(Number) as number;
    expect(await reports()).toEqual([
      {
        loads: [
          { remote: crm.name, version: crm.stable.version, ms },
          { remote: insights.name, version: insights.stable.version, ms },
        ],
      },
    ]);
  });

  it('is told when the page goes without having been hidden, of what was loaded since', async () => {
    await load(remote());
    hide();
    const later = remote();
    await load(later);
    dispatchEvent(new Event('pagehide'));
    expect((await reports()).at(-1)).toMatchObject({ loads: [{ remote: later.name }] });
  });

  it('counts the version that came, not the one that failed before it', async () => {
    const crm = remote();
    const now = jest.spyOn(performance, 'now');
    now.mockReturnValue(0);
    request.mockImplementation(({ version: name }) => {
      if (name === crm.stable.version) {
        now.mockReturnValue(9000);
        return Promise.reject(new LoadTimeoutError());
      }
      now.mockReturnValue(9120.4);
      return Promise.resolve(moduleOf(name));
    });
    await load(crm);
    hide();
    expect((await reports()).at(-1)).toEqual({
      loads: [{ remote: crm.name, version: crm.previous?.version, ms: 120 }],
    });
  });

  it("is nobody's business of a dev server", async () => {
    const crm = remote();
    override.mockResolvedValueOnce({ [crm.name]: 'http://localhost:9999/remoteEntry.js' });
    await load(crm);
    hide();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
