/** A word of a question. */
export interface Token {
  /** As it was typed. */
  raw: string;
  /** Lower case, without accents or apostrophes. It may be a replacement of the typed word. */
  word: string;
  /** Position in the text. `end` is exclusive. */
  start: number;
  end: number;
}

/** Tokens of which only the words matter. */
export type WordTokens = readonly Pick<Token, 'word'>[];

/** Lower case without accents: 'Zoë' becomes 'zoe'. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '');

/**
 * Pattern of a word: a phone number, a time, a date, an amount or a name with hyphen or dot. Otherwise letters and
 * digits.
 */
const WORD =
  /\b[wW]\/[oO]?(?![\p{L}\d])|\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}(?!\d)|\d{3}-\d{4}(?![\d-])|(?<=\b(?:phone|number|cell|tel|telefono|teléfono|numero|número|termina en|ending in|ends in) (?:is |no |number |es )?)\d{3} \d{4}(?!\d)|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}:\d\d|[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:st|nd|rd|th|am|pm|k|%)?(?![\p{L}\d])|[\p{L}\d]+(?:['’‘`][\p{L}]+)*|[+%&]/gu;

/** A phone number counts as one word of digits. */
const PHONE = /^(?:\(?\d{3}\)?[-. ]?)?\d{3}[-. ]\d{4}$/;
const wordOf = (raw: string) => (PHONE.test(raw) ? raw.replace(/\D/g, '') : folded(raw));

/** Words of a question, without punctuation. */
export function tokensOf(text: string): Token[] {
  return [...text.normalize('NFC').matchAll(WORD)].map(({ 0: raw, index: start }) => ({
    raw,
    word: wordOf(raw),
    start,
    end: start + raw.length,
  }));
}
