import { Phrases } from '../../words/phrases.js';
import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { countedLike } from './measure-after.js';
import { Sayings } from '../forms/sayings.js';
import type { WordTokens } from '../../words/tokens.js';
import { type Turn, wordTokens } from './turn.js';

const CLASSES = {
  and: 'and|so',
  each: 'each|per month|per week|per day|per service|per van|per one',
  unit: 'month|week|day|one|of them|of those',
};
const HOW_MANY_EACH = new Sayings(
  [
    '<and>? how_many jobs|cars|visits|appointments? in|for|of? <each> <unit>?',
    '<and>? how_many jobs|cars|visits|appointments? was|were|is|are that|there? in|for|of? <each> <unit>?',
    '<and>? how_many jobs|cars|visits|appointments? did we|i|they do|have in|for|of? <each> <unit>?',
  ],
  CLASSES,
);
const ofEach = (parts: Parts) => HOW_MANY_EACH.says(wordTokens(parts));

/** 'How many jobs each', of what was told month by month in dollars. */
export const countOfEach: Turn = {
  name: 'how many jobs each of what was split had',
  isWhole: true,
  of: (parts, before) =>
    before.group !== undefined && before.group !== 'customer' && ofEach(parts)
      ? { ...before, measure: countedLike(before, 'jobs') }
      : undefined,
};
const MONEY = new Set(['revenue', 'spent', 'worth']);
const TOGETHER = new Sayings([
  'and|so? how_much|what did|do|have|has|is|was they|those|these|that|it all? spend|spent|pay|paid|bring_in|brought_in|make|made? together|altogether|combined|all_together|in_total|total|in_all',
  'and|so? the? total|sum|grand_total|altogether|in_total|all_together',
]);
const BOTH = new Phrases(
  'both together|both of them together|the two together|the two of them together|together|combined|both combined|the two combined|them together|those together|altogether',
);
const LEADS = new Phrases('and|so|ok|what about|how about');
/** 'And both together', of two that stand beside each other: their sum is said with them. */
function asksBoth(parts: Parts): boolean {
  const words = wordTokens(parts);
  const at = LEADS.runAt(words, 0);
  const length = BOTH.lengthAt(words, at);
  return length > 0 && at + length === words.length;
}
const areTwo = ({ filters }: Plan) =>
  filters.some(({ values, not }) => values.length === 2 && !not);

/** 'How much did they spend together', of the first five: it stands below them. */
export const allTogether: Turn = {
  name: 'what the first few of a ranking came to together',
  isWhole: true,
  of: (parts, before) => {
    const isOfFirst =
      MONEY.has(before.measure) && (before.limit ?? 1) > 1 && TOGETHER.says(wordTokens(parts));
    const isOfTwo = areTwo(before) && asksBoth(parts);
    return before.group !== undefined && (isOfFirst || isOfTwo) ? { ...before } : undefined;
  },
};
const THEY_SPENT = new Sayings([
  'and|so? how_much|what did|do|have|has they|each_of_them|those|each|they_each spend|spent|pay|paid each|all|in_all|with_us|here?',
  'y? cuanto gastaron|gasto|pagaron cada_uno|ellos?',
]);
/** 'How much did they spend', of a ranking of customers by just that: it says it of each. */
export const spentOfEach: Turn = {
  name: 'what those of a ranking spent',
  isWhole: true,
  of: (parts, before) =>
    asksWhatTheySpent(wordTokens(parts), before) && before.limit !== 1 ? { ...before } : undefined,
};
export const asksWhatTheySpent = (words: WordTokens, { group, measure }: Plan): boolean =>
  group === 'customer' && (measure === 'spent' || measure === 'revenue') && THEY_SPENT.says(words);
const asksTogether = (parts: Parts) => TOGETHER.says(wordTokens(parts)) || asksBoth(parts);

export const asksCountOfEach = (parts: Parts, group?: string): boolean =>
  group !== undefined &&
  (ofEach(parts) || asksTogether(parts) || THEY_SPENT.says(wordTokens(parts)));
