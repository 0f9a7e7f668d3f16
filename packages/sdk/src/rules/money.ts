import { grouped } from '../format/money';

/**
 * Dollars that were typed.
 *
 * @returns dollars; NaN for what is no amount, and for nothing at all
 * @example parseMoney('$1,200.50') // 1200.5
 */
export function parseMoney(text: string): number {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return plain === '' ? NaN : Number(plain);
}

/**
 * Dollars as a form shows them: text with two decimals and grouped thousands, without a sign.
 *
 * @example moneyText(1200) // '1,200.00'
 */
export const moneyText = (dollars: number): string => grouped(Number(dollars) || 0, 2);
