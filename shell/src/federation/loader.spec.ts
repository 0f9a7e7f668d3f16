import { session, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { http, HttpResponse, server } from '@clearcoat/testing';
import {
  failureOf,
  loadRemoteModule,
  PageCrash,
  RemoteLoadError,
  replaceCrashed,
  retryRemote,
} from './loader';
import { isNetworkSound } from './network';
import { quarantine } from './quarantine';
import { devOverrides } from './dev-overrides';
import { LoadTimeoutError, loadVersion } from './runtime';

jest.mock('./runtime', () => ({
  LoadTimeoutError: class LoadTimeoutError extends Error {},
  loadVersion: jest.fn(),
}));
jest.mock('./override-request', () => ({ isOverrideAsked: () => true }));
jest.mock('./dev-overrides', () => ({ devOverrides: jest.fn(() => Promise.resolve({})) }));
jest.mock('./network', () => ({ isNetworkSound: jest.fn() }));
const load = jest.mocked(loadVersion);
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
let count = 0;
/** A remote of its own for each test, since the loader remembers what it loaded. */
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
  load.mockReset();
  sound.mockResolvedValue(true);
  load.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
  server.use(http.get('/registry/remotes.json', () => HttpResponse.error()));
});

describe('a remote with a canary', () => {
  it('waits until it is known whose business this is', async () => {
    const asked = jest.spyOn(session, 'load').mockResolvedValue(session.get());
    await loadRemoteModule(remote());
    expect(asked).not.toHaveBeenCalled();
    await loadRemoteModule(remote({ canary: { ...version('tried'), percent: 10 } }));
    expect(asked).toHaveBeenCalled();
  });

  it('does not wait for longer than two seconds', async () => {
    jest.useFakeTimers();
    jest.spyOn(session, 'load').mockReturnValue(new Promise(() => undefined));
    const crm = remote({ canary: { ...version('slow'), percent: 10 } });
    const loaded = loadRemoteModule(crm);
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(loaded).resolves.toMatchObject({ name: crm.stable.version });
    jest.useRealTimers();
  });
});

/** As a page that throws again and again: once the same version is tried anew, then it counts. */
async function crashTwice(crm: RegistryRemote, crashed: RemoteModule, error: Error) {
  await replaceCrashed(crm, error, crashed);
  return replaceCrashed(crm, error, crashed);
}
const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('a remote that crashed while it was shown', () => {
  it('is tried once more as it is, without a word to anyone', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    await expect(replaceCrashed(crm, new Error('odd value'), crashed)).resolves.toBe(crashed);
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the version before it when it throws again, and reported', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    const healed = await crashTwice(crm, crashed, new Error('boom'));
    expect([crashed.name, healed.name]).toEqual([crm.stable.version, crm.previous?.version]);
    expect(await reports()).toMatchObject([
      { remote: crm.name, version: crm.stable.version, reason: 'Error: boom', kind: 'render' },
    ]);
  });

  it('is not to blame when the version before it throws the same', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    const error = () => new TypeError('Invalid time value');
    const before = await crashTwice(crm, crashed, error());
    await expect(replaceCrashed(crm, error(), before)).rejects.toBeInstanceOf(PageCrash);
    expect((await reports()).map((report) => (report as { kind: string }).kind)).toEqual([
      'render',
    ]);
    // Neither is passed over: the next page may have nothing wrong with it.
    await expect(retryRemote(crm)).resolves.toMatchObject({ name: crm.stable.version });
  });

  it('is replaced once, however often it crashes', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    await replaceCrashed(crm, new Error('page'), crashed);
    const [first, second] = await Promise.all([
      replaceCrashed(crm, new Error('page'), crashed),
      replaceCrashed(crm, new Error('slot'), crashed),
    ]);
    const third = await replaceCrashed(crm, new Error('late'), crashed);
    expect(third.name).toBe(crm.previous?.version);
    expect([first.name, second.name]).toContain(crm.previous?.version);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('that throws something else each time is not tried for ever', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    let now = crashed;
    for (let count = 0; now === crashed && count < 10; count += 1) {
      now = await replaceCrashed(crm, new Error(`boom ${count}`), crashed);
    }
    expect(now.name).toBe(crm.previous?.version);
  });

  it('stays down when there is nothing else, until Try again', async () => {
    const crm = remote();
    delete crm.previous;
    const crashed = await loadRemoteModule(crm);
    await expect(crashTwice(crm, crashed, new Error('boom'))).rejects.toMatchObject({
      name: 'RemoteLoadError',
      version: crm.stable.version,
    });
    await expect(retryRemote(crm)).resolves.toMatchObject({ name: crm.stable.version });
  });

  it('whose files do not come is another kind of failure', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    await crashTwice(crm, crashed, chunkError());
    expect(await reports()).toMatchObject([{ version: crm.stable.version, kind: 'load' }]);
  });
});

describe('without a network', () => {
  beforeEach(() => sound.mockResolvedValue(false));

  it('no version is to blame for not coming', async () => {
    const crm = remote();
    load.mockRejectedValue(new Error('Failed to fetch'));
    await expect(loadRemoteModule(crm)).rejects.toBeInstanceOf(RemoteLoadError);
    expect(sendBeacon).not.toHaveBeenCalled();
    load.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
    await expect(loadRemoteModule(crm)).resolves.toMatchObject({ name: crm.stable.version });
  });

  it('a page whose files do not come says so, and is not replaced', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    await expect(crashTwice(crm, crashed, chunkError())).rejects.toBeInstanceOf(RemoteLoadError);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

it('a version that failed is tried again after a while', async () => {
  const crm = remote();
  load.mockImplementation(({ version: name }) =>
    name === crm.stable.version
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(moduleOf(name)),
  );
  await loadRemoteModule(crm);
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
    load.mockImplementation(({ version: name }) =>
      Promise.resolve(name === crm.stable.version ? withRoute(name) : moduleOf(name)),
    );
    await expect(loadRemoteModule(crm)).resolves.toMatchObject({ name: crm.previous?.version });
    expect(await reports()).toMatchObject([
      { reason: expect.stringContaining("'/elsewhere'") as string },
    ]);
  });
});

describe('Try again', () => {
  it('takes what is published by now', async () => {
    const crm = remote();
    load.mockRejectedValue(new Error('gone'));
    await expect(loadRemoteModule(crm)).rejects.toThrow(crm.name);
    expect(failureOf(crm.name)?.version).toBe(crm.previous?.version);
    load.mockImplementation(({ version: name }) => Promise.resolve(moduleOf(name)));
    const fixed = { ...crm, stable: version('fixed') };
    server.use(
      http.get('/registry/remotes.json', () =>
        HttpResponse.json({ schema: 1, revision: 'r2', remotes: [fixed] }),
      ),
    );
    await expect(retryRemote(crm)).resolves.toMatchObject({ name: 'fixed' });
    expect(failureOf(crm.name)).toBeUndefined();
  });
});

it('a version of another contract is passed over and reported', async () => {
  const crm = remote({ stable: { ...version('future'), contract: '^9.0.0' } });
  await expect(loadRemoteModule(crm)).resolves.toMatchObject({ name: crm.previous?.version });
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
    await Promise.all([loadRemoteModule(crm), loadRemoteModule(insights)]);
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
    await loadRemoteModule(remote());
    hide();
    const later = remote();
    await loadRemoteModule(later);
    dispatchEvent(new Event('pagehide'));
    expect((await reports()).at(-1)).toMatchObject({ loads: [{ remote: later.name }] });
  });

  it('counts the version that came, not the one that failed before it', async () => {
    const crm = remote();
    const now = jest.spyOn(performance, 'now');
    now.mockReturnValue(0);
    load.mockImplementation(({ version: name }) => {
      if (name === crm.stable.version) {
        now.mockReturnValue(9000);
        return Promise.reject(new LoadTimeoutError());
      }
      now.mockReturnValue(9120.4);
      return Promise.resolve(moduleOf(name));
    });
    await loadRemoteModule(crm);
    hide();
    expect((await reports()).at(-1)).toEqual({
      loads: [{ remote: crm.name, version: crm.previous?.version, ms: 120 }],
    });
  });

  it("is nobody's business of a dev server", async () => {
    const crm = remote();
    override.mockResolvedValueOnce({ [crm.name]: 'http://localhost:9999/remoteEntry.js' });
    await loadRemoteModule(crm);
    hide();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
