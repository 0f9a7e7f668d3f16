import { everyOf } from '../../words/every-of.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { Phrases } from '../../words/phrases.js';

const WHATS_ON = new Phrases(
  everyOf('what is|what do i have|what do we have|what have we got', 'on|'),
  everyOf('who is', 'on|in|coming|'),
  'que hay|que tengo|que tenemos|quien viene|quienes vienen',
);
const AND = wordSet('and|y');
const ANY = wordSet('any|is|are|there|hay|algun|alguna|algunos|tengo|tenemos');

/** 'What is on Monday and any openings': what is free is asked behind another question, which would be lost. */
export function isBehindWhatsOn(words: WordTokens, freeAt: number): boolean {
  if (!WHATS_ON.begin(words)) return false;
  const before = words.slice(0, freeAt).findLastIndex(({ word }) => !ANY.has(word));
  return before > 1 && AND.has(words[before]?.word ?? '');
}
