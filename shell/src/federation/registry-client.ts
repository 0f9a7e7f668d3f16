import { safeStorage } from '@clearcoat/sdk';
import {
  readUsable,
  type Registry,
  type RegistryRemote,
  type UsableRegistry,
} from '@clearcoat/federation/registry';
import { isAllowedEntry } from './candidates';
import { newTraceId, reportFailure } from './client-report';

const REGISTRY_URL = '/registry/remotes.json';
const LAST_GOOD_KEY = 'clearcoat.registry';
/** Time limit before the last good copy is used, in milliseconds. */
const BUDGET_MS = 2_000;

/** Last registry that was accepted. */
let newest: Registry | undefined;
/** Refusals already reported. */
const reported = new Set<string>();

/** Code runs from our own origin only, and only unmodified since publication. */
function requireSafe({ stable, previous, canary }: RegistryRemote): void {
  for (const version of [stable, previous, canary]) {
    if (!version) continue;
    if (!isAllowedEntry(version.entry)) throw new Error(`registry: code from ${version.entry}`);
    if (!version.integrity.startsWith('sha384-')) {
      throw new Error(`registry: ${version.entry} is not pinned`);
    }
  }
}

const read = (text: string) => readUsable(JSON.parse(text), requireSafe);

/** Reports each error once, however often the registry is read. */
function report(error: unknown): void {
  if (reported.has(String(error))) return;
  reported.add(String(error));
  const version = newest?.revision ?? 'unknown';
  reportFailure({ remote: 'registry', version, traceId: newTraceId(), kind: 'load', error });
}

/** A remote with an invalid entry falls back to its last good one; the others are updated. */
function withLastGood({ registry, refused }: UsableRegistry): Registry {
  refused.forEach(({ error }) => report(error));
  const before = lastGoodCopy()?.remotes ?? [];
  const kept = before.filter(({ name }) => refused.some((other) => other.name === name));
  const remotes = [...registry.remotes, ...kept];
  if (remotes.length === 0) throw new Error('registry: there is no remote in it');
  return { ...registry, remotes };
}

/** Parses the server's registry and reports the entries that are refused. */
function accept(text: string): Registry {
  try {
    newest = withLastGood(read(text));
  } catch (error) {
    report(error);
    throw error;
  }
  safeStorage.local.set(LAST_GOOD_KEY, JSON.stringify(newest));
  return newest;
}

/** The registry as published now. @throws when it is late or invalid */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(BUDGET_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return accept(await response.text());
}

function lastGoodCopy(): Registry | undefined {
  try {
    const { registry } = read(safeStorage.local.get(LAST_GOOD_KEY) ?? '');
    return registry.remotes.length > 0 ? registry : undefined;
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

/** Revision of the newest registry this page has read; changes with every publication. */
export const newestRevision = (): string | undefined => newest?.revision;

/** Newest registry entry of a remote; the page may have started with an earlier one. */
export function newestOf(remote: RegistryRemote): RegistryRemote {
  return newest?.remotes.find(({ name }) => name === remote.name) ?? remote;
}
