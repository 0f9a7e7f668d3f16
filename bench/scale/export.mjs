import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

const TICK_MS = 5;
const MEGABYTE = 1024 * 1024;

/** Milliseconds this thread has worked; where the system does not say, those that have passed. */
function threadTime() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The longest that the API could do nothing else while somebody took along all there is. */
export async function costOfExport({ get }) {
  const started = performance.now();
  const before = process.memoryUsage.rss();
  let [held, last, peak, bytes] = [0, threadTime(), before, 0];
  const ticking = setInterval(() => {
    held = Math.max(held, threadTime() - last);
    peak = Math.max(peak, process.memoryUsage.rss());
    last = threadTime();
  }, TICK_MS);
  const response = await get('/api/export');
  if (!response.ok) throw new Error(`The export was refused: ${response.status}`);
  for await (const piece of response.body) bytes += piece.length;
  clearInterval(ticking);
  return {
    held,
    seconds: (performance.now() - started) / 1000,
    megabytes: bytes / MEGABYTE,
    memory: (peak - before) / MEGABYTE,
  };
}
