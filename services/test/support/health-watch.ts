import { Worker } from 'node:worker_threads';

/**
 * In a thread of its own, so that what the test does delays nothing: asks for /health/live without a
 * pause, and takes from each answer's time what this machine itself lost meanwhile.
 */
const WATCH = `
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, get } = require('node:http');
const TICK = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let slowest = 0, asked = 0, lost = 0, last = performance.now(), isOver = false;
setInterval(() => {
  const now = performance.now();
  lost += Math.max(0, now - last - 2 * TICK);
  last = now;
}, TICK);
const ask = () => new Promise((resolve) => {
  get(workerData, { agent }, (response) => response.resume().on('end', resolve)).on('error', resolve);
});
(async () => {
  while (!isOver) {
    const started = performance.now();
    const lostBefore = lost;
    await ask();
    // The tick that was due meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 2 * TICK));
    const took = performance.now() - started - 2 * TICK - (lost - lostBefore);
    slowest = Math.max(slowest, took);
    asked += 1;
  }
  parentPort.postMessage({ slowest, asked });
})();
parentPort.on('message', () => (isOver = true));
`;

export interface Watched {
  /** The longest answer, in milliseconds. */
  slowest: number;
  asked: number;
}

export async function watchHealth(url: string, work: () => Promise<unknown>): Promise<Watched> {
  const worker = new Worker(WATCH, { eval: true, workerData: `${url}/health/live` });
  const result = new Promise<Watched>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  try {
    await work();
  } finally {
    worker.postMessage('enough');
  }
  const watched = await result;
  await worker.terminate();
  return watched;
}
