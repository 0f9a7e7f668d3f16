import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Database, type Sql } from '../../../platform/database/index.js';
import { batchesOf } from '../../../platform/database/cursor.js';
import { tooManyRequests } from '../../../platform/errors/app-error.js';
import type { Column } from '../../../platform/spreadsheets/column.js';
import { SheetWriter, type WriteOrder } from '../../../platform/spreadsheets/write.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { busy, Semaphore } from '../../../platform/semaphore/semaphore.js';
import { allowSlowReader, lockExport } from './exports.queries.js';

const BATCH = 500;
/** What is ready and not yet sent. */
const BUFFERED_BYTES = 256 * 1024;
/** Who takes nothing for so long has gone. */
const STALLED_MS = 30_000;
const RETRY_SECONDS = 30;

const semaphore = new Semaphore({ atOnce: 2, waiting: 4 }, () =>
  busy('Several exports are being made right now. Please try again in a moment.'),
);

const oneAtATime = () =>
  tooManyRequests(
    'An export of your business is being made already. Please wait until it is done.',
    RETRY_SECONDS,
  );

export interface SheetSource<Row> {
  columns: readonly Column<Row>[];
  query: { text: string; parameters: unknown[] };
}

/**
 * Streams a file while it is made: from a cursor, through a worker, to whoever downloads it, who sets
 * the pace. Nothing of it is in memory but the batch at hand.
 *
 * @returns once it is certain that the file will be made
 */
export function startExport(
  db: Database,
  context: BusinessContext,
  order: WriteOrder,
  sources: SheetSource<never>[],
): Promise<Readable> {
  const output = new PassThrough({ highWaterMark: BUFFERED_BYTES });
  // A download that breaks off destroys its stream; what is made for it ends at its next step.
  output.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    const work = async () => {
      const ending = await db.readInSteps(context, async (sql) => {
        await allowSlowReader(sql);
        if (!(await lockExport(sql, context.businessId))) throw oneAtATime();
        resolve(output);
        return writeAll(sql, order, sources, output);
      });
      // Only now: whoever has the whole file may ask for the next one at once.
      output.end(ending);
    };
    semaphore.run(work).catch((error: Error) => {
      reject(error);
      output.destroy(error);
    });
  });
}

/** Answers how the file ends. */
async function writeAll(
  sql: Sql,
  order: WriteOrder,
  sources: SheetSource<never>[],
  output: PassThrough,
): Promise<Uint8Array> {
  const writer = new SheetWriter(order);
  try {
    for (const { columns, query } of sources) {
      await send(output, await writer.begin(columns));
      for await (const rows of batchesOf<never>(sql, query.text, query.parameters, BATCH)) {
        await send(output, await writer.rows(columns, rows));
      }
    }
    return await writer.end();
  } finally {
    writer.stop();
  }
}

/** Waits for the reader when enough is ready. */
async function send(output: PassThrough, piece: Uint8Array): Promise<void> {
  if (output.destroyed) throw brokenOff();
  if (piece.length === 0 || output.write(piece)) return;
  const gone = new AbortController();
  const leave = () => gone.abort();
  const timer = setTimeout(leave, STALLED_MS);
  output.once('close', leave);
  try {
    await once(output, 'drain', { signal: gone.signal });
  } catch {
    throw brokenOff();
  } finally {
    clearTimeout(timer);
    output.off('close', leave);
  }
}

const brokenOff = () => new Error('The download was broken off.');
