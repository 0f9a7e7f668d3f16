import { session, startRetryEpoch, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { candidatesOf, DEV_VERSION, refusedVersion, type Candidate } from './candidates';
import { newTraceId, reportFailure, reportLoad } from './client-report';
import { devOverrides } from './dev-overrides';
import { quarantine } from './quarantine';
import { fetchRegistry, newestOf } from './registry-client';
import { LoadTimeoutError, loadVersion } from './runtime';

const RETRY_MS = 200;
const JITTER_MS = 300;

/** None of a remote's versions works here. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: string,
    readonly version: string,
    /** Ties what the person sees to the report that was sent. */
    readonly traceId: string,
    cause: unknown,
  ) {
    super(`The part '${remote}' could not be loaded.`, { cause });
  }
}

/** A remote's code as it runs in this page. */
interface Running {
  module: RemoteModule;
  candidate: Candidate;
}

/** The last failure of each remote, until it loads. */
const failures = new Map<string, RemoteLoadError>();
const loading = new Map<string, Promise<RemoteModule>>();
const running = new Map<string, Running>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const businessId = () => session.get().user?.businessId;

async function loadOnceMore(candidate: Candidate, timeoutMs: number): Promise<RemoteModule> {
  try {
    return await loadVersion(candidate, timeoutMs);
  } catch (error) {
    if (error instanceof LoadTimeoutError) throw error;
    await pause(RETRY_MS + Math.random() * JITTER_MS);
    return loadVersion(candidate, timeoutMs);
  }
}

/** Passes over a version from now on. A dev server's troubles are nobody else's business. */
function giveUp(remote: string, candidate: Candidate, traceId: string, error: unknown): void {
  quarantine.add(candidate.container);
  if (candidate.version !== DEV_VERSION) {
    reportFailure(remote, candidate.version, traceId, error);
  }
}

async function loadBest(remote: RegistryRemote): Promise<Running> {
  const traceId = newTraceId();
  // Whose business it is decides who gets a canary: then it must be known.
  if (remote.canary && session.get().status === 'unknown') await session.load();
  const overrides = await devOverrides();
  const refused = refusedVersion(remote, businessId());
  if (refused) reportFailure(remote.name, refused.version, traceId, refused.reason);
  let failure: unknown = new Error('No version of it works with this page.');
  let version = remote.stable.version;
  for (const candidate of candidatesOf(remote, businessId(), overrides)) {
    const since = performance.now();
    try {
      const module = await loadOnceMore(candidate, remote.timeoutMs);
      if (candidate.version !== DEV_VERSION) reportLoad(remote.name, candidate.version, since);
      return { module, candidate };
    } catch (error) {
      failure = error;
      version = candidate.version;
      giveUp(remote.name, candidate, traceId, error);
    }
  }
  throw new RemoteLoadError(remote.name, version, traceId, failure);
}

/**
 * A remote's module: loaded once, shared by its routes and slots. A failure is not remembered, so
 * the next call tries anew.
 *
 * @throws RemoteLoadError when no version of it can be loaded
 */
export function loadRemoteModule(remote: RegistryRemote): Promise<RemoteModule> {
  const started = loading.get(remote.name);
  if (started) return started;
  const load = loadBest(newestOf(remote)).then(
    (loaded) => {
      failures.delete(remote.name);
      running.set(remote.name, loaded);
      return loaded.module;
    },
    (error: unknown) => {
      loading.delete(remote.name);
      if (error instanceof RemoteLoadError) failures.set(remote.name, error);
      throw error;
    },
  );
  loading.set(remote.name, load);
  return load;
}

/** Starts loading what a path will need, while the person is still pointing at the link. */
export async function prefetch(remote: RegistryRemote, pathname: string): Promise<void> {
  // A failure is shown when the person really goes there; this was only a guess.
  const module = await loadRemoteModule(remote).catch(() => undefined);
  module?.prefetch?.(pathname);
}

/** Whether every remote in the page agrees to its being left now. */
export function canLeaveRemotes(): boolean {
  return [...running.values()].every(({ module }) => module.canLeave?.() ?? true);
}

/** Why a remote is down, or undefined when it is not. */
export function failureOf(name: string): RemoteLoadError | undefined {
  return failures.get(name);
}

/**
 * A version that broke while it was shown, or whose files are gone, is passed over in this tab: the
 * next best one takes its place.
 *
 * @param crashed - the module that broke; another may run by now
 * @throws RemoteLoadError when there is no other version to try
 */
export async function replaceCrashed(
  remote: RegistryRemote,
  error: unknown,
  crashed: RemoteModule | undefined,
): Promise<RemoteModule> {
  const now = running.get(remote.name);
  const traceId = newTraceId();
  if (now && now.module === crashed && !quarantine.has(now.candidate.container)) {
    giveUp(remote.name, now.candidate, traceId, error);
    loading.delete(remote.name);
  }
  const next = candidatesOf(newestOf(remote), businessId(), await devOverrides());
  if (next.every(({ container }) => quarantine.has(container))) {
    throw new RemoteLoadError(remote.name, now?.candidate.version ?? '', traceId, error);
  }
  return loadRemoteModule(remote);
}

/** 'Try again': asks what is published now, forgets what failed before, then loads. */
export async function retryRemote(remote: RegistryRemote): Promise<RemoteModule> {
  // Without an answer the registry that is here has to do.
  await fetchRegistry().catch(() => undefined);
  const { stable, previous, canary } = newestOf(remote);
  const versions = [stable, previous, canary, running.get(remote.name)?.candidate];
  quarantine.release(versions.flatMap((version) => version?.container ?? []));
  startRetryEpoch();
  loading.delete(remote.name);
  return loadRemoteModule(remote);
}
