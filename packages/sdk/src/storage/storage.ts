/** What a browser keeps, or the page itself where the browser does not. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Asking for the storage itself may throw already, where a browser refuses site data. */
function withMemory(open: () => Storage): SafeStorage {
  /** What the browser did not take; it hides what the browser still has under that key. */
  const memory = new Map<string, string | null>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const isDone = (act: (storage: Storage) => void) =>
    attempt((storage) => {
      act(storage);
      return true;
    }) ?? false;
  return {
    get: (key) =>
      memory.has(key) ? (memory.get(key) ?? null) : (attempt((s) => s.getItem(key)) ?? null),
    set(key, value) {
      if (isDone((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      if (isDone((storage) => storage.removeItem(key))) memory.delete(key);
      else memory.set(key, null);
    },
  };
}

/**
 * The browser's storages, which never throw: one that is refused, or full, has a twin in the page's
 * memory that lasts as long as the page.
 *
 * @example safeStorage.local.set('clearcoat.theme', 'dark');
 */
export const safeStorage: Record<'local' | 'session', SafeStorage> = {
  local: withMemory(() => window.localStorage),
  session: withMemory(() => window.sessionStorage),
};
