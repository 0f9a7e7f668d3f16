import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 5;
const MEGABYTE = 1024 * 1024;

/** CPU milliseconds of this thread; elapsed time if the system does not report them. */
function threadTime() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Polling interval for the file, as in the page. */
const LOOK_MS = 1_000;

async function answerOf(pending) {
  const response = await pending;
  if (!response.ok) throw new Error(`The export was refused: ${response.status}`);
  return response.json();
}

/** Creates an export of everything. */
async function make({ get, send }) {
  let made = await answerOf(send('POST', '/api/exports', { what: 'everything' }));
  while (made.status === 'waiting' || made.status === 'running') {
    await pause(LOOK_MS);
    made = await answerOf(get(`/api/exports/${made.id}`));
  }
  if (made.status !== 'done') throw new Error(made.problem);
  return made;
}

/** Downloads the file; returns its size in bytes. */
async function download({ get }, { id }) {
  const response = await get(`/api/exports/${id}/file`);
  if (!response.ok) throw new Error(`The file was refused: ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return bytes;
}

/** Longest time that an export blocked the API. */
export async function costOfExport(business) {
  const started = performance.now();
  const before = process.memoryUsage.rss();
  let [held, last, peak] = [0, threadTime(), before];
  const ticking = setInterval(() => {
    held = Math.max(held, threadTime() - last);
    peak = Math.max(peak, process.memoryUsage.rss());
    last = threadTime();
  }, TICK_MS);
  try {
    const made = await make(business);
    const isMade = performance.now();
    const bytes = await download(business, made);
    if (bytes !== made.bytes) throw new Error(`${bytes} of ${made.bytes} bytes came.`);
    return {
      held,
      seconds: (isMade - started) / 1000,
      download: (performance.now() - isMade) / 1000,
      megabytes: bytes / MEGABYTE,
      memory: (peak - before) / MEGABYTE,
    };
  } finally {
    clearInterval(ticking);
  }
}
