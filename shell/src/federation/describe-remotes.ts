import type { Registry } from '@clearcoat/federation/registry';
import type { RemoteReport } from '@clearcoat/sdk';
import { quarantine } from './quarantine';
import { newestOf } from './registry-client';
import { remotes } from './remote-store';

/**
 * Remotes in this page: `await clearcoat.remotes()` in the browser's console.
 *
 * @example console.table(await clearcoat.remotes())
 */
export function describeRemotes(registry: Registry): RemoteReport[] {
  return registry.remotes.map((remote) => {
    const record = remotes.records().find((candidate) => candidate.remote.name === remote.name);
    const { stable, previous, canary } = newestOf(remote);
    const regions = [...(record?.regions ?? [])].map(([name, { status }]) => [name, status]);
    return {
      name: remote.name,
      state: record?.state ?? 'idle',
      version: record?.running?.candidate.version,
      regions: Object.fromEntries(regions) as Record<string, string>,
      quarantined: [stable, previous, canary].flatMap((version) =>
        version && quarantine.has(version.container) ? version.version : [],
      ),
      failure: record?.failure,
    };
  });
}
