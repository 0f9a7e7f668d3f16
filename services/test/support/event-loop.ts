import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

export interface Cost {
  /** The longest that nothing else could run, in milliseconds, beyond what the machine took for others. */
  held: number;
  /** How much more memory the process took at its peak, in megabytes. */
  megabytes: number;
}

const MEGABYTE = 1024 * 1024;
const RESOLUTION_MS = 5;

/** A thread that does nothing waits just as long when the machine is busy with other processes. */
const IDLE_THREAD = `
  const { parentPort } = require('node:worker_threads');
  const delay = require('node:perf_hooks').monitorEventLoopDelay({ resolution: ${RESOLUTION_MS} });
  delay.enable();
  parentPort.on('message', () => parentPort.postMessage(delay.max));
  parentPort.postMessage('ready');
`;

async function startIdleThread() {
  const thread = new Worker(IDLE_THREAD, { eval: true });
  const next = () => new Promise<number>((resolve) => thread.once('message', resolve));
  await next();
  return {
    async stop(): Promise<number> {
      const answer = next();
      thread.postMessage('stop');
      const longest = await answer;
      await thread.terminate();
      return longest;
    },
  };
}

async function once(work: () => Promise<unknown>): Promise<Cost> {
  const idle = await startIdleThread();
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  try {
    await work();
  } finally {
    delay.disable();
    clearInterval(sampling);
  }
  const held = (delay.max - (await idle.stop())) / 1e6;
  return { held: Math.max(0, held), megabytes: (peak - before) / MEGABYTE };
}

/** What work costs everybody else; up to three tries, since the machine may be busy with others. */
export async function costOf(work: () => Promise<unknown>, bounds: Cost): Promise<Cost> {
  const isWithin = ({ held, megabytes }: Cost) =>
    held < bounds.held && megabytes < bounds.megabytes;
  let cost = await once(work);
  for (let more = 2; more > 0 && !isWithin(cost); more--) cost = await once(work);
  return cost;
}
