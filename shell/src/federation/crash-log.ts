/** Crashes older than this no longer count. */
const RECENT_MS = 60_000;
/** Limit of retries for a version that throws a different error each time. */
const TRIES = 3;

/** Whether a chunk failed to load: a fault of the files, not of the page. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Recent render errors of a remote's versions. */
export class CrashLog {
  #crashes: { container: string; text: string; at: number }[] = [];

  #recent(container: string) {
    return this.#crashes.filter(
      (crash) => crash.container === container && Date.now() - crash.at < RECENT_MS,
    );
  }

  /**
   * Records a crash.
   *
   * @returns whether the version is worth a retry: it has not thrown this error before
   */
  note(container: string, error: unknown): boolean {
    const before = this.#recent(container);
    const text = String(error);
    this.#crashes.push({ container, text, at: Date.now() });
    return before.length < TRIES && before.every((crash) => crash.text !== text);
  }

  /**
   * Whether any of these versions threw the same error. If so, the page's data is at fault, not
   * the version.
   */
  hasThrown(containers: string[], error: unknown): boolean {
    return containers.some((container) =>
      this.#recent(container).some(({ text }) => text === String(error)),
    );
  }

  clear(): void {
    this.#crashes = [];
  }
}
