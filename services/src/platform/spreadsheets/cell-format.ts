import { format, getFormatDateInfo, getFormatFromId, getFormatInfo, isDateFormat } from 'numfmt';
import { DAY_MS } from '../time/durations.js';

/** Number format of a cell style. */
export type CellFormat = (value: number, isFrom1904: boolean) => string;

const DAYS_TO_1970 = 25_569;
const DAYS_1900_TO_1904 = 1_462;
const GENERAL = 'General';

/** Number with the digits that a person would read. */
export const plainNumber: CellFormat = (value) => {
  const text = String(Number(value.toPrecision(15)));
  // '149.985' would be ambiguous where the comma is the decimal separator, so a zero is added.
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
};

const shown = (code: string, value: number) => {
  try {
    return String(format(code, value));
  } catch {
    return plainNumber(value, false);
  }
};

/** Dates become YYYY-MM-DD in any format, so that days are unambiguous. */
function dayOf(value: number, isFrom1904: boolean): string {
  const days = Math.floor(value) - DAYS_TO_1970 + (isFrom1904 ? DAYS_1900_TO_1904 : 0);
  const date = new Date(days * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString().slice(0, 10);
}

const PLAIN = /^-?(0|[1-9]\d*)(\.\d+)?$/;
/** Formats that round for display. The stored number is used instead. */
const AMOUNTS = new Set(['grouped', 'currency', 'scientific', 'general', 'text', 'error']);

/** Formatted text of numbers whose format matters: '02138', '15%', '(555) 201-4477'. */
function numberAs(code: string, value: number): string {
  const text = shown(code, value).trim();
  return text === '' || PLAIN.test(text) ? plainNumber(value, false) : text;
}

/** Cell format of a number format code. */
export function formatOf(code: string): CellFormat {
  try {
    if (code === GENERAL || code === '@') return plainNumber;
    if (isDateFormat(code)) {
      const { year, month, day } = getFormatDateInfo(code);
      return year || month || day ? dayOf : (value) => shown(code, value);
    }
    return AMOUNTS.has(getFormatInfo(code).type) ? plainNumber : (value) => numberAs(code, value);
  } catch {
    return plainNumber;
  }
}

/** Date formats of East Asian Excel that numfmt lacks. */
const isOtherDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Built-in format by id, which workbooks do not define. */
export const builtInFormat = (id: number): CellFormat =>
  isOtherDate(id) ? dayOf : formatOf(getFormatFromId(id) ?? GENERAL);
