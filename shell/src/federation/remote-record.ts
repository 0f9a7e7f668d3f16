import type { RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { CrashLog } from './crash-log';
import type { Running } from './load-best';
import { newestOf } from './registry-client';
import type { RemoteState } from './remote-states';

/** A place in the page that a remote fills: its pages, or one of its slots. */
export interface Region {
  status: 'loading' | 'ready' | 'failed';
  /** Reason of the failure; stays set during a retry. */
  error?: unknown;
  module?: RemoteModule | undefined;
  /** Incremented to remount the region. */
  epoch: number;
}

/** State of one remote in this page. */
export interface RemoteRecord {
  readonly remote: RegistryRemote;
  readonly regions: Map<string, Region>;
  readonly crashes: CrashLog;
  state: RemoteState;
  running?: Running;
  /** Reason why loading failed; stays set until it succeeds. */
  failure?: unknown;
  /** The load in progress, or the one that brought the running version. */
  load?: Promise<RemoteModule> | undefined;
  retry?: Promise<RemoteModule> | undefined;
}

export const newRecord = (remote: RegistryRemote): RemoteRecord => ({
  remote,
  regions: new Map(),
  crashes: new CrashLog(),
  state: 'idle',
});

/** Every version of a remote that may have run in this page. */
export function containersOf({ remote, running }: RemoteRecord): string[] {
  const { stable, previous, canary } = newestOf(remote);
  const versions = [stable, previous, canary, running?.candidate];
  return versions.flatMap((version) => version?.container ?? []);
}
