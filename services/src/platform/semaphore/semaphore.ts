import pLimit, { type LimitFunction } from 'p-limit';
import { tooManyRequests } from '../errors/app-error.js';

const RETRY_SECONDS = 5;

export const busy = (message: string) => tooManyRequests(message, RETRY_SECONDS);

interface Bounds {
  atOnce: number;
  /** Maximum number of waiting callers. */
  waiting: number;
}

/** Limits concurrent expensive work in one process, and refuses work when enough waits. */
export class Semaphore {
  private readonly limit: LimitFunction;

  constructor(
    private readonly bounds: Bounds,
    private readonly refusal: () => Error,
  ) {
    this.limit = pLimit(bounds.atOnce);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.limit;
    if (activeCount + pendingCount >= this.bounds.atOnce + this.bounds.waiting)
      throw this.refusal();
    return this.limit(work);
  }
}
