import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@clearcoat/sdk';
import type { Candidate } from './candidates';

/** Raised when a remote's code did not arrive in time: its address is not worth asking again. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

const integrityByUrl = new Map<string, { integrity: string; timeout: number }>();
/**
 * How often an entry failed in this page. A browser keeps waiting on an address that hangs, and keeps
 * a damaged file for good that came as immutable: the next try uses another address.
 */
const failedTries = new Map<string, number>();

let isPrepared = false;
function prepare() {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime has not started.');
  if (isPrepared) return instance;
  isPrepared = true;
  instance.registerPlugins([
    {
      name: 'clearcoat-entry-integrity',
      createScript({ url }) {
        const known = integrityByUrl.get(url);
        if (!known) return undefined;
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        if (known.integrity) script.integrity = known.integrity;
        return { script, timeout: known.timeout };
      },
    },
  ]);
  return instance;
}

/**
 * A share that a failed attempt left half-loaded would stay so for ever, and one that a remote
 * asked for first would be dropped with that remote. Both belong to the shell.
 */
function repairShares(instance: ReturnType<typeof prepare>) {
  for (const versions of Object.values(instance.shareScopeMap['default'] ?? {})) {
    for (const share of Object.values(versions)) {
      share.from = 'shell';
      if (!share.lib && share.loading)
        Object.assign(share, { loading: undefined, loaded: undefined });
    }
  }
}

function timeoutAfter(ms: number): { promise: Promise<never>; cancel: () => void } {
  let timer = 0;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new LoadTimeoutError(`No answer in ${ms} ms.`)), ms);
  });
  return { promise, cancel: () => window.clearTimeout(timer) };
}

/**
 * Loads one version of a remote and hands out its module.
 *
 * @param timeoutMs - gives up after this many milliseconds
 * @throws LoadTimeoutError, or whatever the load or the module itself threw
 */
export async function loadVersion(candidate: Candidate, timeoutMs: number): Promise<RemoteModule> {
  const instance = prepare();
  repairShares(instance);
  const failed = failedTries.get(candidate.entry) ?? 0;
  const url = new URL(candidate.entry, window.location.href);
  if (failed > 0) url.searchParams.set('retry', String(failed));
  const name = failed > 0 ? `${candidate.container}_retry${failed}` : candidate.container;
  integrityByUrl.set(url.href, { integrity: candidate.integrity, timeout: timeoutMs });
  registerRemotes([{ name, entry: url.href, entryGlobalName: candidate.container }]);
  const timeout = timeoutAfter(timeoutMs);
  try {
    const module = await Promise.race([
      loadRemote<{ default: RemoteModule }>(`${name}/module`),
      timeout.promise,
    ]);
    if (!module?.default.routes) throw new Error('It exposes no remote.');
    return module.default;
  } catch (error) {
    failedTries.set(candidate.entry, failed + 1);
    throw error;
  } finally {
    timeout.cancel();
  }
}
