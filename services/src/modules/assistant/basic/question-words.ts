import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { WordTokens } from '../words/tokens.js';

/** A car that smells of gas, or of anything, asks for no costs. */
const SMELLS = new Phrases(
  'smell|smells|smelly|stink|stinks|reek|reeks|odor|odors|odour|odours|spill|spills|spilled',
);
const TIPS = new Phrases('tip|tips');
const OF_TIPS_GIVEN = new Phrases('my|our|we|i|did|much|many|in');
/** 'Hard water tips': advice, and none of the money. */
const endsInTips = (words: WordTokens) =>
  TIPS.begin(words.slice(-1)) && OF_TIPS_GIVEN.in(words) === undefined;

/** No costs and no money, whatever else it is of. */
export const isOfSmellsOrTips = (words: WordTokens): boolean =>
  SMELLS.in(words) !== undefined || endsInTips(words);

/** It is asked of somebody, or of what is ours. */
export const OF_OURS = new Phrases(
  'my|our|we|us|i|did|do|does|has|have|how|who|which|whose|when|any|what|whats|list|show|paid|owe|owes',
  'mi|mis|nuestro|nuestra|nuestros|nuestras|cuanto|cuanta|cuantos|cuantas|quien|quienes|que|hay',
);

export const CAN = new Phrases('can|cant|could|is it possible|se puede|puedo|puede|podemos');

/** What should be, and how two things differ, no record says. */
export const SHOULD = new Phrases(
  everyOf(
    'should',
    'i|we|you|they|it|a|an|the|my|our|customer|customers|client|clients|people|somebody|someone',
  ),
  everyOf('diff|difference', 'between|in', 'a|an|the'),
);
