import type { Language } from '../../plan/plan.js';
import type { WordTokens } from '../../words/tokens.js';
import { tokensOf } from '../../words/tokens.js';
import { Phrases } from '../../words/phrases.js';

const APOLOGY = new Phrases(
  'apology|an apology|apologies|apologize|apologise|apologizing|a sorry note|sorry note',
  'disculpa|disculpas|una disculpa',
);
const FOR = new Phrases(
  'for|about|for that|about that|for what happened|about what happened',
  'por',
);
const SORRY: Record<Language, (what: string) => string> = {
  en: (what) => (what === '' ? 'I am sorry.' : `I am sorry about ${what}`),
  es: (what) => (what === '' ? 'le pido una disculpa.' : `le pido una disculpa por ${what}`),
};

export const sorry = (language: Language) => SORRY[language]('');

/** 'An apology for the water spots' is said, not named; undefined where it is none. */
export function apologized(words: string, language: Language): string | undefined {
  const tokens = tokensOf(words);
  const length = APOLOGY.lengthAt(tokens, 0);
  const rest = tokens[length + FOR.lengthAt(tokens, length)];
  return length === 0 ? undefined : SORRY[language](rest ? words.slice(rest.start) : '');
}

const IN_WORDS: Record<Language, (words: string, isFor: boolean) => string> = {
  en: (words, isFor) => `I am sorry${isFor ? '' : ','} ${words}`,
  es: (words, isFor) => `le pido una disculpa${isFor ? '' : ','} ${words}`,
};
/** The same, where it is said before whoever is written to. */
export const sorryThat = (words: string, language: Language) =>
  IN_WORDS[language](words, FOR.lengthAt(tokensOf(words), 0) > 0);

const NAMED = new Phrases('apology|apologies|sorry', 'disculpa|disculpas');
export const saysSorry = (tokens: WordTokens) => NAMED.in(tokens) !== undefined;
