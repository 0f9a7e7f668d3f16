import { visible } from './visible.js';

/**
 * Significant digits of a phone number, without the leading 1 of North America. The column
 * `contacts.phone_digits` follows the same rule.
 */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');
}

const PART_OF_PHONE = /^[\d\s()+./-]+$/;

export interface PhoneSearch {
  /** Digits to match anywhere in the number. */
  digits: string | null;
  /** Digits to match at the start: those after a typed leading 1. */
  start: string | null;
}

/** Digits of a search term that can only be part of a phone number. */
export function phoneSearch(term: string): PhoneSearch {
  const typed = PART_OF_PHONE.test(term) ? phoneDigits(term) : '';
  const [, start] = /^1([0-9]+)$/.exec(typed) ?? [];
  return { digits: typed || null, start: start ?? null };
}

const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Typed or pasted number in plain characters, without invisible marks, unusual hyphens and full-width
 * digits.
 */
export const plainPhone = (text: string): string =>
  visible(text)
    .normalize('NFKC')
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:'|tel:)\s*/i, '');

const PLAIN = /^\+?[\d\s().\-/]+$/;
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/**
 * Formats '555.123.4567', '5551234567' and '+1 555 123 4567' as (555) 123-4567. Other numbers are
 * unchanged.
 */
export function tidyPhone(text: string): string {
  const phone = plainPhone(text);
  const isAbroad = phone.startsWith('+') && !phone.startsWith('+1');
  if (isAbroad || !PLAIN.test(phone)) return phone;
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phoneDigits(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** Vanity numbers such as '1-800-DETAILS' or '(555) 4-SHINE-IT': digits first, then letters. */
const VANITY = /^\+?[\d\s().-]{3,}[A-Z][A-Z\d\s-]*$/;
const TOLL_FREE_VANITY = /^\+?1?[\s.-]*\(?8\d\d\)?[\s.-]*[a-z\d-]{4,}$/i;
const FEWEST_KEYS = 7;
const FEWEST_DIGITS = 5;

const isVanity = (phone: string) =>
  (VANITY.test(phone) || TOLL_FREE_VANITY.test(phone)) &&
  phone.replaceAll(/[^A-Z\d]/gi, '').length >= FEWEST_KEYS;

/** Whether a text can be dialled, ignoring extras such as an extension. */
export const canBeDialled = (text: string): boolean =>
  phoneDigits(text).length >= FEWEST_DIGITS || isVanity(plainPhone(text));

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const WHOLE = /^\+?[\d\s().-]{7,}$/;

/** Whether a text is only a phone number, for recognizing columns. */
export function isPhone(text: string): boolean {
  const phone = plainPhone(text);
  const isNumber = WHOLE.test(phone) && phone.replaceAll(/\D/g, '').length >= FEWEST_KEYS;
  return (isNumber && !ISO_DATE.test(phone)) || isVanity(phone) || listOfPhones(phone).length > 1;
}

const BETWEEN_PHONES = /\s*(?::::|[;,|\n]|\s\/\s|\s&\s|\bor\b|\band\b)\s*/i;

/** Numbers of a cell that holds several. Text that is no number stays with the previous one. */
export function listOfPhones(text: string): string[] {
  const parts = text.split(BETWEEN_PHONES).filter((part) => part !== '');
  const areNumbers = parts.every((part) => phoneDigits(part).length >= FEWEST_KEYS);
  return parts.length > 1 && areNumbers ? parts : [text];
}
