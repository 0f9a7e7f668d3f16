import { Sayings } from './sayings.js';
import { wordsOf, type Turn } from './turn.js';

const SPENT_MOST = new Sayings([
  'and|so|ok* which|who one|ones? of_them|of_those|of_these has|have? spent|spends|spend|paid|pays|pay the? most',
  'y? quien|quienes|cual|cuales de_ellos|de_esos|de_estos ha|han? gastado|gasto|gastaron|pago|pagaron mas',
]);

/** Of those who were added the first by what they spent: a ranking of money would be of everybody. */
export const spentMostOfNew: Turn = {
  name: 'who of those who were added spent the most',
  isWhole: true,
  of: (parts, before) =>
    before.measure === 'new_customers' && SPENT_MOST.says(wordsOf(parts).join(' '))
      ? { ...before, want: 'list', order: 'most', limit: 1 }
      : undefined,
};
