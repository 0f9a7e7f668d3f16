import { session, startRetryEpoch, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { candidatesOf, DEV_VERSION, refusedVersion, type Candidate } from './candidates';
import { newTraceId, reportFailure, reportLoad, type ReportKind } from './client-report';
import type { DevOverrides } from './dev-overrides';
import { isOverrideAsked } from './override-request';
import { crashLog, isLoadError } from './crashes';
import { requireFit } from './fit';
import { quarantine } from './quarantine';
import { fetchRegistry, newestOf } from './registry-client';
import { LoadTimeoutError, loadVersion } from './runtime';

const RETRY_MS = 200;
const JITTER_MS = 300;
/** Who somebody is decides on a canary; a slow answer must not keep the page from opening. */
const CANARY_PATIENCE_MS = 2_000;

async function overridesInForce(): Promise<DevOverrides> {
  if (!isOverrideAsked()) return {};
  const { devOverrides } = await import(/* webpackChunkName: 'dev' */ './dev-overrides');
  return devOverrides();
}

/** Where what asks does not come either, the network is not. */
const isNetworkSound = () =>
  import(/* webpackChunkName: 'rare' */ './network').then(
    (network) => network.isNetworkSound(),
    () => false,
  );

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

/** A page of a remote throws whatever the version: it is what it should show that is wrong. */
export class PageCrash extends Error {
  override readonly name = 'PageCrash';
  constructor(
    readonly remote: string,
    readonly traceId: string,
    cause: unknown,
  ) {
    super(`A page of '${remote}' cannot be shown.`, { cause });
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

/** Loads one version and holds it against what the registry says of it. */
async function loadFitting(remote: RegistryRemote, candidate: Candidate): Promise<RemoteModule> {
  const module = await loadVersion(candidate, remote.timeoutMs);
  // What the registry says is said of this version; others may have had other pages.
  if (candidate.container === remote.stable.container) requireFit(remote, module);
  return module;
}

async function loadOnceMore(remote: RegistryRemote, candidate: Candidate): Promise<RemoteModule> {
  try {
    return await loadFitting(remote, candidate);
  } catch (error) {
    if (error instanceof LoadTimeoutError) throw error;
    await pause(RETRY_MS + Math.random() * JITTER_MS);
    return loadFitting(remote, candidate);
  }
}

interface Failure {
  kind: ReportKind;
  traceId: string;
  error: unknown;
}

/** Passes over a version for a while. A dev server's troubles are nobody else's business. */
function giveUp(remote: string, candidate: Candidate, { kind, traceId, error }: Failure): void {
  quarantine.add(candidate.container);
  if (candidate.version !== DEV_VERSION) {
    reportFailure({ remote, version: candidate.version, traceId, kind, error });
  }
}

/** Whose business it is decides who gets a canary: then it must be known, but soon. */
async function awaitBusiness({ canary }: RegistryRemote): Promise<void> {
  if (!canary || session.get().status !== 'unknown') return;
  await Promise.race([session.load(), pause(CANARY_PATIENCE_MS)]);
}

async function loadBest(remote: RegistryRemote): Promise<Running> {
  const traceId = newTraceId();
  await awaitBusiness(remote);
  const overrides = await overridesInForce();
  const refused = refusedVersion(remote, businessId());
  if (refused) {
    const { version, reason: error } = refused;
    reportFailure({ remote: remote.name, version, traceId, kind: 'load', error });
  }
  let failure: unknown = new Error('No version of it works with this page.');
  let version = remote.stable.version;
  for (const candidate of candidatesOf(remote, businessId(), overrides)) {
    const since = performance.now();
    try {
      const module = await loadOnceMore(remote, candidate);
      if (candidate.version !== DEV_VERSION) reportLoad(remote.name, candidate.version, since);
      return { module, candidate };
    } catch (error) {
      failure = error;
      version = candidate.version;
      if (await isNetworkSound()) giveUp(remote.name, candidate, { kind: 'load', traceId, error });
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

const containersOf = (remote: RegistryRemote): string[] => {
  const { stable, previous, canary } = newestOf(remote);
  const versions = [stable, previous, canary, running.get(remote.name)?.candidate];
  return versions.flatMap((version) => version?.container ?? []);
};

/**
 * The running version threw, and not for the first time: it is passed over.
 *
 * @throws PageCrash when another version throws the same, RemoteLoadError when it is only the network
 */
async function replaceRunning(
  remote: RegistryRemote,
  { candidate }: Running,
  error: unknown,
): Promise<void> {
  const traceId = newTraceId();
  const others = containersOf(remote).filter((container) => container !== candidate.container);
  if (crashLog.hasThrown(others, error)) {
    // Both are as good as they were; the next page may have nothing wrong with it.
    quarantine.release(containersOf(remote));
    throw new PageCrash(remote.name, traceId, error);
  }
  const kind = isLoadError(error) ? 'load' : 'render';
  if (kind === 'load' && !(await isNetworkSound())) {
    throw new RemoteLoadError(remote.name, candidate.version, traceId, error);
  }
  giveUp(remote.name, candidate, { kind, traceId, error });
  loading.delete(remote.name);
}

/**
 * What a page of a remote threw while it was shown: the same version is tried once more, then the
 * next best one takes its place. When that throws the same, it is not the version.
 *
 * @param crashed - the module that broke; another may run by now
 * @throws RemoteLoadError when there is no other version to try, PageCrash when none can show the page
 */
export async function replaceCrashed(
  remote: RegistryRemote,
  error: unknown,
  crashed: RemoteModule | undefined,
): Promise<RemoteModule> {
  const now = running.get(remote.name);
  if (now && now.module === crashed && !quarantine.has(now.candidate.container)) {
    const { container } = now.candidate;
    const others = containersOf(remote).filter((other) => other !== container);
    const isNew = crashLog.note(container, error) && !crashLog.hasThrown(others, error);
    if (isNew) {
      startRetryEpoch();
      return now.module;
    }
    await replaceRunning(remote, now, error);
  }
  const next = candidatesOf(newestOf(remote), businessId(), await overridesInForce());
  if (next.every(({ container }) => quarantine.has(container))) {
    const version = now?.candidate.version ?? '';
    throw new RemoteLoadError(remote.name, version, newTraceId(), error);
  }
  return loadRemoteModule(remote);
}

/** Forgets what failed before, so that every version may be tried. */
function forgive(remote: RegistryRemote): void {
  const containers = containersOf(remote);
  quarantine.release(containers);
  crashLog.forget(containers);
  startRetryEpoch();
}

/** 'Try again': asks what is published now, forgets what failed before, then loads. */
export async function retryRemote(remote: RegistryRemote): Promise<RemoteModule> {
  // Without an answer the registry that is here has to do.
  await fetchRegistry().catch(() => undefined);
  forgive(remote);
  loading.delete(remote.name);
  return loadRemoteModule(remote);
}

/** Notes why a loaded remote cannot be shown all the same. */
export function noteFailure(remote: RegistryRemote, error: unknown): void {
  if (failures.has(remote.name)) return;
  const { version } = running.get(remote.name)?.candidate ?? remote.stable;
  const traceId = newTraceId();
  reportFailure({ remote: remote.name, version, traceId, kind: 'load', error });
  failures.set(remote.name, new RemoteLoadError(remote.name, version, traceId, error));
}
