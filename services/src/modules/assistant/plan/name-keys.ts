import { textKey } from '../../../platform/text/text-key.js';
import type { Said } from './plan.js';

const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'el', 'la', 'los', 'las', 'un', 'una']);

/** Word without a plural ending: 'coatings' and 'coating' are equal. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?:es|s|e)$/, '') : word);

export const nameWords = (text: string): string[] =>
  (
    textKey(text)
      .replaceAll('&', ' and ')
      .match(/\p{L}+|\d+/gu) ?? []
  )
    .filter((word) => !ARTICLES.has(word))
    .map(stem);

/** Key of a name. It ignores case, number and spacing. */
export const nameKey = (text: string): string => nameWords(text).join('');

interface Closed {
  value: string;
  words?: Said;
}

/** The value of a closed list that a text names, by the value itself or by one of its words. */
export function closedMeant(text: string, values: readonly Closed[]): string | undefined {
  if (values.some(({ value }) => value === text)) return text;
  const key = nameKey(text);
  if (key === '') return undefined;
  const same = values.filter(({ value }) => nameKey(value) === key);
  const called = values.filter(({ words }) =>
    words ? `${words.en}|${words.es}`.split('|').some((each) => nameKey(each) === key) : false,
  );
  const [only, ...others] = same.length > 0 ? same : called;
  return others.length === 0 ? only?.value : undefined;
}
