import { visible } from '../text/visible.js';
import { truncate } from '../text/truncate.js';
import { SheetProblem, tooBigInside } from './problems.js';
import { readCsv } from './read-csv.js';
import { openXlsx } from './read-xlsx.js';
import { isFilled, type Sheet, type SheetRow } from './sheet-row.js';

const MOST_COLUMNS = 1_000;
const LONGEST_CELL = 10_000;
const MOST_CHARACTERS = 5_000_000;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const isOldExcel = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'));

/** Text of all cells, row by row as displayed. The file type is detected from the content. */
export async function readCells(
  bytes: Buffer,
  mostFilled: number,
  sheet: string | undefined,
): Promise<Sheet> {
  if (isOldExcel(bytes)) throw new SheetProblem({ kind: 'old-excel' });
  const collected = new RowCollector(mostFilled);
  if (!isZip(bytes)) {
    collected.add(readCsv(bytes, mostFilled));
    return { name: '', others: [], rows: collected.rows };
  }
  const { name, others, rows } = await openXlsx(bytes, MOST_COLUMNS, sheet);
  for await (const some of rows) collected.add(some);
  return { name, others, rows: collected.rows };
}

/** Collects cleaned rows within the limits of one import. */
class RowCollector {
  readonly rows: SheetRow[] = [];
  private characters = 0;

  constructor(private readonly most: number) {}

  add(rows: readonly SheetRow[]): void {
    rows.forEach(({ number, cells }) => this.put(number, cells.map(tidied)));
  }

  private put(number: number, cells: string[]): void {
    this.characters += cells.reduce((sum, { length }) => sum + length, 0);
    if (this.characters > MOST_CHARACTERS) throw tooBigInside();
    if (!isFilled(cells)) return;
    const last = cells.findLastIndex((cell) => cell !== '');
    if (last >= MOST_COLUMNS) {
      throw new SheetProblem({ kind: 'too-many-columns', most: MOST_COLUMNS });
    }
    if (this.rows.length >= this.most) throw new SheetProblem({ kind: 'too-many-rows' });
    this.rows.push({ number, cells: cells.slice(0, last + 1) });
  }
}

/** Apostrophe that our own exports put before text that looks like a formula. */
const NEUTRALISED = /^'(?='*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20])/;

/** Formula that some programs write to keep '02138' a text: ="02138". */
const TEXT_FORMULA = /^="([^"]*)"$/;

const tidied = (cell: string) =>
  visible(truncate(cell, LONGEST_CELL).replaceAll('\0', ''))
    .replace(TEXT_FORMULA, '$1')
    .replace(NEUTRALISED, '')
    .trim();
