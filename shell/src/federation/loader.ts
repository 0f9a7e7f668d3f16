import { session, startRetryEpoch, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { candidatesOf, type Candidate } from './candidates';
import { quarantine } from './quarantine';
import { LoadTimeoutError, loadVersion } from './runtime';

const RETRY_MS = 200;
const JITTER_MS = 300;

/** None of a remote's versions could be loaded. */
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

/** The last failure of each remote, until it loads. */
const failures = new Map<string, RemoteLoadError>();
const loading = new Map<string, Promise<RemoteModule>>();
const loaded = new Map<string, RemoteModule>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const newTraceId = () => Math.random().toString(36).slice(2, 10);

/** Tells the server that a version failed in this browser; nothing depends on the answer. */
function report(remote: string, version: string, traceId: string, error: unknown): void {
  const body = JSON.stringify({ remote, version, traceId, reason: String(error).slice(0, 300) });
  navigator.sendBeacon('/api/client-reports', new Blob([body], { type: 'application/json' }));
}

async function loadOnceMore(candidate: Candidate, timeoutMs: number): Promise<RemoteModule> {
  try {
    return await loadVersion(candidate, timeoutMs);
  } catch (error) {
    if (error instanceof LoadTimeoutError) throw error;
    await pause(RETRY_MS + Math.random() * JITTER_MS);
    return loadVersion(candidate, timeoutMs);
  }
}

async function loadBest(remote: RegistryRemote): Promise<RemoteModule> {
  const traceId = newTraceId();
  let failure: unknown = new Error('No version of it works with this page.');
  let version = remote.stable.version;
  for (const candidate of candidatesOf(remote, session.get().user?.businessId)) {
    try {
      return await loadOnceMore(candidate, remote.timeoutMs);
    } catch (error) {
      failure = error;
      version = candidate.version;
      quarantine.add(candidate.container);
      report(remote.name, candidate.version, traceId, error);
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
  const running = loading.get(remote.name);
  if (running) return running;
  const started = loadBest(remote).then(
    (module) => {
      failures.delete(remote.name);
      loaded.set(remote.name, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(remote.name);
      if (error instanceof RemoteLoadError) failures.set(remote.name, error);
      throw error;
    },
  );
  loading.set(remote.name, started);
  return started;
}

/** Starts loading what a path will need, while the person is still pointing at the link. */
export async function prefetch(remote: RegistryRemote, pathname: string): Promise<void> {
  // A failure is shown when the person really goes there; this was only a guess.
  const module = await loadRemoteModule(remote).catch(() => undefined);
  module?.prefetch?.(pathname);
}

/** Whether every remote in the page agrees to its being left now. */
export function canLeaveRemotes(): boolean {
  return [...loaded.values()].every((module) => module.canLeave?.() ?? true);
}

/** Why a remote is down, or undefined when it is not. */
export function failureOf(name: string): RemoteLoadError | undefined {
  return failures.get(name);
}

/** 'Try again': forgets what failed before, then loads. */
export function retryRemote(remote: RegistryRemote): Promise<RemoteModule> {
  const versions = [remote.stable, remote.previous, remote.canary];
  quarantine.release(versions.flatMap((version) => version?.container ?? []));
  startRetryEpoch();
  return loadRemoteModule(remote);
}
