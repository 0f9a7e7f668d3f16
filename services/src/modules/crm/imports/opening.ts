import { isCalendarDate } from '../../../platform/validation/fields.js';

/** What a customer has from before. */
export interface Opening {
  /** YYYY-MM-DD, or '' where nothing is said of it. */
  lastVisit: string;
  cents: number;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s].*)?$/;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const WORDS = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const THIS_CENTURY = 2000;

function dateFrom(year: number, month: number, day: number): string | undefined {
  const [m, d] = [month, day].map((part) => String(part).padStart(2, '0'));
  const date = `${year < 100 ? THIS_CENTURY + year : year}-${m}-${d}`;
  return isCalendarDate(date) ? date : undefined;
}

/** '3/14/2025', '2025-03-14' and 'Mar 14, 2025'; the day first only where that cannot be a month. */
export function dateOf(text: string): string | undefined {
  const iso = ISO.exec(text)?.slice(1).map(Number);
  if (iso) return dateFrom(iso[0] ?? 0, iso[1] ?? 0, iso[2] ?? 0);
  const [first = 0, second = 0, year = 0] = NUMBERS.exec(text)?.slice(1).map(Number) ?? [];
  if (first > 0) {
    return first > 12 ? dateFrom(year, second, first) : dateFrom(year, first, second);
  }
  const [, name = '', day, inYear] = WORDS.exec(text) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? dateFrom(Number(inYear), month, Number(day)) : undefined;
}

const MOST_CENTS = 100_000_000_00;

/** '$1,234.50' in cents. */
export function centsOf(text: string): number | undefined {
  const plain = text.replaceAll(/[$,\s]|usd/gi, '');
  if (!/^\d+(\.\d*)?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents <= MOST_CENTS ? cents : undefined;
}
