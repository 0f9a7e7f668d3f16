import { CONTRACT_VERSION } from '@clearcoat/sdk';
import {
  satisfiesContract,
  type RegistryRemote,
  type RemoteVersion,
} from '@clearcoat/federation/registry';
import { quarantine } from './quarantine';

/** A version the loader may try. */
export type Candidate = Pick<RemoteVersion, 'version' | 'entry' | 'container' | 'integrity'>;

const OVERRIDES_KEY = 'clearcoat.dev';
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A number from 0 to 99 that stays the same for a business. */
export function bucketOf(businessId: string): number {
  let hash = 0;
  for (const character of businessId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % 100;
}

/**
 * While developing, one remote may come from its own dev server:
 * `?remote.crm=http://localhost:4102/remoteEntry.js`, kept for the tab. Only on this machine.
 */
export function readDevOverrides(location: Location = window.location): Record<string, string> {
  if (!LOCAL_HOSTS.includes(location.hostname)) return {};
  const stored = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}') as Record<
    string,
    string
  >;
  for (const [key, url] of new URLSearchParams(location.search)) {
    if (key.startsWith('remote.')) stored[key.slice('remote.'.length)] = url;
  }
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(stored));
  return stored;
}

function isAllowedOrigin(entry: string): boolean {
  const { origin, hostname } = new URL(entry, window.location.href);
  const isLocal = LOCAL_HOSTS.includes(window.location.hostname) && LOCAL_HOSTS.includes(hostname);
  return origin === window.location.origin || isLocal;
}

function devCandidate(remote: RegistryRemote, url: string): Candidate {
  const container = `mfe_${remote.name}_dev`;
  return { version: 'dev', entry: url, container, integrity: '' };
}

/**
 * The versions of a remote to try, best first: dev override, else canary (the same businesses
 * always), stable, previous. What this tab has quarantined comes only when nothing else is left.
 * A version of another contract or from a foreign origin is never among them.
 */
export function candidatesOf(
  remote: RegistryRemote,
  businessId: string | undefined,
  overrides = readDevOverrides(),
): Candidate[] {
  const override = overrides[remote.name];
  if (override && isAllowedOrigin(override)) return [devCandidate(remote, override)];
  const { canary, stable, previous } = remote;
  const isCanary = canary && businessId && bucketOf(businessId) < canary.percent;
  const versions = [isCanary ? canary : undefined, stable, previous].filter(
    (version): version is RemoteVersion =>
      version !== undefined &&
      satisfiesContract(version.contract, CONTRACT_VERSION) &&
      isAllowedOrigin(version.entry),
  );
  const trusted = versions.filter((version) => !quarantine.has(version.container));
  return trusted.length > 0 ? trusted : versions;
}
