import { session, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { http, HttpResponse, server } from '@clearcoat/testing';
import { failureOf, loadRemoteModule, replaceCrashed, retryRemote } from './loader';
import { devOverrides } from './dev-overrides';
import { LoadTimeoutError, loadVersion } from './runtime';

jest.mock('./runtime', () => ({
  LoadTimeoutError: class LoadTimeoutError extends Error {},
  loadVersion: jest.fn(),
}));
jest.mock('./dev-overrides', () => ({ devOverrides: jest.fn(() => Promise.resolve({})) }));
const load = jest.mocked(loadVersion);
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
});

describe('a remote that crashed while it was shown', () => {
  it('is replaced by the version before it, and reported', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    const healed = await replaceCrashed(crm, new Error('boom'), crashed);
    expect([crashed.name, healed.name]).toEqual([crm.stable.version, crm.previous?.version]);
    expect(await reports()).toMatchObject([
      { remote: crm.name, version: crm.stable.version, reason: 'Error: boom' },
    ]);
  });

  it('is replaced once, however many of its parts crash', async () => {
    const crm = remote();
    const crashed = await loadRemoteModule(crm);
    const [first, second] = await Promise.all([
      replaceCrashed(crm, new Error('page'), crashed),
      replaceCrashed(crm, new Error('slot'), crashed),
    ]);
    const third = await replaceCrashed(crm, new Error('late'), crashed);
    expect([second, third]).toEqual([first, first]);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('stays down when there is nothing else, until Try again', async () => {
    const crm = remote();
    delete crm.previous;
    const crashed = await loadRemoteModule(crm);
    await expect(replaceCrashed(crm, new Error('boom'), crashed)).rejects.toMatchObject({
      name: 'RemoteLoadError',
      version: crm.stable.version,
    });
    await expect(retryRemote(crm)).resolves.toMatchObject({ name: crm.stable.version });
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
