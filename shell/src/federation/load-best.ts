import { session, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import {
  attemptsOf,
  candidatesOf,
  DEV_VERSION,
  refusedVersion,
  wantedContainer,
  type Candidate,
} from './candidates';
import { newTraceId, reportFailure, reportLoad, type ReportKind } from './client-report';
import type { DevOverrides } from './dev-overrides';
import { requireFit } from './fit';
import { isOverrideAsked } from './override-request';
import { quarantine } from './quarantine';
import { RemoteLoadError } from './remote-errors';
import { LoadTimeoutError, loadVersion } from './runtime';

const RETRY_MS = 200;
const JITTER_MS = 300;
/** Canaries depend on the session; a slow answer must not block the page. */
const CANARY_PATIENCE_MS = 2_000;

/** A remote's code running in this page. */
export interface Running {
  module: RemoteModule;
  candidate: Candidate;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const businessId = () => session.get().user?.businessId;

async function overridesInForce(): Promise<DevOverrides> {
  if (!isOverrideAsked()) return {};
  const { devOverrides } = await import(/* webpackChunkName: 'dev' */ './dev-overrides');
  return devOverrides();
}

/** Versions that may run here now, best first. */
export const currentCandidates = async (remote: RegistryRemote): Promise<Candidate[]> =>
  candidatesOf(remote, businessId(), await overridesInForce());

/** False when even the check's own code does not load. */
export const isNetworkSound = (): Promise<boolean> =>
  import(/* webpackChunkName: 'rare' */ './network').then(
    (network) => network.isNetworkSound(),
    () => false,
  );

interface Failure {
  kind: ReportKind;
  traceId: string;
  error: unknown;
}

/** Failures of dev servers are not reported. */
export function report(remote: string, { version }: Candidate, failure: Failure): void {
  if (version !== DEV_VERSION) reportFailure({ remote, version, ...failure });
}

/** Quarantines a version and reports why. */
export function giveUp(remote: string, candidate: Candidate, failure: Failure): void {
  quarantine.add(candidate.container);
  report(remote, candidate, failure);
}

/** Waits briefly for the session, since the business decides on a canary. */
async function awaitBusiness({ canary }: RegistryRemote): Promise<void> {
  if (!canary || session.get().status !== 'unknown') return;
  await Promise.race([session.load(), pause(CANARY_PATIENCE_MS)]);
}

function reportRefused(remote: RegistryRemote, traceId: string): void {
  const refused = refusedVersion(remote, businessId());
  if (!refused) return;
  const { version, reason: error } = refused;
  reportFailure({ remote: remote.name, version, traceId, kind: 'load', error });
}

/** Loads one version and checks it against the registry. */
async function loadFitting(remote: RegistryRemote, candidate: Candidate): Promise<RemoteModule> {
  const module = await loadVersion(candidate, remote.timeoutMs);
  // The registry's routes describe the stable version; other versions may have other pages.
  if (candidate.container === remote.stable.container) requireFit(remote, module);
  return module;
}

/**
 * Tries a remote's versions in the order of {@link attemptsOf} until one loads.
 *
 * @throws RemoteLoadError when none does
 */
export async function loadBest(remote: RegistryRemote): Promise<Running> {
  const traceId = newTraceId();
  await awaitBusiness(remote);
  let attempts = attemptsOf(await currentCandidates(remote));
  reportRefused(remote, traceId);
  let failure: unknown = new Error('No version of it works with this page.');
  let { version } = remote.stable;
  let since = 0;
  for (let next = attempts.shift(); next; next = attempts.shift()) {
    const { candidate, isRetry } = next;
    if (isRetry) await pause(RETRY_MS + Math.random() * JITTER_MS);
    else since = performance.now();
    try {
      const module = await loadFitting(remote, candidate);
      if (candidate.version !== DEV_VERSION) reportLoad(remote.name, candidate.version, since);
      return { module, candidate };
    } catch (error) {
      failure = error;
      version = candidate.version;
      const isSpent = error instanceof LoadTimeoutError;
      attempts = attempts.filter((other) => !isSpent || other.candidate !== candidate);
      if (attempts.some((other) => other.candidate === candidate)) continue;
      if (await isNetworkSound()) giveUp(remote.name, candidate, { kind: 'load', traceId, error });
    }
  }
  throw new RemoteLoadError(remote.name, version, traceId, failure);
}

/** Whether a fallback runs because the preferred version failed. */
export const isFallback = (remote: RegistryRemote, { version, container }: Candidate): boolean =>
  version !== DEV_VERSION && container !== wantedContainer(remote, businessId());
