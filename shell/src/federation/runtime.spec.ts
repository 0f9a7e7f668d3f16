import { ShareHost } from './share-host';
import { setGlobalFederationInstance } from './runtime-core';
import { LoadTimeoutError, loadVersion } from './runtime';

const page = globalThis as unknown as Record<string, unknown>;
const shell = new ShareHost({ name: 'shell' });
setGlobalFederationInstance(shell);

let versions = 0;
const candidate = () => {
  versions += 1;
  const container = `mfe_crm_${versions}`;
  return { version: '1', container, entry: `/remotes/crm/${versions}/x.js`, integrity: 'sha384-x' };
};
type Version = ReturnType<typeof candidate>;

const exposed = { default: { name: 'crm', contract: '1.0.0', routes: [] } };
const container = (get = () => Promise.resolve(() => exposed)) => ({
  init: jest.fn(),
  get: jest.fn(get),
});

/** Simulates the entry script, which jsdom does not load: it runs, throws or is missing. */
async function answer(
  event: 'load' | 'error',
  run: (script: HTMLScriptElement) => void = () => undefined,
) {
  await Promise.resolve();
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No entry was asked for.');
  run(script);
  script.dispatchEvent(new Event(event));
}

const put = (version: Version, value: unknown) => () => void (page[version.container] = value);

it('runs an entry as it was published, with the shell’s packages, and leaves no script behind', async () => {
  const version = candidate();
  const made = container();
  const loading = loadVersion(version, 1_000);
  await answer('load', (script) => {
    expect([script.integrity, script.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
    put(version, made)();
  });
  expect(await loading).toBe(exposed.default);
  const scope = shell.shareScopeMap['default'];
  expect(made.init).toHaveBeenCalledWith(scope, [], { shareScopeKeys: 'default' });
  expect(made.get).toHaveBeenCalledWith('./module');
  expect(document.head.querySelector('script')).toBeNull();
});

it('asks at another address after an entry that did not come', async () => {
  const version = candidate();
  const loading = loadVersion(version, 1_000);
  await answer('error');
  await expect(loading).rejects.toThrow('cannot be loaded');
  const again = loadVersion(version, 1_000);
  await answer('load', (script) => {
    expect(script.src).toMatch(/\?retry=1$/);
    put(version, container())();
  });
  expect(await again).toBe(exposed.default);
});

it('says what an entry threw, that it holds nothing, or no remote', async () => {
  const [throwing, empty, other] = [candidate(), candidate(), candidate()];
  const first = loadVersion(throwing, 1_000);
  await answer('load', ({ src: filename }) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'half a file' })),
  );
  await expect(first).rejects.toThrow('threw: half a file');
  const second = loadVersion(empty, 1_000);
  await answer('load');
  await expect(second).rejects.toThrow(`holds no ${empty.container}`);
  page[other.container] = container(() =>
    Promise.resolve(() => ({ default: {} }) as typeof exposed),
  );
  await expect(loadVersion(other, 1_000)).rejects.toThrow('exposes no remote');
});

it('waits no longer than it may', async () => {
  await expect(loadVersion(candidate(), 1)).rejects.toBeInstanceOf(LoadTimeoutError);
});
