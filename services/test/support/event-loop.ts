import { readFileSync } from 'node:fs';
import { stopwatch, threadClock } from './thread-clock.js';

export interface Cost {
  /** Longest block of the event loop, in CPU milliseconds of this thread. */
  held: number;
  /** Peak memory growth of the process, in megabytes. */
  megabytes: number;
}

const MEGABYTE = 1024 * 1024;
const TICK_MS = 5;

/** Blocks the event loop for some CPU milliseconds of this thread. */
export function hold(ms: number): void {
  const ran = stopwatch();
  while (ran() < ms);
}

/**
 * Measures work once. CPU time between two ticks is near zero on a free thread, and large on a blocked
 * one.
 */
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

/** Cost of work to other requests. Up to three tries, since garbage collection may disturb one. */
export async function costOf(work: () => Promise<unknown>, bounds: Cost): Promise<Cost> {
  const isWithin = ({ held, megabytes }: Cost) =>
    held < bounds.held && megabytes < bounds.megabytes;
  let cost = await once(work);
  for (let more = 2; more > 0 && !isWithin(cost); more--) cost = await once(work);
  return cost;
}
