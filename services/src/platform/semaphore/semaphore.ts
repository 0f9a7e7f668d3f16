import { tooManyRequests } from '../errors/app-error.js';

const RETRY_SECONDS = 5;

export const busy = (message: string) => tooManyRequests(message, RETRY_SECONDS);

interface Bounds {
  atOnce: number;
  /** Maximum number of waiting callers. */
  waiting: number;
}

/** Limits concurrent expensive work in one process. */
export class Semaphore {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly bounds: Bounds,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async acquire(): Promise<void> {
    if (this.running < this.bounds.atOnce) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= this.bounds.waiting) throw this.refusal();
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }
}
