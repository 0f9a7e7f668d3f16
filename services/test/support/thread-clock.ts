import type { readFileSync } from 'node:fs';

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
