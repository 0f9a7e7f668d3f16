/** Storage of the browser, with the page's memory as a fallback. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Wraps a storage. Even accessing `window.localStorage` throws if a browser blocks site data. */
function withMemory(open: () => Storage): SafeStorage {
  /** Values that the browser refused; they shadow the browser's value of the same key. */
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
 * The browser's storages without exceptions: if one is blocked or full, values stay in memory for
 * the lifetime of the page.
 *
 * @example safeStorage.local.set('clearcoat.theme', 'dark');
 */
export const safeStorage: Record<'local' | 'session', SafeStorage> = {
  local: withMemory(() => window.localStorage),
  session: withMemory(() => window.sessionStorage),
};
