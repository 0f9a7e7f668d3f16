import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { broken, tooBigInside } from './refusals.js';
import { unpackedZip } from './zip.js';

const UNPACKED_BYTES = 60 * 1024 * 1024;
const MEMORY_MB = 384;
const TIMEOUT_MS = 20_000;

export type Cell = string | number | boolean | null;

/** The library is found here: code that is handed to a worker as text has no place of its own. */
const library = createRequire(import.meta.url).resolve('read-excel-file/node');

const READ = `
const { parentPort, workerData } = require('node:worker_threads');
const { readSheet } = require(workerData.library);
const day = (cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);
readSheet(Buffer.from(workerData.bytes)).then(
  (rows) => parentPort.postMessage({ rows: rows.map((row) => row.map(day)) }),
  (error) => parentPort.postMessage({ problem: String(error && error.name) }),
);`;

/**
 * The cells of an Excel file's first sheet. Read in a worker with bounded memory and time: a sheet may
 * claim to have a cell in its last corner, and nothing else must wait for it.
 */
export async function readXlsx(bytes: Buffer): Promise<Cell[][]> {
  const unpacked = await unpackedZip(bytes, UNPACKED_BYTES);
  const worker = new Worker(READ, {
    eval: true,
    workerData: { library, bytes: unpacked },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  try {
    return await new Promise<Cell[][]>((resolve, reject) => {
      worker.once('message', ({ rows }: { rows?: Cell[][] }) => {
        if (rows) resolve(rows);
        else reject(broken());
      });
      worker.once('error', ({ code }: Error & { code?: string }) =>
        reject(code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooBigInside() : broken()),
      );
      worker.once('exit', () => reject(tooBigInside()));
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
