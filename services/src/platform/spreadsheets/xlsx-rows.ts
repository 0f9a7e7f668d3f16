import { DAY_MS } from '../time/durations.js';
import { broken, SheetProblem } from './problems.js';
import { TextItem, unescaped } from './xlsx-text.js';
import type { Workbook } from './xlsx-workbook.js';
import type { Tag } from './xlsx-xml.js';

export interface CellLimits {
  rows: number;
  columns: number;
}

/** A number that the sheet shows as a calendar date becomes YYYY-MM-DD. */
export type CellText = string;

interface OpenCell {
  column: number;
  type: string;
  isDate: boolean;
}

/** Rows out of the sheet's tags, with those that the file leaves out. */
export class RowReader {
  private ready: CellText[][] = [];
  private count = 0;
  private row: CellText[] | undefined;
  private cell: OpenCell | undefined;
  private value = '';
  private isValue = false;
  private readonly inline = new TextItem();

  constructor(
    private readonly workbook: Workbook,
    private readonly limits: CellLimits,
  ) {}

  /** The rows that are complete by now. */
  flush(): CellText[][] {
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

  private openRow(number: string | undefined): void {
    const wanted = number === undefined ? this.count + 1 : Number(number);
    if (!(wanted <= this.limits.rows)) throw new SheetProblem({ kind: 'too-many-rows' });
    while (this.count < wanted - 1) this.put([]);
    this.row = [];
  }

  private openCell({ r, t = 'n', s }: Record<string, string>): void {
    const column = r === undefined ? (this.row?.length ?? 0) : columnOf(r);
    const most = this.limits.columns;
    if (!(column < most)) throw new SheetProblem({ kind: 'too-many-columns', most });
    const isDate = t === 'n' && s !== undefined && this.workbook.dateStyles[Number(s)] === true;
    this.cell = { column, type: t, isDate };
    this.value = '';
  }

  private closeCell(): void {
    const { cell, row } = this;
    if (!cell || !row) return;
    while (row.length < cell.column) row.push('');
    row[cell.column] = this.textOf(cell);
    this.cell = undefined;
  }

  private textOf({ type, isDate }: OpenCell): string {
    const { value } = this;
    if (type === 'inlineStr') return this.inline.flush();
    if (value === '') return '';
    if (type === 's') return this.workbook.shared[Number(value)] ?? '';
    if (type === 'str') return unescaped(value);
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'n')
      return isDate ? dayOf(Number(value), this.workbook.isFrom1904) : numberText(value);
    return value;
  }

  private closeRow(): void {
    if (this.row) this.put(this.row);
    this.row = undefined;
  }

  private put(row: CellText[]): void {
    this.count += 1;
    this.ready.push(row);
  }
}

/** 'AB12' is the 28th column, which counts as 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  if (letters === '') throw broken();
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const DAYS_TO_1970 = 25_569;
const DAYS_1900_TO_1904 = 1_462;

function dayOf(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial) - DAYS_TO_1970 + (isFrom1904 ? DAYS_1900_TO_1904 : 0);
  const date = new Date(days * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** '5.550104444E9' is a phone number. */
function numberText(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
}
