/** What pages threw lately while they were shown, by the version's container. */
const crashes = new Map<string, { text: string; at: number }[]>();
/** After that long a crash is a new one. */
const RECENT_MS = 60_000;
/** A version that throws something else each time is not tried for ever. */
const TRIES = 3;

const recent = (container: string) =>
  (crashes.get(container) ?? []).filter(({ at }) => Date.now() - at < RECENT_MS);

/** A part of the page's code that did not come: a fault of the files, not of what is shown. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

export const crashLog = {
  /**
   * Notes a crash.
   *
   * @returns whether the same version is worth another try: it has not thrown this before
   */
  note(container: string, error: unknown): boolean {
    const before = recent(container);
    const text = String(error);
    crashes.set(container, [...before, { text, at: Date.now() }]);
    return before.length < TRIES && before.every((crash) => crash.text !== text);
  },
  /** Whether any of these versions threw the same: then it is what the page shows that is wrong. */
  hasThrown: (containers: string[], error: unknown): boolean =>
    containers.some((container) => recent(container).some(({ text }) => text === String(error))),
  forget: (containers: string[]): void => {
    for (const container of containers) crashes.delete(container);
  },
};
