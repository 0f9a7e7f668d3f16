import { spelledOut } from '../language/normalize/phone-words.js';
import { distance, respelled } from '../words/spelling.js';
import { tokensOf } from '../words/tokens.js';
import { isStopWord, stemOf } from '../words/text.js';
import { asOneWord } from './as-one-word.js';
import { sameAs } from './synonyms.js';
import { wordSet } from '../words/word-set.js';

/** A word of a question, as an article may have it. */
export interface AskedWord {
  /** As typed. */
  raw: string;
  /** Its stem, and those that mean the same. */
  forms: readonly string[];
  /** That is somebody else's trade: nothing here says how. */
  isOtherTrade: boolean;
}

const DOERS = wordSet('i|we|you|they');

/** 'How do I tint windows' is for a tint shop, whatever is written of tinted ones. */
const OTHER_TRADES = wordSet('paint|repaint|wrap|tint|dye|install|powdercoat|reupholster');

/** 'How do I tint', 'can I tint', 'how to tint' */
const isAct = (words: readonly string[], at: number) =>
  (DOERS.has(words[at - 1] ?? '') && isStopWord(words[at - 2] ?? '')) ||
  (words[at - 1] === 'to' && words[at - 2] === 'how');

/** The words of a question that carry meaning; `ours` are those written here, for slips of the thumb. */
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

/** 'A 2nd van' is one more of them. */
const ORDINAL = /^\d+(?:st|nd|rd|th)$/;

const SHORTEST_SLIP = 6;
/** In five letters one may be missing, or two be swapped: another one in its place makes another word. */
const SHORTEST_SWAP = 5;
const lettersOf = (word: string) => [...word].sort().join('');
const isShortSlip = (word: string, known: string) =>
  known.length > word.length ||
  (known.length === word.length && lettersOf(known) === lettersOf(word));

/** To rewax is to wax, once more. */
const AGAIN = /^re-?(\p{L}{3,})$/u;

/** What means nothing here is taken for a slip of a word that is written here. */
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
  // Two letters off is another word: the president is no present.
  return near !== undefined && distance(word, near, 1) === 1 ? near : word;
}

/** A text with its slips mended, as far as its words are written here. */
export const mended = (text: string, ours: ReadonlySet<string>): string =>
  tokensOf(text)
    .map(({ raw, word }) => {
      const spelt = spelledOut(word);
      return spelt.length === 1 ? rightly(spelt[0] ?? word, ours) : raw;
    })
    .join(' ');
