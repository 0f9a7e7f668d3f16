import { stringify } from 'csv-stringify/sync';
import { plain, valuesOf, type Column, type PlainColumn, type Value } from './column.js';

const text = (lines: Value[][], bom: boolean) =>
  stringify(
    lines.map((line) => line.map((value) => value ?? '')),
    { bom, escape_formulas: true, record_delimiter: '\r\n' },
  );

/** With a mark at its start that tells Excel the encoding, and nothing that Excel would run. */
export const csvHead = (columns: PlainColumn[]) => text([columns.map(({ title }) => title)], true);

export const csvRows = (rows: Value[][]) => text(rows, false);

/** A whole file, for what is small. */
export function writeCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Buffer {
  const lines = rows.map((row) => valuesOf(columns, row));
  return Buffer.from(csvHead(plain(columns)) + csvRows(lines));
}
