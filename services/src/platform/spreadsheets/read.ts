import { busy, Semaphore } from '../semaphore/semaphore.js';
import { startWorker } from '../workers/worker-thread.js';
import { SheetProblem, type Problem } from './problems.js';
import { refusalOf } from './refusals.js';
import type { Sheet, SheetRow } from './sheet-row.js';

export interface SheetLimits {
  /** Maximum rows, headings included. */
  rows: number;
  /** Error message for too many rows. */
  tooManyRows: string;
}

export interface ReadOrder {
  bytes: Uint8Array;
  mostFilled: number;
  /** Sheet name. Default: the sheet that looks most like a table. */
  sheet?: string;
}

export type ReadReport =
  | { rows: SheetRow[] }
  | { done: Omit<Sheet, 'rows'> }
  | { problem: Problem };

const MEMORY_MB = 128;
/** Ten times what the largest file takes on a busy machine: no file that can be read is refused for it. */
const TIMEOUT_MS = 120_000;
/** One at a time; the others wait, and who comes when many wait is asked to come back. */
const semaphore = new Semaphore({ atOnce: 1, waiting: 5 }, () =>
  busy('Several files are being read right now. Please try again in a moment.'),
);

/**
 * Text of all cells, read in a worker with limited memory and time. A sheet may claim a cell in its
 * last corner, which must not block other work.
 */
export function readSpreadsheet(
  bytes: Buffer,
  limits: SheetLimits,
  sheet?: string,
): Promise<Sheet> {
  return semaphore.run(async () => {
    try {
      return await readInWorker({ bytes, mostFilled: limits.rows, sheet });
    } catch (error) {
      if (error instanceof SheetProblem) throw refusalOf(error.problem, limits.tooManyRows);
      throw error;
    }
  });
}

async function readInWorker(order: ReadOrder): Promise<Sheet> {
  const worker = startWorker(new URL('./read.worker.js', import.meta.url), order, MEMORY_MB);
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  const rows: SheetRow[] = [];
  try {
    return await new Promise<Sheet>((resolve, reject) => {
      worker.on('message', (report: ReadReport) => {
        if ('rows' in report) {
          rows.push(...report.rows);
          setImmediate(() => worker.postMessage('more'));
        } else if ('problem' in report) reject(new SheetProblem(report.problem));
        else resolve({ ...report.done, rows });
      });
      // Out of memory or time.
      worker.once('error', () => reject(new SheetProblem({ kind: 'too-big-inside' })));
      worker.once('exit', () => reject(new SheetProblem({ kind: 'too-big-inside' })));
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
