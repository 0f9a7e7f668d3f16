import { safeStorage } from '@clearcoat/sdk';

/**
 * Versions that failed in this tab, with the time. They are skipped until 'Try again' or until
 * they expire.
 */
const KEY = 'clearcoat.quarantine';
/** After this long the network or the version may have recovered. */
const KEPT_MS = 10 * 60_000;

type Kept = Record<string, number>;

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(safeStorage.session.get(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    const kept = Object.entries(stored as Kept);
    return Object.fromEntries(kept.filter(([, at]) => Date.now() - at < KEPT_MS));
  } catch {
    return {};
  }
}

const write = (kept: Kept) => safeStorage.session.set(KEY, JSON.stringify(kept));

export const quarantine = {
  has: (container: string) => Object.hasOwn(read(), container),
  add: (container: string) => write({ ...read(), [container]: Date.now() }),
  release: (containers: string[]) =>
    write(
      Object.fromEntries(Object.entries(read()).filter(([name]) => !containers.includes(name))),
    ),
};
