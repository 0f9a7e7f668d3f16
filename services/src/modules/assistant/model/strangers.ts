import { withoutAddresses } from '../tools/links.js';

const TLD =
  'com|net|org|info|biz|io|co|me|us|uk|ca|de|fr|ru|cn|eu|app|dev|xyz|top|site|online|shop|store|link|click|live|pro|ly|gl|to|tv|cc|example|test';
/** Domains without `https`, which phones turn into links. */
const DOMAIN = new RegExp(
  String.raw`(?<![@\w.-])(?:[\w-]{1,63}\.){1,4}(?:${TLD})\b(?:\/\S*)?`,
  'gi',
);
const PHONE = /(?<![\w$.,])\+?\(?\d[\d\s().-]{5,18}\d(?![\w%])/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A drafted message without domains and phone numbers that the person did not give. Text in a customer's note must
 * not reach other customers in our name.
 */
export function withoutStrangers(text: string, personSaid: string): string {
  const said = personSaid.toLowerCase();
  const numbers = digitsOf(personSaid);
  return withoutAddresses(text)
    .replace(DOMAIN, (domain) => (said.includes(domain.toLowerCase()) ? domain : '(link removed)'))
    .replace(PHONE, (phone) => (isKnown(phone, numbers) ? phone : '(number removed)'));
}

/** Minimum number of digits of a phone number. Shorter numbers are dates, times or prices. */
const SHORTEST_PHONE = 7;

function isKnown(phone: string, numbers: string): boolean {
  const digits = digitsOf(phone);
  return digits.length < SHORTEST_PHONE || numbers.includes(digits);
}

/** Whether the person used a word of the name. */
export function isNamedIn(name: string, personSaid: string): boolean {
  const said = new Set(wordsOf(personSaid));
  return wordsOf(name).some((word) => said.has(word));
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => word.length > 1);
