import { folded } from '../words/tokens.js';

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d-]+/gu;
/**
 * Phone numbers: digits in threes and fours, in pairs, after a plus, or many in a row. Amounts and dates do not
 * match.
 */
const PHONES = [
  /\+\d(?:[\s().-]{0,2}\d){6,14}/g,
  /(?<![\d$.,])(?:\d{1,3}[\s.-])?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g,
  /(?<![\d$.,-])\d{3}[\s.-]\d{4}(?!\d)/g,
  /(?<![\d$.,-])\d{2}(?:[\s.-]\d{2}){3,}(?!\d)/g,
  /(?<![\d$.,])\d{7,}/g,
];
const WORD = /[\p{L}\p{M}]+/gu;
const SHORTEST_NAME = 3;
const NAME = '[name]';

/** Words that may be a name, to look up. */
export const wordsIn = (text: string): string[] => [
  ...new Set((text.match(WORD) ?? []).map(folded).filter((word) => word.length >= SHORTEST_NAME)),
];

/** A text without e-mail addresses, phone numbers and words of customers' names. */
export function masked(text: string, names: ReadonlySet<string>): string {
  const plain = PHONES.reduce(
    (said, phone) => said.replace(phone, '[phone]'),
    text.replace(EMAIL, '[e-mail]'),
  );
  return plain
    .replace(WORD, (word) => (names.has(folded(word)) ? NAME : word))
    .replace(/\[name\](?:[\s'.-]+\[name\])+/g, NAME);
}
