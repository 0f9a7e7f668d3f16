import { findMaker, type Made } from '../audit/index.js';
import { AppError } from '../errors/app-error.js';

interface Versioned {
  version: number;
}

interface Told<Row> {
  /** Key of the record in the audit trail, to name the author. Default: no author. */
  record?: Omit<Made, 'version'>;
  /** Converts the row to the answer of a save. */
  toAnswer?: (row: Row) => object;
}

/**
 * Rejects a save over a change the person has not seen, and names its author if known.
 *
 * @param expected - what `If-Match` said; undefined lets every version pass
 * @param row - read under a lock, in the transaction that goes on to write
 */
export async function assertVersion<Row extends Versioned>(
  expected: number | undefined,
  row: Row,
  { record, toAnswer = (same) => same }: Told<Row> = {},
): Promise<void> {
  if (expected === undefined || expected === row.version) return;
  const changed = record && (await findMaker({ ...record, version: row.version }));
  throw new AppError({
    statusCode: 409,
    code: 'version_conflict',
    message: `${changed?.by ?? 'Somebody else'} changed this while you were editing. Your text is still here.`,
    current: toAnswer(row),
    changed,
  });
}
