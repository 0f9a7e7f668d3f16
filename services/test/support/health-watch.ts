import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadClock } from './thread-clock.js';

/**
 * Worker that polls two addresses without pause and keeps the slowest response of each, by the clock of
 * the responding thread. The worker is not delayed by the test.
 */
const WATCH = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, get } = require('node:http');
const threadClock = ${threadClock.toString()};
let isOver = false;
parentPort.on('message', () => (isOver = true));
async function watch({ url, pid }) {
  const now = threadClock(pid, readFileSync);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let slowest = 0, asked = 0;
  while (!isOver) {
    const started = now();
    await new Promise((resolve) => {
      get(url, { agent }, (response) => response.resume().on('end', resolve)).on('error', resolve);
    });
    slowest = Math.max(slowest, now() - started);
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { slowest, asked };
}
Promise.all(workerData.map(watch)).then((both) => parentPort.postMessage(both));
`;

/** Idle server as a baseline for this machine. */
const IDLE = `
require('node:http').createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1', function () {
  process.send(this.address().port);
});
`;

interface Watched {
  /** Slowest response in milliseconds. */
  slowest: number;
  asked: number;
}

/**
 * Polls a product's health while `work` runs.
 *
 * @param pid - the product's process: its first thread is the one with the event loop
 */
export async function watchHealth(
  { url, pid }: { url: string; pid: number | undefined },
  work: () => Promise<unknown>,
): Promise<{ product: Watched; idle: Watched }> {
  const idle = await startIdle();
  const workerData = [
    { url: `${url}/health/live`, pid },
    { url: `http://127.0.0.1:${idle.port}/`, pid: idle.process.pid },
  ];
  const worker = new Worker(WATCH, { eval: true, workerData });
  try {
    const result = once(worker, 'message') as Promise<[[Watched, Watched]]>;
    await work().finally(() => worker.postMessage('enough'));
    const [[product, other]] = await result;
    return { product, idle: other };
  } finally {
    await worker.terminate();
    idle.process.kill();
  }
}

async function startIdle(): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['-e', IDLE], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { process: child, port };
}
