/** Offline storage of the device: cached reads and queued changes. */
const NAMES = ['reads', 'outbox'] as const;

interface HasId {
  id: string;
}

/** Rows on this device, by their id. */
export interface KeptStore<Row extends HasId> {
  get: (id: string) => Promise<Row | undefined>;
  all: () => Promise<Row[]>;
  put: (row: Row) => Promise<void>;
  remove: (id: string) => Promise<void>;
  clear: () => Promise<void>;
}

/** In-memory rows, for browsers without storage and for tests. */
export function memoryStore<Row extends HasId>(): KeptStore<Row> {
  const rows = new Map<string, Row>();
  return {
    get: (id) => Promise.resolve(rows.get(id)),
    all: () => Promise.resolve([...rows.values()]),
    put: (row) => Promise.resolve(void rows.set(row.id, row)),
    remove: (id) => Promise.resolve(void rows.delete(id)),
    clear: () => Promise.resolve(rows.clear()),
  };
}

const NOTHING_KEPT = 'The browser kept nothing.';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('clearcoat', 1);
    request.onupgradeneeded = () => {
      for (const name of NAMES) request.result.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NOTHING_KEPT));
  });
}

let opened: Promise<IDBDatabase> | undefined;

/**
 * The single connection. It closes for a newer page's upgrade, and reopens with the next read or
 * write.
 */
function connect(): Promise<IDBDatabase> {
  const forget = () => (opened = undefined);
  opened ??= openDatabase().then((database) => {
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  });
  opened.catch(forget);
  return opened;
}

let usable: Promise<boolean> | undefined;

/** Decided once, since rows split over two stores could not be found. */
function isUsable(): Promise<boolean> {
  usable ??= Promise.resolve()
    .then(connect)
    .then(
      () => true,
      () => false,
    );
  return usable;
}

/** A request can succeed and its transaction still fail, for example on a full disk. */
const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error(NOTHING_KEPT));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });

/**
 * Rows in IndexedDB. If it cannot be opened, they stay in memory for the lifetime of the page.
 *
 * @throws the error of a single read or write
 */
export function keptStore<Row extends HasId>(name: (typeof NAMES)[number]): KeptStore<Row> {
  const memory = memoryStore<Row>();
  async function attempt<T>(
    mode: IDBTransactionMode,
    act: (rows: IDBObjectStore) => IDBRequest,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    if (!(await isUsable())) return otherwise();
    const transaction = (await connect()).transaction(name, mode);
    const done = completed(transaction);
    const request = act(transaction.objectStore(name));
    await done;
    return request.result as T;
  }
  return {
    get: (id) =>
      attempt(
        'readonly',
        (rows) => rows.get(id),
        () => memory.get(id),
      ),
    all: () => attempt('readonly', (rows) => rows.getAll(), memory.all),
    put: (row) =>
      attempt(
        'readwrite',
        (rows) => rows.put(row),
        () => memory.put(row),
      ),
    remove: (id) =>
      attempt(
        'readwrite',
        (rows) => rows.delete(id),
        () => memory.remove(id),
      ),
    clear: () => attempt('readwrite', (rows) => rows.clear(), memory.clear),
  };
}
