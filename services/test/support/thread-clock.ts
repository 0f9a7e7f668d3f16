import { readFileSync } from 'node:fs';

/**
 * CPU clock of a process's first thread, the one with the event loop, in milliseconds. On a busy
 * machine, wall time includes waiting for the CPU. Where CPU time is not available, the wall clock is
 * used.
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
 * CPU time of this thread since the call: its own work, independent of the machine's load.
 *
 * @returns asked again and again, in milliseconds
 * @example const ran = stopwatch(); work(); expect(ran()).toBeLessThan(100);
 */
export function stopwatch(): () => number {
  const started = ownClock();
  return () => ownClock() - started;
}
