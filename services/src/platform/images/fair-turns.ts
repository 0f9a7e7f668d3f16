import { busy } from '../semaphore/semaphore.js';

interface Bounds {
  /** Waiting work of one group. */
  waitingEach: number;
  /** Waiting work of all groups together. */
  waiting: number;
}

type Work = () => Promise<void>;

/**
 * Runs one piece of work at a time and takes groups in rotation: a group with forty pieces delays another group by one.
 * Beyond its bounds work is refused with a 429.
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

  /** A Map iterates in insertion order: a group that is set again moves to the end. */
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
