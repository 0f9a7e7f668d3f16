import type { Period } from '../../plan/plan.js';
import type { Moment } from '../periods/index.js';
import type { Parts } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

type Found = ReturnType<Parts['periods']>[number];

const NAMED = wordSet('today|tomorrow|yesterday');
const WAYS: readonly Moment['looks'][] = ['near', 'ahead', 'back'];

const isNamed = ({ span }: Found) => NAMED.has(span.words.join(' '));

/** 'Tomorrow, Saturday', 'Black Friday today': one day by two names, one beside the other. */
export function dayTwice(
  { spans }: Parts,
  [first, second]: readonly [Found, Found],
  moment: Moment,
): Period | undefined {
  const isBeside = spans.indexOf(second.span) === spans.indexOf(first.span) + 1;
  const [named, other] = isNamed(first) ? [first, second] : [second, first];
  if (!isBeside || !isNamed(named)) return undefined;
  const day = named.period.resolve(moment);
  const isSame = WAYS.some((looks) => {
    const { from, to } = other.period.resolve({ ...moment, looks });
    return from === day.from && to === day.to;
  });
  return isSame ? day : undefined;
}
