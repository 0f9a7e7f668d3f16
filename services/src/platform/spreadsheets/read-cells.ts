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

/** The text of every cell, row by row as the person sees them; what kind of file it is, it says. */
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

/** Tidied rows, within what one import may hold. */
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

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const NEUTRALISED = /^'(?='*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20])/;

/** Programs that want '02138' to stay a text write it as a formula: ="02138". */
const TEXT_FORMULA = /^="([^"]*)"$/;

const tidied = (cell: string) =>
  visible(truncate(cell, LONGEST_CELL).replaceAll('\0', ''))
    .replace(TEXT_FORMULA, '$1')
    .replace(NEUTRALISED, '')
    .trim();
