import { FILTERS } from '../../plan/filters/index.js';
import { GROUPS } from '../../plan/groups/index.js';
import { MEASURES } from '../../plan/measures/index.js';
import type { Language } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import { withEnglishTimes } from './spanish.js';
import { STRUCTURE } from './structure.js';
import type { Tag } from './tag.js';

interface Phrase {
  tags: readonly Tag[];
  /** Exact form, not another number of the noun. */
  isExact: boolean;
}

/** Singular of 'jobs', but not of 'business'. */
export const singular = (word: string) =>
  word.length > 3 && /[^su]s$/.test(word) ? word.replace(/(?<=[^aeiou]i)es$|s$/, '') : word;

type Entries = Map<string, Tag[]>;

const exact: Record<Language, Entries> = { en: new Map(), es: new Map() };
const loose: Record<Language, Entries> = { en: new Map(), es: new Map() };

/** Length of the longest phrase by first word, in either language. */
const longest = new Map<string, number>();

function add(language: Language, phrases: string, tag: Tag): void {
  for (const written of phrases.split('|')) {
    const words = language === 'es' ? englishTimes(written.split(' ')) : written.split(' ');
    put(exact[language], words.join(' '), tag);
    put(loose[language], words.map(singular).join(' '), tag);
    const [first = ''] = words;
    for (const each of [first, singular(first)])
      longest.set(each, Math.max(longest.get(each) ?? 0, words.length));
  }
}

function put(entries: Entries, key: string, tag: Tag): void {
  const tags = entries.get(key) ?? [];
  if (!tags.some((each) => JSON.stringify(each) === JSON.stringify(tag))) tags.push(tag);
  entries.set(key, tags);
}

const englishTimes = (words: readonly string[]) =>
  withEnglishTimes(words).flatMap(({ word }) => word.split(' '));

for (const language of ['en', 'es'] as const) {
  for (const { name, words } of MEASURES) add(language, words[language], { kind: 'measure', name });
  for (const { name, words } of GROUPS) add(language, words[language], { kind: 'group', name });
  for (const { name, values = [] } of FILTERS) {
    for (const { value, words } of values)
      add(language, words[language], { kind: 'value', filter: name, value });
  }
  for (const { words, tag } of STRUCTURE) add(language, words[language], tag);
}

/** Tags of the longest phrase at `start`. Spanish questions may contain English phrases. */
export function phraseAt(
  words: readonly string[],
  start: number,
  language: Language,
): (Phrase & { length: number }) | undefined {
  const [first = ''] = words.slice(start);
  const most = Math.max(longest.get(first) ?? 0, longest.get(singular(first)) ?? 0);
  for (let length = Math.min(most, words.length - start); length > 0; length--) {
    const found = lookUp(words.slice(start, start + length), language);
    if (found) return { ...found, length };
  }
  return undefined;
}

function lookUp(words: readonly string[], language: Language): Phrase | undefined {
  const languages: Language[] = language === 'es' ? ['es', 'en'] : ['en'];
  for (const each of languages) {
    const tags = exact[each].get(words.join(' '));
    if (tags) return { tags, isExact: true };
  }
  for (const each of languages) {
    // 'Por trabajos' is a group, not an average for each job.
    const isOfEach = wordSet('per|por').has(words[0] ?? '');
    const tags = isOfEach ? undefined : loose[each].get(words.map(singular).join(' '));
    if (tags) return { tags, isExact: false };
  }
  return undefined;
}

const wordsOf = (language: Language): ReadonlySet<string> =>
  new Set([...exact[language].keys()].flatMap((phrase) => phrase.split(' ')));

/** All words of the fixed vocabulary, for spelling correction. */
export const VOCABULARY: Record<Language, ReadonlySet<string>> = {
  en: wordsOf('en'),
  es: wordsOf('es'),
};

/** Whether a phrase of either language contains the word. */
export const isPhraseWord = (word: string): boolean =>
  VOCABULARY.en.has(word) || VOCABULARY.es.has(word);
