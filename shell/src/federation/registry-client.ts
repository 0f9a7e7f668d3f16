import { safeStorage } from '@clearcoat/sdk';
import {
  claims,
  parseRegistry,
  type Registry,
  type RegistryRemote,
} from '@clearcoat/federation/registry';
import { isAllowedEntry } from './candidates';
import { newTraceId, reportFailure } from './client-report';

const REGISTRY_URL = '/registry/remotes.json';
const LAST_GOOD_KEY = 'clearcoat.registry';
/** After this long the last good copy serves instead, in milliseconds. */
const BUDGET_MS = 2_000;

/** The registry that was accepted last. */
let newest: Registry | undefined;
/** What was refused was reported, once. */
let reported = '';

/** Code runs from our own origin only, and only as it was when it was published. */
function requireSafe(registry: Registry): Registry {
  for (const { stable, previous, canary } of registry.remotes) {
    for (const version of [stable, previous, canary]) {
      if (!version) continue;
      if (!isAllowedEntry(version.entry)) throw new Error(`registry: code from ${version.entry}`);
      if (!version.integrity.startsWith('sha384-')) {
        throw new Error(`registry: ${version.entry} is not pinned`);
      }
    }
  }
  return registry;
}

const read = (text: string) => requireSafe(parseRegistry(JSON.parse(text)));

/** Reads what the server sent. A registry that is none is reported, but not twice the same. */
function accept(text: string): Registry {
  try {
    newest = read(text);
    safeStorage.local.set(LAST_GOOD_KEY, text);
    reported = '';
    return newest;
  } catch (error) {
    if (reported !== String(error)) {
      reported = String(error);
      reportFailure('registry', newest?.revision ?? 'unknown', newTraceId(), error);
    }
    throw error;
  }
}

/** The registry as published now. @throws when it does not arrive in time or is not one */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(BUDGET_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return accept(await response.text());
}

function lastGoodCopy(): Registry | undefined {
  try {
    const stored = safeStorage.local.get(LAST_GOOD_KEY);
    return stored ? read(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** The registry to start with: the published one, else the last good copy. */
export async function loadRegistry(): Promise<Registry> {
  try {
    return await fetchRegistry();
  } catch (error) {
    const copy = lastGoodCopy();
    if (!copy) throw error;
    return (newest = copy);
  }
}

/** Changes whenever something is published; what this page knows of it. */
export const newestRevision = (): string | undefined => newest?.revision;

/** A remote as the registry has it now; the page may have started with an earlier one. */
export function newestOf(remote: RegistryRemote): RegistryRemote {
  return newest?.remotes.find(({ name }) => name === remote.name) ?? remote;
}

/** The remote a path belongs to: the longest prefix wins. */
export function remoteOf(registry: Registry, pathname: string): RegistryRemote | undefined {
  const candidates = registry.remotes.flatMap((remote) =>
    remote.contributes.routes
      .filter((route) => claims(route.path, pathname))
      .map((route) => ({ remote, length: route.path.length })),
  );
  return candidates.sort((a, b) => b.length - a.length)[0]?.remote;
}
