import { AppError } from '../errors/app-error.js';

interface Versioned {
  version: number;
}

/**
 * Refuses to save over a change the person has not seen.
 *
 * @param expected - what `If-Match` said; undefined lets every version pass
 * @param row - read under a lock, in the transaction that goes on to write
 * @param toAnswer - makes of the row what a save answers
 */
export function assertVersion<Row extends Versioned>(
  expected: number | undefined,
  row: Row,
  toAnswer: (row: Row) => object = (same) => same,
): void {
  if (expected === undefined || expected === row.version) return;
  throw new AppError({
    statusCode: 409,
    code: 'version_conflict',
    message: 'Somebody else changed this while you were editing. Your text is still here.',
    current: toAnswer(row),
  });
}
