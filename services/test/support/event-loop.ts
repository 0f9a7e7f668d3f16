import { readFileSync } from 'node:fs';
import { stopwatch, threadClock } from './thread-clock.js';

export interface Cost {
  /** The longest that nothing else could run, in milliseconds of this thread's own time. */
  held: number;
  /** How much more memory the process took at its peak, in megabytes. */
  megabytes: number;
}

const MEGABYTE = 1024 * 1024;
const TICK_MS = 5;

/** Lets nothing else run for so long, in milliseconds of this thread's own time. */
export function hold(ms: number): void {
  const ran = stopwatch();
  while (ran() < ms);
}

/** Between two ticks a thread that is free runs next to nothing; one that is held runs all along. */
async function once(work: () => Promise<unknown>): Promise<Cost> {
  const now = threadClock(process.pid, readFileSync);
  const before = process.memoryUsage.rss();
  let [held, peak, last] = [0, before, now()];
  const look = () => {
    held = Math.max(held, now() - last);
    last = now();
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const ticking = setInterval(look, TICK_MS);
  try {
    await work();
    look();
  } finally {
    clearInterval(ticking);
  }
  return { held, megabytes: (peak - before) / MEGABYTE };
}

/** What work costs everybody else; up to three tries, since a collection of garbage may fall into one. */
export async function costOf(work: () => Promise<unknown>, bounds: Cost): Promise<Cost> {
  const isWithin = ({ held, megabytes }: Cost) =>
    held < bounds.held && megabytes < bounds.megabytes;
  let cost = await once(work);
  for (let more = 2; more > 0 && !isWithin(cost); more--) cost = await once(work);
  return cost;
}
