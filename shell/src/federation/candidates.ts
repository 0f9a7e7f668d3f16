import { CONTRACT_VERSION } from '@clearcoat/sdk';
import {
  bucketOf,
  satisfiesContract,
  type RegistryRemote,
  type RemoteVersion,
} from '@clearcoat/federation/registry';
import type { DevOverrides } from './dev-overrides';
import { quarantine } from './quarantine';

/** A version that the loader may try. */
export type Candidate = Pick<RemoteVersion, 'version' | 'entry' | 'container' | 'integrity'>;

/** Version name of a remote from a dev server. */
export const DEV_VERSION = 'dev';

/** Code runs from our own origin only, whatever the registry says. */
export function isAllowedEntry(entry: string): boolean {
  return new URL(entry, window.location.href).origin === window.location.origin;
}

/** Why a version never runs in this page, or undefined when it may. */
function refusalOf({ contract, entry }: RemoteVersion): string | undefined {
  if (!isAllowedEntry(entry)) return `Its code lies at ${entry}.`;
  return satisfiesContract(contract, CONTRACT_VERSION)
    ? undefined
    : `It wants contract ${contract}, this page has ${CONTRACT_VERSION}.`;
}

/** Preferred versions of a business, best first. The canary always goes to the same businesses. */
function versionsOf({ canary, stable, previous }: RegistryRemote, businessId: string | undefined) {
  const isCanary = canary && businessId && bucketOf(businessId) < canary.percent;
  return [isCanary ? canary : undefined, stable, previous].filter(
    (version): version is RemoteVersion => version !== undefined,
  );
}

/** Preferred version of a business, if it must not run in this page. */
export function refusedVersion(
  remote: RegistryRemote,
  businessId: string | undefined,
): { version: string; reason: string } | undefined {
  const [wanted] = versionsOf(remote, businessId);
  const reason = wanted && refusalOf(wanted);
  return reason ? { version: wanted.version, reason } : undefined;
}

/** Container name of the preferred version. */
export const wantedContainer = (remote: RegistryRemote, businessId: string | undefined) =>
  versionsOf(remote, businessId)[0]?.container;

/**
 * Versions of a remote to try, best first: dev override, canary, stable, previous. Versions
 * quarantined in this tab come last. Versions of another contract or from a foreign origin are
 * left out.
 */
export function candidatesOf(
  remote: RegistryRemote,
  businessId: string | undefined,
  overrides: DevOverrides = {},
): Candidate[] {
  const override = overrides[remote.name];
  if (override) {
    const container = `mfe_${remote.name}_dev`;
    return [{ version: DEV_VERSION, entry: override, container, integrity: '' }];
  }
  const versions = versionsOf(remote, businessId).filter((version) => !refusalOf(version));
  const trusted = versions.filter((version) => !quarantine.has(version.container));
  return trusted.length > 0 ? trusted : versions;
}

/** One load attempt of a version. */
export interface Attempt {
  candidate: Candidate;
  /** A retry waits a moment first, since the same version has just failed. */
  isRetry: boolean;
}

/** Load attempts in order: each version twice. A version that timed out is not retried. */
export const attemptsOf = (candidates: Candidate[]): Attempt[] =>
  candidates.flatMap((candidate) => [
    { candidate, isRetry: false },
    { candidate, isRetry: true },
  ]);

/** Facts about a crash that decide what to do. */
interface Crash {
  /** This version has not thrown the same error before. */
  isFirst: boolean;
  /** Another version threw the same error, so the version is not to blame. */
  isShared: boolean;
}

/**
 * Reaction to a crash of a running remote: retry the version, blame the page, or fall back to the
 * next version.
 */
export function afterCrash({ isFirst, isShared }: Crash): 'retry' | 'page' | 'next version' {
  if (isShared) return 'page';
  return isFirst ? 'retry' : 'next version';
}
