import { spelledOut } from '../language/normalize/phone-words.js';
import { distance, respelled } from '../words/spelling.js';
import { tokensOf } from '../words/tokens.js';
import { isStopWord, stemOf } from '../words/text.js';
import { asOneWord } from './as-one-word.js';
import { sameAs } from './synonyms.js';
import { wordSet } from '../words/word-set.js';

/** Content word of a question. */
export interface AskedWord {
  /** As typed. */
  raw: string;
  /** Stem of the word, then the stems of its synonyms. */
  forms: readonly string[];
  /** The word is an act of another trade, such as tinting. The handbook does not say how. */
  isOtherTrade: boolean;
}

const DOERS = wordSet('i|we|you|they');

/** Acts of other trades: 'How do I tint windows' is a question for a tint shop. */
const OTHER_TRADES = wordSet('paint|repaint|wrap|tint|dye|install|powdercoat|reupholster');

/** Whether a word is the act of a how-to question: 'how do I tint', 'can I tint', 'how to tint'. */
const isAct = (words: readonly string[], at: number) =>
  (DOERS.has(words[at - 1] ?? '') && isStopWord(words[at - 2] ?? '')) ||
  (words[at - 1] === 'to' && words[at - 2] === 'how');

/** Content words of a question. Typos are corrected to words in `ours`. */
export function askedWords(question: string, ours: ReadonlySet<string>): AskedWord[] {
  const all = tokensOf(asOneWord(question)).flatMap(({ raw, word: typed }, at, each) =>
    spelledOut(typed, each[at + 1]?.word).map((word) => ({ raw, word: rightly(word, ours) })),
  );
  const words = all.map(({ word }) => word);
  const seen = new Set<string>();
  return all.flatMap(({ raw, word }, at) => {
    const stem = stemOf(word);
    if (isStopWord(word) || ORDINAL.test(word) || seen.has(stem)) return [];
    seen.add(stem);
    const isOtherTrade = OTHER_TRADES.has(word) && isAct(words, at) && words[at - 2] !== 'should';
    return [{ raw, forms: sameAs(stem), isOtherTrade }];
  });
}

/** Ordinal numbers, which are no content words: 'a 2nd van'. */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;

const SHORTEST_SLIP = 6;
/**
 * Minimum length of a word with a missing letter or two swapped ones. In so short a word, a replaced letter makes
 * another word.
 */
const SHORTEST_SWAP = 5;
const lettersOf = (word: string) => [...word].sort().join('');
const isShortSlip = (word: string, known: string) =>
  known.length > word.length ||
  (known.length === word.length && lettersOf(known) === lettersOf(word));

/** Words with the prefix 're': 'rewax' counts as 'wax'. */
const AGAIN = /^re-?(\p{L}{3,})$/u;

/** Corrects an unknown word to a known one if it looks like a typo. */
function rightly(word: string, ours: ReadonlySet<string>): string {
  if (ours.has(word) || isStopWord(word)) return word;
  const [, again] = AGAIN.exec(word) ?? [];
  if (again !== undefined && ours.has(again)) return again;
  if (word.length < SHORTEST_SWAP) return word;
  const isShort = word.length < SHORTEST_SLIP;
  const near = respelled(
    word,
    isShort ? [...ours].filter((each) => isShortSlip(word, each)) : ours,
  );
  // A distance of two letters makes another word: 'president' is not 'present'.
  return near !== undefined && distance(word, near, 1) === 1 ? near : word;
}

/** Text with its typos corrected to words in `ours`. */
export const mended = (text: string, ours: ReadonlySet<string>): string =>
  tokensOf(text)
    .map(({ raw, word }) => {
      const spelt = spelledOut(word);
      return spelt.length === 1 ? rightly(spelt[0] ?? word, ours) : raw;
    })
    .join(' ');
