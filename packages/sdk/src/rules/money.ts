import { grouped } from '../format/money';

/**
 * Currency signs and codes, blanks, and the apostrophes that some countries use to group digits.
 */
const DECORATION =
  /[$€£¥\s'’]|\b(?:USD|CAD|AUD|NZD|EUR|GBP|CHF|MXN|SEK|NOK|DKK)\b|\b(?:CA|US|AU|NZ)(?=\$)/gi;
const GROUPED = {
  ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/,
  '.': /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/,
} as const;

type Mark = keyof typeof GROUPED;
const OTHER: Record<Mark, Mark> = { ',': '.', '.': ',' };

/**
 * Decimal mark of a number: the comma in '1.249,00' and '250,50'; in '1,249' it groups thousands.
 */
function decimalMarkOf(digits: string): Mark {
  const [last, first] = [digits.search(/[.,]\d*$/), digits.search(/[.,]/)];
  if (last < 0) return '.';
  const mark = digits[last] as Mark;
  const isOnce = first === last;
  const isGroup = GROUPED[mark].test(digits);
  if (isGroup && (!isOnce || mark === ',') && !digits.startsWith('0')) return OTHER[mark];
  return mark;
}

/** Number from digits with at most one decimal mark and whole groups of thousands; else NaN. */
function numberFrom(digits: string): number {
  const mark = decimalMarkOf(digits);
  const [whole = '', fraction = '', ...more] = digits.split(mark);
  const isWhole = /^\d*$/.test(whole) || GROUPED[OTHER[mark]].test(whole);
  if (!isWhole || !/^\d*$/.test(fraction) || more.length > 0) return NaN;
  return Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${fraction || '0'}`);
}

/**
 * Parses typed dollars, with a decimal point or comma. `services/src/platform/money/amounts.ts`
 * parses files by the same rule, and one table tests both.
 *
 * @returns dollars; NaN for an invalid or empty text
 * @example parseMoney('$1,200.50') // 1200.5
 * @example parseMoney('250,50') // 250.5
 */
export function parseMoney(text: string): number {
  const plain = text.normalize('NFKC').replaceAll('\u2212', '-').replaceAll(DECORATION, '');
  const [, sign = '', digits = ''] = /^(-?)([\d.,]*\d[\d.,]*)$/.exec(plain) ?? [];
  if (digits === '') return NaN;
  return numberFrom(digits) * (sign === '-' ? -1 : 1);
}

/**
 * Formats dollars for a form: two decimals and grouped thousands, without a currency sign.
 *
 * @example moneyText(1200) // '1,200.00'
 */
export const moneyText = (dollars: number): string => grouped(Number(dollars) || 0, 2);
