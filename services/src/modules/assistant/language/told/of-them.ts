import { wordSet } from '../../words/word-set.js';
import { areDays, said, type Rule } from './first-parts.js';
import { NOT_COMING } from './first-words.js';

const THEY = wordSet('he|she|they|hes|shes|theyre');
const THEYS = wordSet('he|she|they');
const COMES = wordSet('come|do|make|be');
const AT = wordSet('on|at|in');

/** 'Shes not gonna make it Friday', of whoever was spoken of. */
export const theyAreOff: Rule = (words, isAsked) => {
  const [first, ...rest] = words;
  if (isAsked || !THEY.has(first?.word ?? '')) return undefined;
  const length = NOT_COMING.lengthAt(rest, 0);
  const days = rest.slice(length);
  const isAll = days.length === 0 || areDays(days);
  return length > 0 && isAll ? ['cancel', 'her', ...said(days)] : undefined;
};

/** 'Can she do Monday instead' */
export const canTheyInstead: Rule = ([can, they, come, ...words]) => {
  const isAsked =
    wordSet('can|could').has(can?.word ?? '') &&
    THEYS.has(they?.word ?? '') &&
    COMES.has(come?.word ?? '') &&
    words.at(-1)?.word === 'instead';
  const from = words.findIndex(({ word }) => !AT.has(word));
  const days = words.slice(Math.max(0, from), -1);
  return isAsked && areDays(days) ? ['move', 'her', 'to', ...said(days)] : undefined;
};
