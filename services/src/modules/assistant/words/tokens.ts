/** One word of a question, as it was typed and as it is looked up. */
export interface Token {
  /** As it was typed. */
  raw: string;
  /** In small letters, without accents or apostrophes; another word where the typed one stands for it. */
  word: string;
  /** Where it stands in the text: from this character to before that one. */
  start: number;
  end: number;
}

/** What is read by its words alone. */
export type WordTokens = readonly Pick<Token, 'word'>[];

/** 'Zoë' is found as zoe. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '');

/** A phone number, a time, a date, an amount with its sign, a name with its hyphen or dot: else letters and digits. */
const WORD =
  /\b[wW]\/[oO]?(?![\p{L}\d])|\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}(?!\d)|\d{3}-\d{4}(?![\d-])|(?<=\b(?:phone|number|cell|tel|telefono|teléfono|numero|número|termina en|ending in|ends in) (?:is |no |number |es )?)\d{3} \d{4}(?!\d)|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}:\d\d|[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:st|nd|rd|th|am|pm|k|%)?(?![\p{L}\d])|[\p{L}\d]+(?:['’‘`][\p{L}]+)*|[+%&]/gu;

/** A phone number is one word, of its digits. */
const PHONE = /^(?:\(?\d{3}\)?[-. ]?)?\d{3}[-. ]\d{4}$/;
const wordOf = (raw: string) => (PHONE.test(raw) ? raw.replace(/\D/g, '') : folded(raw));

/** The words of a question; its marks are left out. */
export function tokensOf(text: string): Token[] {
  return [...text.normalize('NFC').matchAll(WORD)].map(({ 0: raw, index: start }) => ({
    raw,
    word: wordOf(raw),
    start,
    end: start + raw.length,
  }));
}
