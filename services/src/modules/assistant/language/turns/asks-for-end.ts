import type { Plan } from '../../plan/plan.js';
import { orderWithin } from '../plan-of/group-rules.js';
import type { Parts } from '../pieces/parts.js';
import { orderOf } from '../plan-of/shape.js';
import { kindsIn, wordsOf } from './turn.js';
import { wordSet } from '../../words/word-set.js';

const KINDS = new Set(['order', 'group', 'measure', 'compare', 'number']);
/** Of everything there is, and not of what was answered. */
const OF_ALL = wordSet('my|our|ever|usually|usual|i|always|typically|mi|nuestro|nuestra');
const MOST_WORDS = 9;
const isMoreOf = (parts: Parts) =>
  parts.all('compare').every(({ span }) => MORE.has(span.words.join(' ')));
const MORE = wordSet('more|less|better|worse|busier|slower|bigger|higher|lower|mas|menos');

/** Which end of something is asked for. */
export const endOf = (parts: Parts): Plan['order'] => {
  const order = orderOf(parts) ?? orderWithin(parts);
  if (order !== undefined) return order;
  const [more] = parts.all('compare').map(({ span }) => span.words.join(' '));
  return more === undefined || !MORE.has(more) ? undefined : LESS.has(more) ? 'least' : 'most';
};
const LESS = wordSet('less|worse|slower|lower|menos');

/** 'Which day was the worst', 'which one made the most': the end of something, of which nothing else is said. */
export function asksForEnd(parts: Parts): boolean {
  const words = wordsOf(parts);
  const end = endOf(parts);
  return (
    (end === 'most' || end === 'least') &&
    words.length <= MOST_WORDS &&
    parts.periods().length === 0 &&
    parts.unknown().length === 0 &&
    isMoreOf(parts) &&
    !parts.has('not') &&
    !words.some((word) => OF_ALL.has(word)) &&
    [...kindsIn(parts)].every((kind) => KINDS.has(kind))
  );
}
