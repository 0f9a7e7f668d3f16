/** Ends a call whose first word or next word does not come in time. */
export class IdleTimeout {
  private readonly ending = new AbortController();
  private timer?: NodeJS.Timeout;
  private readonly end = () => this.ending.abort();

  /** @param caller - ends the call as well, whatever comes */
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

  /** Something came. */
  restart(): void {
    this.arm(this.silenceMs);
  }

  /** While somebody else is waited for. */
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
