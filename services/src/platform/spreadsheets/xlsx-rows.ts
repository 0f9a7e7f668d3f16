import { SheetProblem, broken } from './problems.js';
import type { SheetRow } from './sheet-row.js';
import { TextItem, unescaped } from './xlsx-text.js';
import { formatFor, type Workbook } from './xlsx-workbook.js';
import type { Tag } from './xlsx-xml.js';

interface OpenCell {
  column: number;
  type: string;
  style: string | undefined;
}

/** Builds non-empty rows from a sheet's tags. Formatted empty cells are ignored. */
export class RowReader {
  private ready: SheetRow[] = [];
  private row: SheetRow | undefined;
  private lastNumber = 0;
  private nextColumn = 0;
  private cell: OpenCell | undefined;
  private value = '';
  private isValue = false;
  private readonly inline = new TextItem();

  constructor(
    private readonly workbook: Workbook,
    private readonly mostColumns: number,
  ) {}

  /** Rows completed so far. */
  flush(): SheetRow[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  open({ local, attributes }: Tag): void {
    if (local === 'row') this.openRow(attributes.r);
    else if (local === 'c' && this.row) this.openCell(attributes);
    else if (local === 'v') this.isValue = true;
    else if (this.cell?.type === 'inlineStr') this.inline.open(local);
  }

  text(text: string): void {
    if (this.isValue) this.value += text;
    else if (this.cell?.type === 'inlineStr') this.inline.text(text);
  }

  close(local: string): void {
    if (local === 'v') this.isValue = false;
    else if (local === 'c') this.closeCell();
    else if (local === 'row') this.closeRow();
    else if (this.cell?.type === 'inlineStr') this.inline.close(local);
  }

  private openRow(reference: string | undefined): void {
    const number = reference === undefined ? this.lastNumber + 1 : Number(reference);
    if (!Number.isInteger(number) || number < 1) throw broken();
    this.row = { number, cells: [] };
    this.lastNumber = number;
    this.nextColumn = 0;
  }

  private openCell({ r, t = 'n', s }: Record<string, string>): void {
    const column = r === undefined ? this.nextColumn : columnOf(r);
    this.nextColumn = column + 1;
    this.cell = { column, type: t, style: s };
    this.value = '';
  }

  private closeCell(): void {
    const { cell, row } = this;
    if (!cell || !row) return;
    const text = this.textOf(cell);
    this.cell = undefined;
    if (text.trim() === '') return;
    const most = this.mostColumns;
    if (cell.column >= most) throw new SheetProblem({ kind: 'too-many-columns', most });
    while (row.cells.length < cell.column) row.cells.push('');
    row.cells[cell.column] = text;
  }

  private textOf({ type, style }: OpenCell): string {
    const { value } = this;
    if (type === 'inlineStr') return this.inline.flush();
    if (value === '') return '';
    if (type === 's') return this.workbook.shared[Number(value)] ?? '';
    if (type === 'str') return unescaped(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    return type === 'n' ? this.numberText(value, style) : value;
  }

  /** Text of a number by its cell format, so that '5.550104444E9' becomes a phone number. */
  private numberText(value: string, style: string | undefined): string {
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    return formatFor(this.workbook, style)(number, this.workbook.isFrom1904);
  }

  private closeRow(): void {
    if (this.row && this.row.cells.length > 0) this.ready.push(this.row);
    this.row = undefined;
  }
}

/** Zero-based column of a reference: 27 for 'AB12'. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  if (letters === '') throw broken();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
