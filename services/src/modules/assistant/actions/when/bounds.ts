import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

/** What denies one end of a stretch of the day says the other one. */
const BOUNDS: readonly [string, Phrases][] = [
  [
    'after',
    new Phrases(
      'not before|no earlier than|not earlier than|no sooner than',
      'no antes de|no before',
    ),
  ],
  [
    'before',
    new Phrases(
      'not after|no later than|not later than|latest by|at the latest by',
      'no despues de|no after|a mas tardar a|no mas tarde de',
    ),
  ],
];
const ARTICLE = wordSet('las|la');
const NOON = wordSet('noon|midday|mediodia');
const isClock = (word = '') => /^\d/.test(word) || NOON.has(word) || ARTICLE.has(word);

/** 'Not before 10' is after 10, and 'no later than 2' before 2. */
export function withBounds(tokens: readonly Token[]): Token[] {
  const bound: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const found = BOUNDS.map(([word, phrases]) => ({ word, length: phrases.lengthAt(tokens, at) }));
    const said = found.find(({ length }) => length > 0 && isClock(tokens[at + length]?.word));
    const last = said && tokens[at + said.length - 1];
    if (said && last) {
      bound.push({ ...token, word: said.word, end: last.end });
      // 'No antes de las 10'
      at += said.length - 1 + (ARTICLE.has(tokens[at + said.length]?.word ?? '') ? 1 : 0);
    } else bound.push(token);
  }
  return bound;
}
