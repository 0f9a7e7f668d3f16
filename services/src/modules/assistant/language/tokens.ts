/** One word of a question, as it was typed and as it is looked up. */
export interface Token {
  /** As it was typed. */
  raw: string;
  /** In small letters, without accents or apostrophes; another word where the typed one stands for it. */
  word: string;
}

/** 'Zoë' is found as zoe. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '');

/** A time, a date, an amount with its sign, a name with its hyphen or dot: else letters and digits. */
const WORD =
  /\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}:\d\d|[$€£]?\d+(?:,\d{3})*(?:\.\d+)?(?:st|nd|rd|th|am|pm|k|%)?(?![\p{L}\d])|[\p{L}\d]+(?:['’‘`][\p{L}]+)*|[+%&]/gu;

/** The words of a question; its marks are left out. */
export function tokensOf(text: string): Token[] {
  const raws = text.normalize('NFC').match(WORD) ?? [];
  return raws.map((raw) => ({ raw, word: folded(raw) }));
}
