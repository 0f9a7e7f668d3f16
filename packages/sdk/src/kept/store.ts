/** What is kept on the device: what was read of today's jobs, and what waits to be sent. */
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

/** Rows that are gone with the page: where a browser keeps nothing, and in tests. */
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

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser kept nothing.'));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open('clearcoat', 1);
    request.onupgradeneeded = () => {
      for (const name of NAMES) request.result.createObjectStore(name, { keyPath: 'id' });
    };
    return settled(request);
  })();
  return opened;
}

/** Rows in the browser's database; a browser that refuses it has a twin in the page's memory. */
export function keptStore<Row extends HasId>(name: (typeof NAMES)[number]): KeptStore<Row> {
  const memory = memoryStore<Row>();
  async function attempt<T>(
    mode: IDBTransactionMode,
    act: (rows: IDBObjectStore) => IDBRequest,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = (await open()).transaction(name, mode);
      return (await settled(act(transaction.objectStore(name)))) as T;
    } catch {
      return otherwise();
    }
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
