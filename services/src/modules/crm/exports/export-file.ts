import type { Sql } from '../../../platform/database/index.js';
import { batchesOf } from '../../../platform/database/cursor.js';
import type { Column } from '../../../platform/spreadsheets/column.js';
import { SheetWriter, type WriteOrder } from '../../../platform/spreadsheets/write.js';

const BATCH = 500;
/** Large enough to keep the number of pieces low, small enough not to block other work. */
const PIECE_BYTES = 256 * 1024;

export interface SheetSource<Row> {
  columns: readonly Column<Row>[];
  query: { text: string; parameters: unknown[] };
}

/** A finished part of a file, and the number of rows written so far. */
export interface FilePart {
  bytes: Uint8Array;
  rows: number;
}

/**
 * A file in pieces, from a cursor through a worker, as fast as the consumer reads. Memory holds only
 * one batch and one piece.
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

/** Parts as the worker returns them: large, small or empty. */
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
