export type Value = string | number | null;

/** A calendar date ('YYYY-MM-DD') or dollars: a real date or amount in Excel. */
export type Kind = 'text' | 'date' | 'money' | 'number';

export interface Column<Row> {
  title: string;
  value: (row: Row) => Value;
  kind?: Kind;
  /** In characters. */
  width?: number;
}

/** A column as the worker knows it, which makes no values. */
export type PlainColumn = Pick<Column<never>, 'title' | 'kind' | 'width'>;

export const plain = <Row>(columns: readonly Column<Row>[]): PlainColumn[] =>
  columns.map(({ title, kind, width }) => ({ title, kind, width }));

export const valuesOf = <Row>(columns: readonly Column<Row>[], row: Row): Value[] =>
  columns.map(({ value }) => value(row));

/** Text that a spreadsheet would run instead of show. An apostrophe before it would be taken for ours. */
const FORMULA = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;
/** '+1 555 010' cannot do anything, and other programs would take the apostrophe for part of the number. */
const PHONE = /^\+[\d\s().-]+((x|ext\.?)\s*\d+)?$/i;

export const neutral = (text: string) =>
  FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
