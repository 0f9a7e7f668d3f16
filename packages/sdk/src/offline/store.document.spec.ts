interface Row {
  id: string;
}

/** The used part of IndexedDB. `commit`: how a transaction ends. */
function databaseWith(commit: () => Error | undefined) {
  const rows = new Map<string, Row>();
  const closed = jest.fn();
  const database = {
    close: closed,
    onversionchange: undefined as (() => void) | undefined,
    transaction() {
      const transaction = { error: null as Error | null } as {
        error: Error | null;
        oncomplete?: () => void;
        onabort?: () => void;
        objectStore: () => unknown;
      };
      transaction.objectStore = () => ({
        put: (row: Row) => ({ result: rows.set(row.id, row) && row.id }),
        delete: (id: string) => ({ result: rows.delete(id) }),
        clear: () => ({ result: rows.clear() }),
        getAll: () => ({ result: [...rows.values()] }),
      });
      setTimeout(() => {
        const failure = commit();
        transaction.error = failure ?? null;
        if (failure) transaction.onabort?.();
        else transaction.oncomplete?.();
      });
      return transaction;
    },
  };
  return { database, closed };
}

const opens = jest.fn();
beforeEach(() => {
  jest.resetModules();
  opens.mockReset();
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    value: {
      open() {
        const request = {} as { result: unknown; onsuccess: () => void; onerror: () => void };
        setTimeout(() => {
          request.result = opens() as unknown;
          if (request.result) request.onsuccess();
          else request.onerror();
        });
        return request;
      },
    },
  });
});

const newStore = async () => (await import('./store')).keptStore<Row>('outbox');

it('refuses a write whose transaction fails after its request succeeded', async () => {
  let failure: Error | undefined = new Error('QuotaExceededError');
  opens.mockReturnValue(databaseWith(() => failure).database);
  const store = await newStore();
  await expect(store.put({ id: 'a' })).rejects.toThrow('QuotaExceededError');
  failure = undefined;
  await store.put({ id: 'b' });
  expect((await store.all()).map(({ id }) => id)).toContain('b');
});

it('keeps everything in memory where the database cannot be opened at first, and nothing elsewhere', async () => {
  opens.mockReturnValueOnce(undefined).mockReturnValue(databaseWith(() => undefined).database);
  const store = await newStore();
  await store.put({ id: 'a' });
  expect(await store.all()).toEqual([{ id: 'a' }]);
  expect(opens).toHaveBeenCalledTimes(1);
});

it('makes way for a newer version of the database, and opens it again', async () => {
  const { database, closed } = databaseWith(() => undefined);
  opens.mockReturnValue(database);
  const store = await newStore();
  await store.put({ id: 'a' });
  database.onversionchange?.();
  expect(closed).toHaveBeenCalled();
  expect(await store.all()).toEqual([{ id: 'a' }]);
  expect(opens).toHaveBeenCalledTimes(2);
});
