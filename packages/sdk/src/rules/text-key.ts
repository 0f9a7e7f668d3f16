const APOSTROPHES = /[\u00b4`\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\uff07]/gu;
const QUOTES = /[\u201c\u201d\u201e\u201f\u2033]/gu;
const DASHES = /[‐‑‒–—―−]/gu;
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd' },
  ...{ ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' },
};
const IS_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** Accents, other combining marks and invisible characters. */
const DROPPED = new RegExp(
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
    '\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e' +
    '\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff]',
  'gu',
);

/** Apostrophes and hyphens inside a word, which people leave out. Standalone ones stay. */
const WITHIN_WORDS = /(?<=[^ '-])['-]+|['-]+(?=[^ '-])/gu;

const plainSigns = (text: string) =>
  text.replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(DASHES, '-');

/**
 * Comparison form of a text: without accents, capitals, apostrophes, hyphens and invisible
 * characters. The server uses the same rule (`services/src/platform/text/text-key.ts`), and one
 * table tests both.
 *
 * @example textKey('Jos\u00e9 O\u2019Brien') === textKey('jose obrien') // true
 */
export const textKey = (text: string): string =>
  plainSigns(plainSigns(text).normalize('NFKD'))
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(IS_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(WITHIN_WORDS, '');
