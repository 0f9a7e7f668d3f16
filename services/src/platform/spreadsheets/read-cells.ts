import { truncate } from '../text/truncate.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { SheetProblem, tooBigInside } from './problems.js';

const MOST_COLUMNS = 100;
const LONGEST_CELL = 10_000;
const MOST_CHARACTERS = 5_000_000;
/** Lines between the customers that are empty cost nothing, but cannot go on for ever. */
const EMPTY_ROWS = 1_000;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const isOldExcel = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'));

/** The text of every cell, row by row as the person sees them; what kind of file it is, it says. */
export async function readCells(bytes: Buffer, mostFilled: number): Promise<string[][]> {
  if (isOldExcel(bytes)) throw new SheetProblem({ kind: 'old-excel' });
  const most = mostFilled + EMPTY_ROWS;
  const rows: string[][] = [];
  let filled = 0;
  let characters = 0;
  for await (const cells of isZip(bytes)
    ? readXlsx(bytes, { rows: most, columns: MOST_COLUMNS })
    : readCsv(bytes, most + 1)) {
    const row = cells.map(tidied);
    if (row.some((cell) => cell !== '')) filled += 1;
    if (filled > mostFilled || rows.length >= most) {
      throw new SheetProblem({ kind: 'too-many-rows' });
    }
    if (row.length > MOST_COLUMNS) {
      throw new SheetProblem({ kind: 'too-many-columns', most: MOST_COLUMNS });
    }
    characters += row.reduce((sum, { length }) => sum + length, 0);
    if (characters > MOST_CHARACTERS) throw tooBigInside();
    rows.push(row);
  }
  return sameWidth(rows);
}

function sameWidth(rows: string[][]): string[][] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

// Line breaks and tabs aside, control characters only hide text, and NUL cannot be stored at all.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

const tidied = (cell: string) =>
  truncate(cell, LONGEST_CELL).replaceAll(CONTROL, '').replace(NEUTRALISED, '').trim();
