import { ApiError, ifMatch, newId, send as sendCall } from '@clearcoat/api-client';
import type { KeptStore } from './store';

/** A change to be made exactly once and in order, however often it has to be sent. */
export interface Change {
  /** UUID by which the server recognizes a repeated change. */
  id: string;
  /**
   * Subject of the change. Changes of one subject build on each other, so none overtakes a queued
   * one.
   */
  subject: string;
  /** Label for the person: 'Notes'. */
  label: string;
  /** Text that the person wrote, shown if the change is refused. */
  text?: string;
  /** Path of the page that the change belongs to. */
  path?: string;
  method: 'POST' | 'PUT' | 'DELETE';
  address: string;
  body?: unknown;
  /** Form with files and fields, sent instead of a body. */
  form?: Readonly<Record<string, string | Blob>>;
  /** Base version: the server refuses the change if another one is stored. */
  version?: number;
  /** Data for the feature that made the change, to show it before it is sent. */
  details?: unknown;
}

/** A queued change: offline, or refused by the server. */
export interface WaitingChange extends Change {
  owner: string;
  order: number;
  /** Number of server failures. Default: 0. */
  failures?: number;
  /**
   * Reason why it is no longer sent automatically. `isFailure`: the server failed, and a retry may
   * help.
   */
  refusal?: { message: string; current?: unknown; isFailure?: boolean };
}

/** Server failures after which a change waits for the person. */
const MOST_FAILURES = 5;
const NOT_SENT =
  'Something is wrong on our side. Your change is still here. Try again, or discard it.';
const NOT_KEPT = {
  code: 'not_kept',
  message:
    "There's no connection, and this device couldn't keep the change. Try again when you're online.",
};

const isServerFailure = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 500;

/** Failures that stop all sending for now, rather than only this change. */
const isForNow = (error: unknown) =>
  !(error instanceof ApiError) || error.isNetwork || [401, 408, 429].includes(error.status);

const versionOf = (answer: unknown) => {
  const version = (answer as { version?: unknown } | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
};

/** A repeated delete whose first answer was lost gets a 404, which counts as success. */
const isDone = ({ method }: Change, error: unknown) =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

async function sendOverNetwork(change: Change): Promise<unknown> {
  const { id, method, address, body, form, version } = change;
  const headers = { ...ifMatch(version), ...(method !== 'DELETE' && { 'Idempotency-Key': id }) };
  if (!form) return (await sendCall(method, address, { body, headers })).data;
  const sent = new FormData();
  for (const [name, value] of Object.entries(form)) sent.append(name, value);
  return (await sendCall(method, address, { body: sent, headers })).data;
}

interface Surroundings {
  store: KeptStore<WaitingChange>;
  /** Person whose changes are sent, while signed in. */
  owner: () => string | undefined;
  /** Default: over the network. */
  send?: (change: Change) => Promise<unknown>;
  /** Runs its work while no other tab does. Default: at once. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  isOnline?: () => boolean;
}

/** End of sending one change: 'later' stops its subject, 'stop' stops all. */
type Outcome = 'done' | 'later' | 'stop';

/**
 * Queue of offline changes on the device. Sends each once and in order by subject when the app is
 * online.
 */
export class Outbox {
  #waiting: readonly WaitingChange[] = [];
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(change: Change) => void>();
  readonly #around: Required<Surroundings>;
  /** Pending work by subject. */
  readonly #lanes = new Map<string, Promise<unknown>>();
  /** By subject, the version that each base version became through a change of this device. */
  readonly #own = new Map<string, Map<number, number>>();

  constructor(around: Surroundings) {
    const alone = (work: () => Promise<void>) => work();
    this.#around = { send: sendOverNetwork, alone, isOnline: () => true, ...around };
  }

  /** Runs works of one subject one after the other. */
  async #inLane<T>(subject: string, work: () => Promise<T>): Promise<T> {
    const before = this.#lanes.get(subject) ?? Promise.resolve();
    const result = before.then(work, work);
    this.#lanes.set(subject, result);
    try {
      return await result;
    } finally {
      if (this.#lanes.get(subject) === result) this.#lanes.delete(subject);
    }
  }

  /**
   * The change rebased on this device's earlier ones, so that a person does not conflict with
   * themselves.
   */
  #rebased<C extends Change>(change: C): C {
    const own = this.#own.get(change.subject);
    let { version } = change;
    while (version !== undefined && own?.has(version)) version = own.get(version);
    return version === undefined ? change : { ...change, version };
  }

  /** Records a version. A gap of more than one means that somebody else wrote in between. */
  #noteVersion({ subject, version }: Change, reached: number | undefined): void {
    if (version === undefined || reached !== version + 1) return;
    const own = this.#own.get(subject) ?? new Map<number, number>();
    this.#own.set(subject, own.set(version, reached));
  }

  /** The person's queued changes, the oldest first; the same array until something changes. */
  readonly waiting = (): readonly WaitingChange[] => this.#waiting;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls `listener` after each change sent from here, because the screen is stale then. */
  onSent(listener: (change: Change) => void): () => void {
    this.#sentListeners.add(listener);
    return () => void this.#sentListeners.delete(listener);
  }

  /**
   * Sends a change. Offline, or behind other changes of its subject, it is queued.
   *
   * @returns the server's answer; undefined: the change is queued
   * @throws ApiError when the server refuses it, or when this device cannot store it
   */
  deliver<T>(change: Change): Promise<T | undefined> {
    return this.#inLane(change.subject, () => this.#deliver<T>(change));
  }

  async #deliver<T>(made: Change): Promise<T | undefined> {
    const change = this.#rebased(made);
    const isBehind = this.#waiting.some(
      ({ subject, refusal }) => subject === change.subject && !refusal,
    );
    const isOnline = this.#around.isOnline();
    if (!isBehind && isOnline) {
      try {
        const answer = await this.#around.send(change);
        this.#noteVersion(change, versionOf(answer));
        return answer as T;
      } catch (error) {
        if (!(error instanceof ApiError && error.isNetwork)) throw error;
      }
    }
    await this.#keep(change);
    if (isBehind && isOnline) void this.flush();
    return undefined;
  }

  async #keep(change: Change): Promise<void> {
    const owner = this.#around.owner();
    if (owner === undefined) throw new ApiError(0);
    const last = Math.max(0, ...this.#waiting.map(({ order }) => order));
    const row = { ...change, owner, order: Math.max(Date.now(), last + 1) };
    await this.#around.store.put(row).catch(() => {
      throw new ApiError(0, NOT_KEPT);
    });
    await this.reload();
  }

  /** Re-reads the queue, which another tab may have changed. */
  async reload(): Promise<void> {
    const owner = this.#around.owner();
    const rows = await this.#around.store.all().catch(() => [...this.#waiting]);
    const own = rows.filter((row) => row.owner === owner);
    this.#waiting = own.sort((one, other) => one.order - other.order);
    this.#listeners.forEach((listener) => listener());
  }

  /** Sends the queue; concurrent calls share one run. */
  flush(): Promise<void> {
    this.#sending ??= this.#around
      .alone(() => this.#sendAll())
      .finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    await this.reload();
    const stopped = new Set<string>();
    for (;;) {
      const next = this.#waiting.find(({ refusal, subject }) => !refusal && !stopped.has(subject));
      if (!next) return;
      const outcome = await this.#inLane(next.subject, () => this.#sendOne(next.id));
      if (outcome === 'stop') return;
      if (outcome === 'later') stopped.add(next.subject);
    }
  }

  async #sendOne(id: string): Promise<Outcome> {
    const change = this.#waiting.find((one) => one.id === id);
    if (!change) return 'done';
    const { store, send } = this.#around;
    try {
      let answer: unknown;
      try {
        answer = await send(change);
      } catch (error) {
        if (isForNow(error)) return 'stop';
        if (!isDone(change, error)) return await this.#settle(change, error as ApiError);
      }
      await store.remove(id);
      await this.#buildOn(change, versionOf(answer));
      await this.reload();
      this.#sentListeners.forEach((listener) => listener(change));
      return 'done';
    } catch {
      // The device could not store the result. Sending again is safe, because the server knows the
      // change by its id.
      return 'later';
    }
  }

  /** Parks a change that the server refused for good, or failed at too often. */
  async #settle(change: WaitingChange, error: ApiError): Promise<Outcome> {
    const { serverMessage, current } = error;
    const failures = (change.failures ?? 0) + 1;
    const isFailure = isServerFailure(error);
    const refusal = isFailure
      ? { message: NOT_SENT, isFailure }
      : { message: serverMessage ?? "This couldn't be saved.", current };
    const isGivenUp = !isFailure || failures >= MOST_FAILURES;
    await this.#around.store.put({ ...change, failures, ...(isGivenUp && { refusal }) });
    await this.reload();
    return isGivenUp ? 'done' : 'later';
  }

  /**
   * Rebases later changes of this device on the sent one's version. If more than one version has
   * passed, somebody else wrote in between, and the person has not seen that.
   */
  async #buildOn(sent: WaitingChange, version: number | undefined): Promise<void> {
    this.#noteVersion(sent, version);
    if (sent.version === undefined || version !== sent.version + 1) return;
    const next = this.#waiting.filter(
      (change) =>
        change.order > sent.order &&
        change.subject === sent.subject &&
        change.version === sent.version,
    );
    for (const change of next) await this.#around.store.put({ ...change, version });
  }

  /** Retries a parked change; a refused one overwrites the stored value. */
  async insist(id: string): Promise<void> {
    const change = this.#waiting.find((one) => one.id === id);
    if (!change) return;
    const { refusal, failures: _forgiven, ...again } = change;
    if (refusal?.isFailure) await this.#around.store.put(again);
    else {
      const { version: _old, ...over } = again;
      await this.#around.store.put({ ...over, id: newId() });
      await this.#around.store.remove(id);
    }
    await this.reload();
    await this.flush();
  }

  /** Discards a change that was refused or is no longer wanted. */
  async discard(id: string): Promise<void> {
    await this.#around.store.remove(id);
    await this.reload();
  }

  /** Deletes the person's queued changes; those of others on this device stay. */
  async clear(): Promise<void> {
    this.#own.clear();
    await this.reload();
    for (const { id } of this.#waiting) await this.#around.store.remove(id);
    await this.reload();
  }
}
