import type { Plan } from '../../plan/plan.js';
import { BETTER_OF_TWO } from './its-facts.js';
import type { Parts } from '../pieces/parts.js';
import { unitAs } from '../periods/units.js';
import { Sayings } from '../forms/sayings.js';
import { splitOf } from '../forms/split-of.js';
import { wordsOf, wordTokens, type Turn } from './turn.js';
import { wordSet } from '../../words/word-set.js';

export const DIFFERENCE = new Sayings([
  'and|so? by_how_much|how_big_is_the_difference',
  'and|so? how_much more|less|better|worse|apart',
  'and|so? how_far_apart are_they|are_those|are_the_two?',
  'and|so? what_is|what_was|whats? the? difference|different|diff',
  'and|so? what_is|what_was|whats? the? difference|different|diff between the|those|them|these|em two?',
]);
const WORSE = wordSet('worse|worst|less|lower|slower|peor');

const WHO = new Sayings(['and|so? who'], {}, 'start');
const OF_JOBS_ONLY = wordSet('busier|slower');
const EARNED = new Sayings(['made|makes|brought_in'], {}, 'anywhere');
const MONEY = new Set(['revenue', 'spent', 'worth', 'lost', 'average', 'per_hour']);

/** 'By how much' */
export const asksDifference = (parts: Parts) => DIFFERENCE.says(wordTokens(parts));
/** Two that were asked for, each for itself. */
const areTwo = ({ group, filters, limit }: Plan) =>
  group !== undefined &&
  limit === undefined &&
  filters.some(({ values, not }) => values.length === 2 && !not);

const isOneOfSeveral = (plan: Plan) => plan.group === undefined && splitOf(plan) !== undefined;

export const byHowMuch: Turn = {
  name: 'by how much the two differ, and which of them is better',
  isWhole: true,
  of: (parts, before, today) => {
    const words = wordsOf(parts).join(' ').trim();
    const { end } = BETTER_OF_TWO.find(words) ?? {};
    // Fridays after Saturdays are beside those, not beside the Fridays before.
    const isSoFar = (before.period?.to ?? today) >= today;
    if (end !== undefined && before.compare === 'before' && isSoFar && isOneOfSeveral(before))
      return undefined;
    if (
      before.compare !== undefined &&
      before.group === undefined &&
      // Who did so is no stretch of days.
      !WHO.says(words) &&
      (end !== undefined || DIFFERENCE.says(words))
    )
      return { ...before };
    // By how much, where one stretch of days stands alone: from the one before it.
    if (
      before.group === undefined &&
      before.want === 'value' &&
      DIFFERENCE.says(words) &&
      unitOfDays(before)
    )
      return { ...before, compare: 'before' };
    const isSplit = end !== undefined && before.group !== undefined && before.limit === undefined;
    if (areTwo(before) && DIFFERENCE.says(words)) return { ...before };
    // What is busier is so by jobs, and what made more by money.
    if (
      OF_JOBS_ONLY.has(words.split(' ').at(-1) ?? '') ||
      (EARNED.says(words) && !MONEY.has(before.measure))
    )
      return undefined;
    const order = WORSE.has(end ?? '') ? ('least' as const) : ('most' as const);
    // Of two both are told.
    return isSplit ? { ...before, order, ...(!areTwo(before) && { limit: 1 }) } : undefined;
  },
};

const unitOfDays = ({ period }: Plan) => (period?.from === undefined ? undefined : unitAs(period));
