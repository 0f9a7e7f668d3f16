import { ApiError, ifMatch, newId, send as sendCall } from '@clearcoat/api-client';
import type { KeptStore } from './store';

/** A change that is to happen once, in its order, however often it has to be sent. */
export interface Change {
  /** A UUID: by it the server knows a change that it has had already. */
  id: string;
  /** What it is about. Changes of one subject build on each other, and are never sent past one that waits. */
  subject: string;
  /** In words, for the person: 'Notes'. */
  label: string;
  /** What the person wrote, to be seen where it is refused. */
  text?: string;
  /** The page of what it is about. */
  path?: string;
  method: 'POST' | 'PUT' | 'DELETE';
  address: string;
  body?: unknown;
  /** Sent instead of a body: files, and what goes with them. */
  form?: Readonly<Record<string, string | Blob>>;
  /** What it is based on: it is refused where something else is stored by then. */
  version?: number;
  /** For the feature that made it, to show what is not sent yet. */
  details?: unknown;
}

/** A change that waits for a line, or that was refused when there was one. */
export interface WaitingChange extends Change {
  owner: string;
  order: number;
  /** Count of the server's failures at it. Default: 0. */
  failures?: number;
  /** Why it is not sent by itself any more. `isFailure`: the server failed, and may not another time. */
  refusal?: { message: string; current?: unknown; isFailure?: boolean };
}

/** After so many failures of the server a change waits for the person. */
const MOST_FAILURES = 5;
const NOT_SENT = 'Something is wrong on our side. It is still here: try again, or discard it.';
const NOT_KEPT = {
  code: 'not_kept',
  message:
    "There's no connection, and this device couldn't keep the change. Try again when you're online.",
};

const isServerFailure = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 500;

/** Failures that stop all sending until later, rather than this one change. */
const isForNow = (error: unknown) =>
  !(error instanceof ApiError) || error.isNetwork || [401, 408, 429].includes(error.status);

const versionOf = (answer: unknown) => {
  const version = (answer as { version?: unknown } | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
};

/** What was deleted before the answer got lost is not there the second time, as it should be. */
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
  /** Whose changes are sent: only while they are signed in. */
  owner: () => string | undefined;
  /** Default: over the network. */
  send?: (change: Change) => Promise<unknown>;
  /** Runs its work while no other tab does. Default: at once. */
  alone?: (work: () => Promise<void>) => Promise<void>;
  isOnline?: () => boolean;
}

/** End of sending one change: 'later' stops its subject, 'stop' stops all. */
type Outcome = 'done' | 'later' | 'stop';

/** Keeps on the device what could not be sent, and sends it once, in its order by subject, when there is a connection. */
export class Outbox {
  #waiting: readonly WaitingChange[] = [];
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(change: Change) => void>();
  readonly #around: Required<Surroundings>;
  /** By subject, the end of what is being done with it. */
  readonly #lanes = new Map<string, Promise<unknown>>();
  /** By subject, the version that a change from here has turned another into. */
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

  /** Based on the changes from here that came before it: nobody is their own rival. */
  #rebased<C extends Change>(change: C): C {
    const own = this.#own.get(change.subject);
    let { version } = change;
    while (version !== undefined && own?.has(version)) version = own.get(version);
    return version === undefined ? change : { ...change, version };
  }

  /** More than one version since then means that somebody else wrote in between. */
  #noteVersion({ subject, version }: Change, reached: number | undefined): void {
    if (version === undefined || reached !== version + 1) return;
    const own = this.#own.get(subject) ?? new Map<number, number>();
    this.#own.set(subject, own.set(version, reached));
  }

  /** The person's own, the first first; the same list until something changes. */
  readonly waiting = (): readonly WaitingChange[] => this.#waiting;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls `listener` after each change that was sent from here: what is on screen is out of date by then. */
  onSent(listener: (change: Change) => void): () => void {
    this.#sentListeners.add(listener);
    return () => void this.#sentListeners.delete(listener);
  }

  /**
   * Sends a change, or keeps it where there is no connection, or where others of its subject wait already.
   *
   * @returns what the server answered; undefined: it is kept
   * @throws ApiError when the server refuses it, or when this device cannot keep it
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

  /** Reads what waits, as another tab may have changed it. */
  async reload(): Promise<void> {
    const owner = this.#around.owner();
    const rows = await this.#around.store.all().catch(() => [...this.#waiting]);
    const own = rows.filter((row) => row.owner === owner);
    this.#waiting = own.sort((one, other) => one.order - other.order);
    this.#listeners.forEach((listener) => listener());
  }

  /** Sends what waits; who asks while it is being sent waits for the same. */
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
      // The device kept nothing of how it went: the server knows the change by its id, and takes it once.
      return 'later';
    }
  }

  /** Puts aside what the server refuses for good, or has failed at too often. */
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
   * What was made after this change, on the same device, knew of it: it is based on what this one came to. Where more than one
   * version has passed, somebody else was there in between, and whoever made it has not seen that.
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

  /** Sends one again that was put aside; a refused one over whatever is stored. */
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

  /** Lets a change go that was refused, or that nobody wants any more. */
  async discard(id: string): Promise<void> {
    await this.#around.store.remove(id);
    await this.reload();
  }

  /** Deletes all that the person has waiting; others' changes on this device stay theirs. */
  async clear(): Promise<void> {
    this.#own.clear();
    await this.reload();
    for (const { id } of this.#waiting) await this.#around.store.remove(id);
    await this.reload();
  }
}
