/** Aborts a call if the first word or the next one takes too long. */
export class IdleTimeout {
  private readonly ending = new AbortController();
  private timer?: NodeJS.Timeout;
  private readonly end = () => this.ending.abort();

  /** @param caller - aborts the call as well */
  constructor(
    firstMs: number,
    private readonly silenceMs: number,
    private readonly caller: AbortSignal,
  ) {
    if (caller.aborted) this.end();
    caller.addEventListener('abort', this.end, { once: true });
    this.arm(firstMs);
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** Restarts the timer when text has arrived. */
  restart(): void {
    this.arm(this.silenceMs);
  }

  /** Stops the timer while a slow reader is awaited. */
  pause(): void {
    clearTimeout(this.timer);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.end);
  }

  private arm(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, ms);
  }
}
