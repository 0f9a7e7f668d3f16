import { addDays, daysBetween, weekday } from '../../../../platform/time/zone.js';
import type { Period, Plan } from '../../plan/plan.js';
import type { Moment } from '../periods/index.js';
import type { Parts } from '../pieces/parts.js';
import { wordSet } from '../../words/word-set.js';

type Found = ReturnType<Parts['periods']>[number];

/** Two days, and what leaves out those between them. */
type Together = Pick<Plan, 'period'> & { weekdays?: string[] };

const A_WEEK = 7;
const AND = wordSet('and|y|plus|or|o');

const areJoined = ({ spans }: Parts, first: Found, second: Found): boolean =>
  spans
    .slice(spans.indexOf(first.span) + 1, spans.indexOf(second.span))
    .every(({ words }) => words.every((word) => AND.has(word)));

const isDay = ({ from, to }: Period) => from !== undefined && from === to;

/** 'Monday and Thursday', on a Thursday: the second is the one after the first. */
function inOrder(first: Found, second: Found, moment: Moment): [Period, Period] {
  const [one, other] = [first.period.resolve(moment), second.period.resolve(moment)];
  if (!one.to || !other.from || other.from > one.to) return [one, other];
  const after = second.period.resolve({ ...moment, today: one.to });
  return after.from && after.from > one.to ? [one, after] : [other, one];
}

/** 'Jobs on Tuesday and Wednesday' are both of them, and not one beside the other. */
export function daysTogether(
  parts: Parts,
  [first, second]: readonly [Found, Found],
  moment: Moment,
  listsRows: boolean,
): Together | undefined {
  const isList = listsRows && !parts.has('count') && !parts.has('amount') && !parts.has('compare');
  if (!isList) return undefined;
  const [one, other] = inOrder(first, second, moment);
  if (!one.from || !one.to || !other.from || !other.to) return undefined;
  const period = { from: one.from, to: other.to };
  if (addDays(one.to, 1) === other.from) return { period };
  const areApart =
    isDay(one) &&
    isDay(other) &&
    other.from > one.to &&
    daysBetween(one.to, other.from) < A_WEEK &&
    areJoined(parts, first, second);
  return areApart
    ? { period, weekdays: [one.from, other.from].map((day) => String(weekday(day))) }
    : undefined;
}
