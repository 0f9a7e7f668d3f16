import type { RemoteModule } from '@clearcoat/sdk';
import type { Candidate } from './candidates';
import { shell } from './runtime-core';
import type { Factory, Scope } from './share-host';

/** A remote's code did not arrive in time, so its address is not retried. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

/** Container that an entry leaves behind, as in Module Federation. */
interface Container {
  init: (shared: Scope, path: object[], options: object) => Promise<unknown> | undefined;
  get: (module: string) => Promise<Factory>;
}

const SCOPE = 'default';
const MODULE = './module';

/**
 * Failed tries of each entry in this page. Browsers cache a damaged immutable file and keep
 * waiting on a hanging address, so a retry uses another address.
 */
const failedTries = new Map<string, number>();

const containerOf = (name: string) => (globalThis as unknown as Record<string, Container>)[name];

/** Runs an entry after its integrity check. @throws Error when it does not load, or throws */
async function runEntry(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  let thrown: string | undefined;
  const note = ({ filename, message }: ErrorEvent) => {
    if (filename === url) thrown = message;
  };
  window.addEventListener('error', note);
  try {
    await new Promise((resolve, reject) => {
      Object.assign(script, { src: url, crossOrigin: 'anonymous', integrity });
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`${url} cannot be loaded.`)));
      document.head.append(script);
    });
  } finally {
    window.removeEventListener('error', note);
    script.remove();
  }
  if (thrown !== undefined) throw new Error(`${url} threw: ${thrown}`);
}

async function loadModule({ container: name, integrity }: Candidate, url: string) {
  if (!containerOf(name)) await runEntry(url, integrity);
  const container = containerOf(name);
  if (!container) throw new Error(`${url} holds no ${name}.`);
  const { shareScopeMap } = shell();
  const shared = (shareScopeMap[SCOPE] ??= {});
  await container.init(shared, [], { shareScopeKeys: SCOPE });
  const module = await container.get(MODULE);
  return (await module()) as { default: RemoteModule } | undefined;
}

function timeoutAfter(ms: number): { promise: Promise<never>; cancel: () => void } {
  let timer = 0;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new LoadTimeoutError(`No answer in ${ms} ms.`)), ms);
  });
  return { promise, cancel: () => window.clearTimeout(timer) };
}

/**
 * Loads one version of a remote and returns its module.
 *
 * @param timeoutMs - gives up after this many milliseconds
 * @throws LoadTimeoutError, or whatever the load or the module itself threw
 */
export async function loadVersion(candidate: Candidate, timeoutMs: number): Promise<RemoteModule> {
  const failed = failedTries.get(candidate.entry) ?? 0;
  const url = new URL(candidate.entry, window.location.href);
  if (failed > 0) url.searchParams.set('retry', String(failed));
  const timeout = timeoutAfter(timeoutMs);
  try {
    const module = await Promise.race([loadModule(candidate, url.href), timeout.promise]);
    if (!module?.default.routes) throw new Error('It exposes no remote.');
    return module.default;
  } catch (error) {
    failedTries.set(candidate.entry, failed + 1);
    throw error;
  } finally {
    timeout.cancel();
  }
}
