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
  refusal?: { message: string; current?: unknown };
}

/** What stops the sending until later, rather than this one change. */
const isForNow = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.isNetwork ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status);

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

/** Keeps on the device what could not be sent, and sends it in its order, once, when there is a line again. */
export class Outbox {
  #waiting: readonly WaitingChange[] = [];
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(change: Change) => void>();
  readonly #around: Required<Surroundings>;

  constructor(around: Surroundings) {
    const alone = (work: () => Promise<void>) => work();
    this.#around = { send: sendOverNetwork, alone, isOnline: () => true, ...around };
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
   * Sends a change, or keeps it where there is no line, or where others of its subject wait already.
   *
   * @returns what the server answered; undefined: it is kept
   * @throws ApiError when the server refuses it
   */
  async deliver<T>(change: Change): Promise<T | undefined> {
    const isBehind = this.#waiting.some(
      ({ subject, refusal }) => subject === change.subject && !refusal,
    );
    const isOnline = this.#around.isOnline();
    if (!isBehind && isOnline) {
      try {
        return (await this.#around.send(change)) as T;
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
    await this.#around.store.put({ ...change, owner, order: Math.max(Date.now(), last + 1) });
    await this.reload();
  }

  /** Reads what waits, as another tab may have changed it. */
  async reload(): Promise<void> {
    const owner = this.#around.owner();
    const rows = await this.#around.store.all();
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
    for (;;) {
      const next = this.#waiting.find(({ refusal }) => !refusal);
      if (!next || !(await this.#sendOne(next))) return;
    }
  }

  /** @returns whether to go on with the next */
  async #sendOne(change: WaitingChange): Promise<boolean> {
    const { store, send } = this.#around;
    let answer: unknown;
    try {
      answer = await send(change);
    } catch (error) {
      if (isForNow(error)) return false;
      if (!isDone(change, error)) {
        const { serverMessage, current } = error as ApiError;
        const message = serverMessage ?? "This couldn't be saved.";
        await store.put({ ...change, refusal: { message, current } });
        await this.reload();
        return true;
      }
    }
    await store.remove(change.id);
    await this.#buildOn(change, versionOf(answer));
    await this.reload();
    this.#sentListeners.forEach((listener) => listener(change));
    return true;
  }

  /**
   * What was made after this change, on the same device, knew of it: it is based on what this one came to. Where more than one
   * version has passed, somebody else was there in between, and whoever made it has not seen that.
   */
  async #buildOn(sent: WaitingChange, version: number | undefined): Promise<void> {
    if (sent.version === undefined || version !== sent.version + 1) return;
    const next = this.#waiting.filter(
      (change) =>
        change.order > sent.order &&
        change.subject === sent.subject &&
        change.version === sent.version,
    );
    for (const change of next) await this.#around.store.put({ ...change, version });
  }

  /** Sends a refused one again, over whatever is stored. */
  async insist(id: string): Promise<void> {
    const change = this.#waiting.find((one) => one.id === id);
    if (!change) return;
    const { refusal: _settled, version: _old, ...rest } = change;
    await this.#around.store.put({ ...rest, id: newId() });
    await this.#around.store.remove(id);
    await this.reload();
    await this.flush();
  }

  /** Lets a change go that was refused, or that nobody wants any more. */
  async discard(id: string): Promise<void> {
    await this.#around.store.remove(id);
    await this.reload();
  }

  /** Lets everything go, of everybody. */
  async clear(): Promise<void> {
    await this.#around.store.clear();
    await this.reload();
  }
}
