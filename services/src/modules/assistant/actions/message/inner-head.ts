import { everyOf } from '../../words/every-of.js';
import { periodAt } from '../../language/periods/index.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

const AND = '|and|to|and to';
const THEM = 'him|her|them';
/** 'Msg Ana, remind her about Friday': behind whom it is to it is said once more what kind of message it is. */
const HEADS: readonly [Phrases, string][] = [
  [new Phrases(everyOf(AND, 'remind|reminding', THEM)), 'remind'],
  [
    new Phrases(everyOf(AND, 'warn|warning|notify|notifying|inform|informing|advise', THEM)),
    'warn',
  ],
  [new Phrases(everyOf(AND, 'wish|wishing', THEM)), 'wish'],
  [new Phrases(everyOf(AND, 'invite|inviting', THEM)), 'invite'],
];
const CONFIRMS = new Phrases(everyOf(AND, 'confirm|confirming'));
const THAT = wordSet('that|if|whether|he|she|they|hes|shes|theyre|we|were|its|at');

/** What kind that is, and what stands behind it. */
export function innerHead(tokens: readonly Token[]) {
  for (const [phrases, head] of HEADS) {
    const length = phrases.lengthAt(tokens, 0);
    if (length > 0) return { head, after: tokens.slice(length) };
  }
  const length = CONFIRMS.lengthAt(tokens, 0);
  const words = tokens.slice(length).map(({ word }) => word);
  const isSaid = length > 0 && (THAT.has(words[0] ?? '') || periodAt(words, 0) !== undefined);
  return isSaid ? { head: 'confirm with', after: tokens.slice(length) } : undefined;
}
