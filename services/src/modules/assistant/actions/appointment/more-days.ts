import type { Span } from '../../language/pieces/spans.js';
import { dayOf, isTodaysWeekday, weekLater, whenIn, type When } from '../when/index.js';
import { wordSet } from '../../words/word-set.js';

const AND = wordSet('and|y|plus|then|and then');
export const EITHER = wordSet('and|or|y|o|plus');
const ON = wordSet('on|for|el|para');
const said = (span: Span | undefined) => span?.words.join(' ') ?? '';

/** 'Dec 3 and Dec 10 at 1': a day behind the first one, and its hour where it has one of its own; they are marked as used. */
export function moreDays(
  spans: readonly Span[],
  today: string,
  used: Set<Span>,
  joins = AND,
): When[] {
  const more: When[] = [];
  for (const [at, span] of spans.entries()) {
    const led = ON.has(said(spans[at - 1])) ? at - 1 : at;
    if (!span.period || used.has(span) || !joins.has(said(spans[led - 1]))) continue;
    const next = spans.findIndex(({ period }, index) => index > at && period !== undefined);
    const own = spans.slice(at, next < 0 ? undefined : next);
    const taken = new Set([...used].filter((each) => each !== span));
    const when = whenIn(own, today, taken);
    if (dayOf(when) === undefined) continue;
    for (const each of taken) used.add(each);
    more.push(when);
  }
  return more;
}

/** 'Wednesday or Friday morning': the part of the day is of both, and the Friday is behind the Wednesday. */
export function otherDays(
  spans: readonly Span[],
  today: string,
  used: Set<Span>,
  first: When,
): When[] {
  const day = dayOf(first);
  if (day === undefined) return [];
  const { from: _from, to: _to, said: _said, isWeekday: _isWeekday, ...clock } = first;
  return moreDays(spans, today, used, EITHER).map((each) => {
    const isOver = day > today && isTodaysWeekday(each, today);
    return { ...clock, ...(isOver ? weekLater(each) : each) };
  });
}
