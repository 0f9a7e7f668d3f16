import { busy } from '../semaphore/semaphore.js';

interface Bounds {
  /** Maximum queued items per group. */
  waitingEach: number;
  /** Maximum queued items in total. */
  waiting: number;
}

type Work = () => Promise<void>;

/**
 * Fair queue that runs one item at a time and rotates between groups. Forty items of one group delay
 * another group by only one. Items beyond the limits are refused with a 429.
 */
export class FairTurns {
  private readonly queues = new Map<string, Work[]>();
  private isRunning = false;

  constructor(
    private readonly bounds: Bounds,
    private readonly sentence: string,
  ) {}

  /** @param group - shares one queue; for work of businesses the id of the business */
  run<T>(group: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(group) ?? [];
    if (queue.length >= this.bounds.waitingEach || this.waiting() >= this.bounds.waiting) {
      return Promise.reject(busy(this.sentence));
    }
    const done = new Promise<T>((resolve, reject) => {
      queue.push(() => work().then(resolve, reject));
    });
    this.queues.set(group, queue);
    if (!this.isRunning) void this.drain();
    return done;
  }

  private waiting(): number {
    return [...this.queues.values()].reduce((sum, queue) => sum + queue.length, 0);
  }

  private async drain(): Promise<void> {
    this.isRunning = true;
    for (let work = this.next(); work; work = this.next()) await work();
    this.isRunning = false;
  }

  /** Maps iterate in insertion order, so a group that is set again moves to the end. */
  private next(): Work | undefined {
    const [first] = this.queues;
    if (!first) return undefined;
    const [group, queue] = first;
    this.queues.delete(group);
    const work = queue.shift();
    if (queue.length > 0) this.queues.set(group, queue);
    return work;
  }
}
