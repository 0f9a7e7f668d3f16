import { stringify } from 'csv-stringify/sync';
import { neutral, plain, valuesOf, type Column, type PlainColumn, type Value } from './column.js';

const text = (lines: Value[][], bom: boolean) =>
  stringify(
    lines.map((line) =>
      line.map((value) => (typeof value === 'string' ? neutral(value) : (value ?? ''))),
    ),
    // By itself the library quotes no cell with a lone line feed, which ends a row for most programs.
    { bom, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

/** Headings with a byte order mark that tells Excel the encoding. Nothing in them runs as a formula. */
export const csvHead = (columns: PlainColumn[]) => text([columns.map(({ title }) => title)], true);

export const csvRows = (rows: Value[][]) => text(rows, false);

/** A whole file at once, for small ones. */
export function writeCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Buffer {
  const lines = rows.map((row) => valuesOf(columns, row));
  return Buffer.from(csvHead(plain(columns)) + csvRows(lines));
}
