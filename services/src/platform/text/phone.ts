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

const PLAIN = /^\+?[\d\s().\-/]+$/;
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/** '555.123.4567', '5551234567' and '+1 555 123 4567' are all (555) 123-4567; others stay as they are. */
export function tidyPhone(text: string): string {
  const phone = text.replace(/^tel:/i, '').trim();
  const isAbroad = phone.startsWith('+') && !phone.startsWith('+1');
  if (isAbroad || !PLAIN.test(phone)) return phone;
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phoneDigits(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
