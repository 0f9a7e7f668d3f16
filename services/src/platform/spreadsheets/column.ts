export type Value = string | number | null;

/**
 * Kind of a column. Dates ('YYYY-MM-DD') and money (dollars) become real dates and amounts in Excel.
 */
export type Kind = 'text' | 'date' | 'money' | 'number';

export interface Column<Row> {
  title: string;
  value: (row: Row) => Value;
  kind?: Kind;
  /** Width in characters. */
  width?: number;
}

/** Column without its function, for the worker. */
export type PlainColumn = Pick<Column<never>, 'title' | 'kind' | 'width'>;

export const plain = <Row>(columns: readonly Column<Row>[]): PlainColumn[] =>
  columns.map(({ title, kind, width }) => ({ title, kind, width }));

export const valuesOf = <Row>(columns: readonly Column<Row>[], row: Row): Value[] =>
  columns.map(({ value }) => value(row));

/**
 * Text that a spreadsheet would run as a formula. Leading apostrophes are included, because they would
 * be taken for ours.
 */
const FORMULA = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/;
/**
 * Phone numbers such as '+1 555 010' are harmless. Other programs would take an apostrophe for part of
 * the number.
 */
const PHONE = /^\+[\d\s().-]+((x|ext\.?)\s*\d+)?$/i;

export const neutral = (text: string) =>
  FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
