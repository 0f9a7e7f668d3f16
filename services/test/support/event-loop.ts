import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Cost {
  /** The longest that nothing else could run, in milliseconds. */
  held: number;
  /** How much more memory the process took at its peak, in megabytes. */
  megabytes: number;
}

const MEGABYTE = 1024 * 1024;

async function once(work: () => Promise<unknown>): Promise<Cost> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  try {
    await work();
  } finally {
    delay.disable();
    clearInterval(sampling);
  }
  return { held: delay.max / 1e6, megabytes: (peak - before) / MEGABYTE };
}

/** What work costs everybody else; up to three tries, since the machine may be busy with others. */
export async function costOf(work: () => Promise<unknown>, bounds: Cost): Promise<Cost> {
  const isWithin = ({ held, megabytes }: Cost) =>
    held < bounds.held && megabytes < bounds.megabytes;
  let cost = await once(work);
  for (let more = 2; more > 0 && !isWithin(cost); more--) cost = await once(work);
  return cost;
}
