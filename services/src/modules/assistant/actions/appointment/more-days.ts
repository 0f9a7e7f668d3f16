import type { Span } from '../../language/spans.js';
import { dayOf, whenIn, type When } from '../when.js';
import { wordSet } from '../../language/word-set.js';

const AND = wordSet('and|y|plus|then|and then');
const ON = wordSet('on|for|el|para');
const said = (span: Span | undefined) => span?.words.join(' ') ?? '';

/** 'Dec 3 and Dec 10 at 1': a day behind the first one, and its hour where it has one of its own; they are marked as used. */
export function moreDays(spans: readonly Span[], today: string, used: Set<Span>): When[] {
  const more: When[] = [];
  for (const [at, span] of spans.entries()) {
    const led = ON.has(said(spans[at - 1])) ? at - 1 : at;
    if (!span.period || used.has(span) || !AND.has(said(spans[led - 1]))) continue;
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
