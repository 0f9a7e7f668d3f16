import { CONTRACT_VERSION } from '@clearcoat/sdk';
import {
  bucketOf,
  satisfiesContract,
  type RegistryRemote,
  type RemoteVersion,
} from '@clearcoat/federation/registry';
import type { DevOverrides } from './dev-overrides';
import { quarantine } from './quarantine';

/** A version the loader may try. */
export type Candidate = Pick<RemoteVersion, 'version' | 'entry' | 'container' | 'integrity'>;

/** The version of a remote that comes from somebody's dev server. */
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

/** What a business would get if nothing failed: canary (the same businesses always), else stable. */
function versionsOf({ canary, stable, previous }: RegistryRemote, businessId: string | undefined) {
  const isCanary = canary && businessId && bucketOf(businessId) < canary.percent;
  return [isCanary ? canary : undefined, stable, previous].filter(
    (version): version is RemoteVersion => version !== undefined,
  );
}

/** The version a business should get if it may not run in this page. */
export function refusedVersion(
  remote: RegistryRemote,
  businessId: string | undefined,
): { version: string; reason: string } | undefined {
  const [wanted] = versionsOf(remote, businessId);
  const reason = wanted && refusalOf(wanted);
  return reason ? { version: wanted.version, reason } : undefined;
}

/** The name of the container that a remote should run in here, if nothing fails. */
export const wantedContainer = (remote: RegistryRemote, businessId: string | undefined) =>
  versionsOf(remote, businessId)[0]?.container;

/**
 * The versions of a remote to try, best first: dev override, else canary, stable, previous. What
 * this tab has quarantined comes only when nothing else is left. A version of another contract or
 * from a foreign origin is never among them.
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

/** One request for a version. */
export interface Attempt {
  candidate: Candidate;
  /** After a moment, since the same version has just failed. */
  isRetry: boolean;
}

/** In which order versions are requested: each one twice. A version that timed out is not retried. */
export const attemptsOf = (candidates: Candidate[]): Attempt[] =>
  candidates.flatMap((candidate) => [
    { candidate, isRetry: false },
    { candidate, isRetry: true },
  ]);

/** What is known of a crash. */
interface Crash {
  /** This version has not thrown the same before. */
  isFirst: boolean;
  /** Another version of the remote threw the same: then the version is not to blame. */
  isShared: boolean;
}

/** What follows when a part of a running remote throws: try it as it is, blame the page, or the version. */
export function afterCrash({ isFirst, isShared }: Crash): 'retry' | 'page' | 'next version' {
  if (isShared) return 'page';
  return isFirst ? 'retry' : 'next version';
}
