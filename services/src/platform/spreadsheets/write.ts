import { stringify } from 'csv-stringify/sync';
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node';

export type Value = string | number | Date | null;

export interface Column<Row> {
  title: string;
  value: (row: Row) => Value;
  /** A calendar date ('YYYY-MM-DD') or dollars: a real date or amount in Excel. */
  kind?: 'text' | 'date' | 'money' | 'number';
  /** In characters. */
  width?: number;
}

export interface Sheet {
  name: string;
  columns: { title: string; width?: number }[];
  rows: CellObject[][];
}

/** What a spreadsheet would run instead of show. */
const FORMULA = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;
/** '+1 555 010' cannot do anything, and in Excel a text stays a text. */
const PHONE = /^\+[\d\s().-]+$/;

const neutral = (text: string) => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text);

/** With a mark at its start that tells Excel the encoding, and nothing that Excel would run. */
export function writeCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Buffer {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => value(row) ?? '')),
  ];
  return Buffer.from(
    stringify(lines, { bom: true, escape_formulas: true, record_delimiter: '\r\n' }),
  );
}

export function sheetOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    name,
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: rows.map((row) => columns.map(({ value, kind }) => cellOf(value(row), kind))),
  };
}

function cellOf(value: Value, kind: Column<never>['kind'] = 'text'): CellObject {
  if (value === null || value === '') return {};
  if (kind === 'date') return { value: dateOf(value), type: Date, format: 'mmm d, yyyy' };
  if (kind === 'money') return { value: Number(value), type: Number, format: '$#,##0.00' };
  if (kind === 'number') return { value: Number(value), type: Number };
  return { value: neutral(String(value)), type: String };
}

/** Excel knows no time zones: a date is its midnight, as UTC counts it. */
const dateOf = (value: Value) => new Date(`${String(value)}T00:00:00Z`);

/** A workbook with its headings in bold, which stay in sight. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width = 18 }) => ({ width })),
      stickyRowsCount: 1,
      data: [headings(columns), ...rows] satisfies SheetData,
    })),
  ).toBuffer();
}

const headings = (columns: { title: string }[]): CellObject[] =>
  columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' }));
