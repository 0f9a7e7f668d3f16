import { format, getFormatDateInfo, getFormatFromId, getFormatInfo, isDateFormat } from 'numfmt';
import { DAY_MS } from '../time/durations.js';

/** A cell style's format of numbers. */
export type CellFormat = (value: number, isFrom1904: boolean) => string;

const DAYS_TO_1970 = 25_569;
const DAYS_1900_TO_1904 = 1_462;
const GENERAL = 'General';

/** The number as it is, as long as a person would read it. */
export const plainNumber: CellFormat = (value) => {
  const text = String(Number(value.toPrecision(15)));
  // '149.985' could be read as 149,985 where the decimal sign is a comma.
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
};

const shown = (code: string, value: number) => {
  try {
    return String(format(code, value));
  } catch {
    return plainNumber(value, false);
  }
};

/** A calendar date becomes YYYY-MM-DD whatever the format, since a day must not be guessed at. */
function dayOf(value: number, isFrom1904: boolean): string {
  const days = Math.floor(value) - DAYS_TO_1970 + (isFrom1904 ? DAYS_1900_TO_1904 : 0);
  const date = new Date(days * DAY_MS);
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString().slice(0, 10);
}

const PLAIN = /^-?(0|[1-9]\d*)(\.\d+)?$/;
/** Rounded for showing: the number behind it says more. */
const AMOUNTS = new Set(['grouped', 'currency', 'scientific', 'general', 'text', 'error']);

/** '02138' of a ZIP code, '15%', '(555) 201-4477': what the number looks like counts. */
function numberAs(code: string, value: number): string {
  const text = shown(code, value).trim();
  return text === '' || PLAIN.test(text) ? plainNumber(value, false) : text;
}

/** The format of a number format code. */
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

/** The formats of East Asian Excel beyond those that numfmt knows; all are dates. */
const isOtherDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Of the formats that every workbook has without saying so. */
export const builtInFormat = (id: number): CellFormat =>
  isOtherDate(id) ? dayOf : formatOf(getFormatFromId(id) ?? GENERAL);
