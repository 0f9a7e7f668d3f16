/** Ends a call whose first word or next word does not come in time. */
export class Patience {
  private readonly ending = new AbortController();
  private timer?: NodeJS.Timeout;
  private readonly end = () => this.ending.abort();

  /** @param caller - ends the call as well, whatever comes */
  constructor(
    firstMs: number,
    private readonly pauseMs: number,
    private readonly caller: AbortSignal,
  ) {
    if (caller.aborted) this.end();
    caller.addEventListener('abort', this.end, { once: true });
    this.wait(firstMs);
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  heard(): void {
    this.wait(this.pauseMs);
  }

  /** While somebody else is waited for. */
  pause(): void {
    clearTimeout(this.timer);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.end);
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, ms);
  }
}
