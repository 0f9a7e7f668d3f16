import { visible } from './visible.js';

/**
 * The digits that tell one phone from another: a leading 1 of North America says nothing. The column
 * `contacts.phone_digits` follows the same rule.
 */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/[^0-9]/g, '').replace(/^1(?=[0-9]{10}$)/, '');
}

const PART_OF_PHONE = /^[\d\s()+./-]+$/;

export interface PhoneSearch {
  /** Anywhere in the number. */
  digits: string | null;
  /** Where the number begins: what follows the leading 1 that was typed. */
  start: string | null;
}

/** The digits of a term that can only be meant as part of a phone number. */
export function phoneSearch(term: string): PhoneSearch {
  const typed = PART_OF_PHONE.test(term) ? phoneDigits(term) : '';
  const [, start] = /^1([0-9]+)$/.exec(typed) ?? [];
  return { digits: typed || null, start: start ?? null };
}

const DASHES = /[\u2010-\u2015\u2212]/g;

/** A number as it was typed or pasted, in plain characters: without marks, odd hyphens and wide digits. */
export const plainPhone = (text: string): string =>
  visible(text)
    .normalize('NFKC')
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:'|tel:)\s*/i, '');

const PLAIN = /^\+?[\d\s().\-/]+$/;
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/** '555.123.4567', '5551234567' and '+1 555 123 4567' are all (555) 123-4567; others stay as they are. */
export function tidyPhone(text: string): string {
  const phone = plainPhone(text);
  const isAbroad = phone.startsWith('+') && !phone.startsWith('+1');
  if (isAbroad || !PLAIN.test(phone)) return phone;
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phoneDigits(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** '1-800-DETAILS' or '(555) 4-SHINE-IT': digits first, then letters of the keys. */
const VANITY = /^\+?[\d\s().-]{3,}[A-Z][A-Z\d\s-]*$/;
const TOLL_FREE_VANITY = /^\+?1?[\s.-]*\(?8\d\d\)?[\s.-]*[a-z\d-]{4,}$/i;
const FEWEST_KEYS = 7;
const FEWEST_DIGITS = 5;

const isVanity = (phone: string) =>
  (VANITY.test(phone) || TOLL_FREE_VANITY.test(phone)) &&
  phone.replaceAll(/[^A-Z\d]/gi, '').length >= FEWEST_KEYS;

/** Whether a text can be dialled. What is around the number, such as an extension, does not matter. */
export const canBeDialled = (text: string): boolean =>
  phoneDigits(text).length >= FEWEST_DIGITS || isVanity(plainPhone(text));

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const WHOLE = /^\+?[\d\s().-]{7,}$/;

/** Whether a text is a phone number and nothing else, which tells columns apart. */
export function isPhone(text: string): boolean {
  const phone = plainPhone(text);
  const isNumber = WHOLE.test(phone) && phone.replaceAll(/\D/g, '').length >= FEWEST_KEYS;
  return (isNumber && !ISO_DATE.test(phone)) || isVanity(phone) || listOfPhones(phone).length > 1;
}

const BETWEEN_PHONES = /\s*(?::::|[;,|\n]|\s\/\s|\s&\s|\bor\b|\band\b)\s*/i;

/** The numbers of a cell that holds several; what is no number stays with the one before it. */
export function listOfPhones(text: string): string[] {
  const parts = text.split(BETWEEN_PHONES).filter((part) => part !== '');
  const areNumbers = parts.every((part) => phoneDigits(part).length >= FEWEST_KEYS);
  return parts.length > 1 && areNumbers ? parts : [text];
}
