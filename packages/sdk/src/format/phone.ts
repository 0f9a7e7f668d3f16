/** Phone extension, which links leave out: a link dials only the number. */
const EXTENSION = /\s*(?:ext\.?|x)\s*\d+$/i;

/** Ten digits of a North American number in any format; null for any other. */
function tenDigits(text: string): string | null {
  if (!/^[\d\s().-]+$/.test(text)) return null;
  const [, digits] = /^1?(\d{10})$/.exec(text.replaceAll(/\D/g, '')) ?? [];
  return digits ?? null;
}

/** Digits of the keys a to z. */
const KEYPAD = '22233344455566677778889999';

/** Ten digits of '1-800-DETAILS'; letters beyond the tenth are not dialled. */
function vanityDigits(text: string): string | null {
  if (!/[\d-][a-z]/i.test(text)) return null;
  const keys = text.replaceAll(/[a-z]/gi, (letter) => KEYPAD.charAt(parseInt(letter, 36) - 10));
  const [, digits] = /^1?(\d{10})\d{0,3}$/.exec(keys.replaceAll(/\D/g, '')) ?? [];
  return digits ?? null;
}

/**
 * Formats a phone number of ten digits, with or without the leading 1. International and other
 * numbers stay as typed.
 *
 * @example formatPhone('5551234567') // '(555) 123-4567'
 */
export function formatPhone(text: string): string {
  const digits = tenDigits(text);
  if (!digits) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * Link that calls or texts a number.
 *
 * @param text - the number as typed
 * @param scheme - 'tel' calls, 'sms' writes. Default: 'tel'
 * @example phoneHref('(555) 123-4567') // 'tel:+15551234567'
 * @example phoneHref('1-800-DETAILS') // 'tel:+18003382457'
 */
export function phoneHref(text: string, scheme: 'tel' | 'sms' = 'tel'): string {
  const number = text.trim().replace(EXTENSION, '');
  const digits = tenDigits(number) ?? vanityDigits(number);
  return `${scheme}:${digits ? `+1${digits}` : number.replaceAll(/(?!^\+)\D/g, '')}`;
}

/**
 * Link that calls a number.
 *
 * @deprecated Use `phoneHref`, which also supports texting; kept for remotes of contract 1.5.
 */
export const phoneLink = (phone: string): string => phoneHref(phone);
