/** Accents and other marks on Latin, Greek, Cyrillic and Vietnamese letters, and what cannot be seen. */
const DROPPED =
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
  '\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e' +
  '\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff';
const BLANKS =
  '\\u0009-\\u000d\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** Characters that people type for another, before and after: apostrophes, quotes, dashes. */
const TYPED = '´`‘’‚‛ʼʹ′＇“”„‟″‐‑‒–—―−';
const MEANT = `''''''''''"""""-------`;
/** Letters that are no letter with a mark, but are typed as one. */
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
/** Apostrophes and hyphens of a word: people leave them out. One that stands alone stays. */
const WITHIN_WORDS = "(?<=[^ '-])['-]+|['-]+(?=[^ '-])";
const IS_WITHIN_WORDS = new RegExp(WITHIN_WORDS, 'gu');

/**
 * The one form in which two texts are compared: without accents, capitals, apostrophes, hyphens and what cannot be seen.
 * The function `text_key` in the database answers the same; a test compares them.
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

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const meant = (text: string) => `translate(${text}, ${quoted(TYPED)}, ${quoted(MEANT)})`;
const inPairs = (text: string) =>
  PAIRS.reduce((inner, [letter, pair]) => `replace(${inner}, '${letter}', '${pair}')`, text);

/** The same as an expression of SQL. The collation lowers letters alike on every machine. */
const KEY_OF_VALUE = `regexp_replace(btrim(regexp_replace(${inPairs(
  `translate(lower(regexp_replace(${meant(`normalize(${meant('value')}, nfkd)`)},
    '[${DROPPED}]', '', 'g') collate pg_c_utf8), '${LETTERS}', '${PLAIN_LETTERS}')`,
)}, '[${BLANKS}]+', ' ', 'g')), ${quoted(WITHIN_WORDS)}, '', 'g')`;

export const TEXT_KEY_FUNCTION = `
create or replace function text_key(value text) returns text
language sql immutable parallel safe strict return ${KEY_OF_VALUE};`;
