import { readFileSync } from 'node:fs';

/**
 * A clock, in milliseconds, that goes only while the first thread of a process runs: that is the one
 * with the event loop. On a busy machine a thread also waits for its turn, which no code of ours can
 * help. Where the system does not tell how long a thread ran, it is the clock on the wall.
 *
 * It uses nothing from outside, so that its source can be handed to a worker.
 *
 * @param pid - the process
 * @param read - `readFileSync` of `node:fs`
 */
export function threadClock(pid: number, read: typeof readFileSync): () => number {
  const ran = () => Number(read(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const wall = () => performance.now();
  try {
    return ran() > 0 ? ran : wall;
  } catch {
    return wall;
  }
}

const ownClock = threadClock(process.pid, readFileSync);

/**
 * How long this thread ran since this was called: how much it had to do, not how busy the machine is.
 *
 * @returns asked again and again, in milliseconds
 * @example const ran = stopwatch(); work(); expect(ran()).toBeLessThan(100);
 */
export function stopwatch(): () => number {
  const started = ownClock();
  return () => ownClock() - started;
}
