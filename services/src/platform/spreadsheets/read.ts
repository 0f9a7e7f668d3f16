import { truncate } from '../text/truncate.js';
import { readCsv } from './read-csv.js';
import { readXlsx, type Cell } from './read-xlsx.js';
import { oldExcel, refused, tooBigInside } from './refusals.js';

export interface SheetLimits {
  /** With the headings. */
  rows: number;
  /** Said when there are more rows. */
  tooManyRows: string;
}

const MOST_COLUMNS = 100;
const LONGEST_CELL = 10_000;
/** One long text may stand in every cell of an Excel file at almost no cost. */
const MOST_CHARACTERS = 20_000_000;
/** Lines between the customers that are empty cost nothing, but cannot go on for ever. */
const EMPTY_ROWS = 1_000;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const isOldExcel = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'));

/** The text of every cell, row by row as the person sees them; what kind of file it is, it says. */
export async function readSpreadsheet(bytes: Buffer, limits: SheetLimits): Promise<string[][]> {
  if (isOldExcel(bytes)) throw oldExcel();
  const maxRows = limits.rows + EMPTY_ROWS;
  const cells: Cell[][] = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes, maxRows);
  const filled = cells.filter((row) => !isBlank(row)).length;
  if (filled > limits.rows || cells.length > maxRows) throw refused(limits.tooManyRows);
  const width = Math.max(0, ...cells.map(({ length }) => length));
  if (width > MOST_COLUMNS) {
    throw refused(`This file has more than ${MOST_COLUMNS} columns. Please remove some first.`);
  }
  return asText(cells, width);
}

const isBlank = (row: Cell[]) => row.every((cell) => cell === null || cell === '');

function asText(cells: Cell[][], width: number): string[][] {
  let characters = 0;
  return cells.map((row) => {
    const texts = Array.from({ length: width }, (_, column) => textOf(row[column] ?? ''));
    characters += texts.reduce((sum, { length }) => sum + length, 0);
    if (characters > MOST_CHARACTERS) throw tooBigInside();
    return texts;
  });
}

// Line breaks and tabs aside, control characters only hide text, and NUL cannot be stored at all.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const NEUTRALISED = /^'(?=[=+\-@\t\r])/;

const textOf = (cell: Exclude<Cell, null>) =>
  truncate(String(cell), LONGEST_CELL).replaceAll(CONTROL, '').replace(NEUTRALISED, '').trim();
