/** Accents and marks on Latin, Greek, Cyrillic and Vietnamese letters, and invisible characters. */
const DROPPED =
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
  '\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e' +
  '\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff';
const BLANKS =
  '\\u0009-\\u000d\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** Typed variants of apostrophes, quotes and dashes, and their plain forms. */
const TYPED = '´`‘’‚‛ʼʹ′＇“”„‟″‐‑‒–—―−';
const MEANT = `''''''''''"""""-------`;
/** Letters without a decomposition that people type as plain ones. */
const LETTERS = 'øłđðħŧıς';
const PLAIN_LETTERS = 'olddhtiσ';
const PAIRS: [string, string][] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

const typedAs = new Map([...TYPED].map((character, index) => [character, MEANT[index] ?? '']));
const letterAs = new Map([
  ...[...LETTERS].map((letter, index) => [letter, PLAIN_LETTERS[index] ?? ''] as const),
  ...PAIRS,
]);
const anyOf = (characters: Iterable<string>) => new RegExp(`[${[...characters].join('')}]`, 'gu');
const IS_TYPED = anyOf(typedAs.keys());
const IS_LETTER = anyOf(letterAs.keys());
const IS_DROPPED = new RegExp(`[${DROPPED}]`, 'gu');
const IS_BLANK = new RegExp(`[${BLANKS}]+`, 'gu');
/** Apostrophes and hyphens within words, which people often omit. Standalone ones are kept. */
const IS_WITHIN_WORDS = /(?<=[^ '-])['-]+|['-]+(?=[^ '-])/gu;

/**
 * Key for comparing texts, without accents, case, apostrophes, hyphens and invisible characters. The
 * database function `text_key` gives the same result; a test compares both.
 *
 * @example textKey('Shaun  O’Brien-Núñez') // "shaun obriennunez"
 */
export const textKey = (text: string): string =>
  text
    .replaceAll(IS_TYPED, (character) => typedAs.get(character) ?? character)
    .normalize('NFKD')
    .replaceAll(IS_TYPED, (character) => typedAs.get(character) ?? character)
    .replaceAll(IS_DROPPED, '')
    .toLowerCase()
    .replaceAll(IS_LETTER, (letter) => letterAs.get(letter) ?? letter)
    .replaceAll(IS_BLANK, ' ')
    .trim()
    .replaceAll(IS_WITHIN_WORDS, '');
