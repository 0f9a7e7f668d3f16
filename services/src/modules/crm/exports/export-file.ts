import type { Sql } from '../../../platform/database/index.js';
import { batchesOf } from '../../../platform/database/cursor.js';
import type { Column } from '../../../platform/spreadsheets/column.js';
import { SheetWriter, type WriteOrder } from '../../../platform/spreadsheets/write.js';

const BATCH = 500;
/** So large that there are few, and so small that reading or writing one holds nobody up. */
const PIECE_BYTES = 256 * 1024;

export interface SheetSource<Row> {
  columns: readonly Column<Row>[];
  query: { text: string; parameters: unknown[] };
}

/** What of a file is ready, and how many rows of it there are by then. */
export interface FilePart {
  bytes: Uint8Array;
  rows: number;
}

/**
 * A file in pieces, made from a cursor and through a worker as fast as they are taken. Nothing of it is in
 * memory but the batch and the piece at hand.
 */
export async function* piecesOf(
  sql: Sql,
  order: WriteOrder,
  sources: SheetSource<never>[],
): AsyncGenerator<FilePart> {
  let [ready, size, written]: [Uint8Array[], number, number] = [[], 0, 0];
  for await (const { bytes, rows } of partsOf(sql, order, sources)) {
    ready.push(bytes);
    size += bytes.length;
    written = rows;
    if (size < PIECE_BYTES) continue;
    yield { bytes: Buffer.concat(ready), rows };
    [ready, size] = [[], 0];
  }
  if (size > 0) yield { bytes: Buffer.concat(ready), rows: written };
}

/** As they come out of the worker: large, small or empty. */
async function* partsOf(
  sql: Sql,
  order: WriteOrder,
  sources: SheetSource<never>[],
): AsyncGenerator<FilePart> {
  const writer = new SheetWriter(order);
  let rows = 0;
  try {
    for (const { columns, query } of sources) {
      yield { bytes: await writer.begin(columns), rows };
      for await (const batch of batchesOf<never>(sql, query.text, query.parameters, BATCH)) {
        rows += batch.length;
        yield { bytes: await writer.rows(columns, batch), rows };
      }
    }
    yield { bytes: await writer.end(), rows };
  } finally {
    writer.stop();
  }
}
