/** After that long a crash is a new one. */
const RECENT_MS = 60_000;
/** A version that throws something else each time is not tried for ever. */
const TRIES = 3;

/** A part of the page's code that did not come: a fault of the files, not of what is shown. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** What a remote's versions threw lately while they were shown. */
export class CrashLog {
  #crashes: { container: string; text: string; at: number }[] = [];

  #recent(container: string) {
    return this.#crashes.filter(
      (crash) => crash.container === container && Date.now() - crash.at < RECENT_MS,
    );
  }

  /**
   * Notes a crash.
   *
   * @returns whether the same version is worth another try: it has not thrown this before
   */
  note(container: string, error: unknown): boolean {
    const before = this.#recent(container);
    const text = String(error);
    this.#crashes.push({ container, text, at: Date.now() });
    return before.length < TRIES && before.every((crash) => crash.text !== text);
  }

  /** Whether any of these versions threw the same: then it is what the page shows that is wrong. */
  hasThrown(containers: string[], error: unknown): boolean {
    return containers.some((container) =>
      this.#recent(container).some(({ text }) => text === String(error)),
    );
  }

  clear(): void {
    this.#crashes = [];
  }
}
