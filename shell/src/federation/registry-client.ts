import {
  claims,
  parseRegistry,
  type Registry,
  type RegistryRemote,
} from '@clearcoat/federation/registry';

const REGISTRY_URL = '/registry/remotes.json';
const LAST_GOOD_KEY = 'clearcoat.registry';
/** After this long the last good copy serves instead, in milliseconds. */
const BUDGET_MS = 2_000;

/** The registry as published now. @throws when it does not arrive in time or is not one */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(BUDGET_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const registry = parseRegistry(await response.json());
  localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(registry));
  return registry;
}

function lastGoodCopy(): Registry | undefined {
  try {
    const stored = localStorage.getItem(LAST_GOOD_KEY);
    return stored ? parseRegistry(JSON.parse(stored)) : undefined;
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
    if (copy) return copy;
    throw error;
  }
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
