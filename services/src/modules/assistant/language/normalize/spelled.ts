import { lately } from '../../words/lately.js';
import { withPhoneWords } from './phone-words.js';
import { languageOf } from '../lexicon/spanish.js';
import { tokensOf, type Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';

const IS = wordSet('wheres|whats|whos|hows|thats|theres|its|whens');
const POSSESSIVE = /['’‘`]s$/i;

/** 'Last week's jobs' as 'last week jobs'. */
const bare = ({ raw, word }: Token): string =>
  POSSESSIVE.test(raw) && !IS.has(word) ? word.slice(0, -1) : word;

/** Typed words with abbreviations spelled out, and nothing else changed. */
export const spelled = lately((text: string): readonly Token[] => {
  const typed = tokensOf(text).map((token) => ({ ...token, word: bare(token) }));
  return withPhoneWords(typed, languageOf(typed.map(({ word }) => word)));
});
