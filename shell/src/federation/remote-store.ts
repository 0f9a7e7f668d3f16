import { startRetryEpoch, type RemoteModule } from '@clearcoat/sdk';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import { subscribeToUpdates } from './poll';
import { newTraceId } from './client-report';
import { judgeCrash } from './judge-crash';
import { currentCandidates, isFallback, loadBest } from './load-best';
import { quarantine } from './quarantine';
import { fetchRegistry, newestOf } from './registry-client';
import { RemoteLoadError } from './remote-errors';
import { containersOf, newRecord, type Region, type RemoteRecord } from './remote-record';
import { nextState, type RemoteEvent } from './remote-states';

/** Region of a remote's own pages; all other regions are named after their slots. */
export const PAGES = 'pages';

/**
 * Running remotes of this page, with their versions and regions. Routes and slots load, fail and
 * recover in the same way.
 */
export class RemoteStore {
  readonly #records = new Map<string, RemoteRecord>();
  readonly #listeners = new Set<() => void>();
  #isWatching = false;
  /** Called when a version starts to run, before anything of it is rendered. */
  onRunning: (remote: RegistryRemote, module: RemoteModule) => void = () => undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #record(remote: RegistryRemote): RemoteRecord {
    let record = this.#records.get(remote.name);
    if (!record) this.#records.set(remote.name, (record = newRecord(remote)));
    return record;
  }

  /** Whether a version of the remote runs, in whatever state. */
  isRunning(remote: RegistryRemote): boolean {
    return this.#record(remote).running !== undefined;
  }

  /** Records of all remotes requested so far. */
  records(): readonly Readonly<RemoteRecord>[] {
    return [...this.#records.values()];
  }

  /** Current state of a region. The same object until it changes. */
  region(remote: RegistryRemote, name: string): Region {
    const { regions, running, state, failure } = this.#record(remote);
    let region = regions.get(name);
    if (!region) {
      const status = running ? 'ready' : state === 'failed' ? 'failed' : 'loading';
      region = { status, error: failure, module: running?.module, epoch: 0 };
      regions.set(name, region);
    }
    return region;
  }

  /** Whether every remote in the page allows leaving it now. */
  canLeave(): boolean {
    return this.records().every(({ running }) => running?.module.canLeave?.() ?? true);
  }

  /**
   * A remote's module: loaded once, shared by its pages and slots. A failure is not cached, so the
   * next call tries again.
   *
   * @throws RemoteLoadError when no version of it can be loaded
   */
  load(remote: RegistryRemote): Promise<RemoteModule> {
    const record = this.#record(remote);
    return (record.load ??= this.#load(record));
  }

  /** 'Try again': fetches the registry, clears earlier failures, then loads. */
  retry(remote: RegistryRemote): Promise<RemoteModule> {
    const record = this.#record(remote);
    return (record.retry ??= this.#retry(record).finally(() => (record.retry = undefined)));
  }

  /**
   * Handles a render error of a region: retries the version once, then falls back to the next one.
   * If that one throws the same error, the page is to blame.
   */
  async crashed(remote: RegistryRemote, name: string, error: unknown): Promise<void> {
    const record = this.#record(remote);
    const before = this.region(remote, name);
    this.#update(record, (region) =>
      region === before ? { ...region, status: 'loading' } : region,
    );
    try {
      await this.#recover(record, before.module, error);
      this.#show(record);
    } catch (failure) {
      this.#endCrash(record);
      this.#fail(record, failure);
    }
  }

  #move(record: RemoteRecord, event: RemoteEvent): void {
    record.state = nextState(record.state, event);
  }

  /** Ends the crashed state when the running version stays in use. */
  #endCrash(record: RemoteRecord): void {
    const { remote, running } = record;
    if (!running || quarantine.has(running.candidate.container)) return;
    this.#move(record, isFallback(newestOf(remote), running.candidate) ? 'fellBack' : 'loaded');
  }

  #update({ regions }: RemoteRecord, next: (region: Region) => Region): void {
    for (const [name, region] of regions) regions.set(name, next(region));
    this.#listeners.forEach((listener) => listener());
  }

  /**
   * Fills waiting regions with the running version, and remounts regions that show another
   * version.
   */
  #show(record: RemoteRecord, withFailed = false): void {
    const module = record.running?.module;
    this.#endCrash(record);
    this.#update(record, (region) => {
      const isFilled = region.status === 'ready' && region.module === module;
      if (isFilled || (region.status === 'failed' && !withFailed)) return region;
      return { status: 'ready', module, epoch: region.epoch + 1 };
    });
  }

  #fail(record: RemoteRecord, error: unknown): void {
    this.#update(record, (region) =>
      region.status === 'loading' ? { ...region, status: 'failed', error } : region,
    );
    this.#watch();
  }

  /** After a failure, any publication and any return of the network triggers a retry. */
  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const retryFailed = () => {
      for (const { remote, regions } of this.records()) {
        const isDown = [...regions.values()].some(({ status }) => status === 'failed');
        if (isDown) this.retry(remote).catch(() => undefined);
      }
    };
    subscribeToUpdates(retryFailed);
    window.addEventListener('online', retryFailed);
  }

  async #load(record: RemoteRecord): Promise<RemoteModule> {
    this.#move(record, 'load');
    try {
      const running = await loadBest(newestOf(record.remote));
      this.onRunning(record.remote, running.module);
      Object.assign(record, { running, failure: undefined });
      this.#show(record, true);
      return running.module;
    } catch (error) {
      Object.assign(record, { load: undefined, failure: error });
      this.#move(record, 'exhausted');
      this.#fail(record, error);
      throw error;
    }
  }

  async #retry(record: RemoteRecord): Promise<RemoteModule> {
    this.#update(record, (region) =>
      region.status === 'failed' ? { ...region, status: 'loading' } : region,
    );
    // Without an answer the current registry is used.
    await fetchRegistry().catch(() => undefined);
    quarantine.release(containersOf(record));
    record.crashes.clear();
    startRetryEpoch();
    record.load = undefined;
    return this.load(record.remote);
  }

  async #recover(record: RemoteRecord, crashed: unknown, error: unknown): Promise<void> {
    const { remote, running, state } = record;
    // Another version may already run or be loading.
    const isRunning = running?.module === crashed && state !== 'loading';
    if (running && isRunning && !quarantine.has(running.candidate.container)) {
      this.#move(record, 'crash');
      if (await judgeCrash(record, running, error)) return;
      record.load = undefined;
    }
    const next = await currentCandidates(newestOf(remote));
    if (next.every(({ container }) => quarantine.has(container))) {
      const version = running?.candidate.version ?? '';
      throw new RemoteLoadError(remote.name, version, newTraceId(), error);
    }
    await this.load(remote);
  }
}

export const remotes = new RemoteStore();
