import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { SheetProblem } from './problems.js';
import { readCells } from './read-cells.js';
import type { ReadOrder, ReadReport } from './read.js';

/** Small enough not to block the receiver. */
const ROWS_A_MESSAGE = 200;

const { bytes, mostFilled, sheet } = workerData as ReadOrder;
const report = (what: ReadReport) => parentPort?.postMessage(what);

async function read(): Promise<void> {
  const { rows, ...about } = await readCells(Buffer.from(bytes), mostFilled, sheet);
  for (let from = 0; from < rows.length; from += ROWS_A_MESSAGE) {
    report({ rows: rows.slice(from, from + ROWS_A_MESSAGE) });
    // Waits for an acknowledgement, so that the server can do other work in between.
    if (parentPort) await once(parentPort, 'message');
  }
  report({ done: about });
}

read().catch((error: unknown) =>
  report({ problem: error instanceof SheetProblem ? error.problem : { kind: 'broken' } }),
);
