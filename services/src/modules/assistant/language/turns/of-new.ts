import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { wordsOf, type Turn } from './turn.js';

const SPENT_MOST = new Sayings([
  'and|so|ok* which|who one|ones? of_them|of_those|of_these? has|have? spent|spends|spend|paid|pays|pay the? most',
  'and|so|ok* who|which_one|whos is|was|were? the|my|our? biggest|best|top spender|one?',
  'y? quien|quienes|cual|cuales de_ellos|de_esos|de_estos ha|han? gastado|gasto|gastaron|pago|pagaron mas',
]);

export const asksSpentMostOfNew = (parts: Parts, { measure, group }: Plan): boolean =>
  measure === 'new_customers' && group === undefined && SPENT_MOST.says(wordsOf(parts).join(' '));

/** Of those who were added the first by what they spent: a ranking of money would be of everybody. */
export const spentMostOfNew: Turn = {
  name: 'who of those who were added spent the most',
  isWhole: true,
  of: (parts, before) =>
    asksSpentMostOfNew(parts, before)
      ? { ...before, want: 'list', order: 'most', limit: 1 }
      : undefined,
};
