import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { hasDays, isNamed, isThing, saysWord } from '../plan-of/asked.js';
import { planOf } from '../plan-of/index.js';
import { measureOf } from '../plan-of/measure-of.js';
import { Parts } from '../pieces/parts.js';
import { OF_US, saysAll } from './carried.js';
import { asksForEnd, asksForExtreme } from './ends.js';
import { addsTo, isFollowUp, isOfRows } from './follow-up.js';
import { asksForFacts, asksForRepeats, asksForTotal } from './index.js';
import { isOfSomebody, kindsIn, saysOnly } from './turn.js';

const CHANGES = new Set(['name', 'period', 'time', 'value']);
/** Days and filters alone change the previous question. */
const changesOnly = (parts: Parts): boolean => {
  const kinds = [...kindsIn(parts)];
  return (
    kinds.length > 0 &&
    kinds.every((kind) => CHANGES.has(kind)) &&
    !parts.has('want') &&
    !parts.has('amount') &&
    parts.unknown().length === 0
  );
};

const MOST_SPANS = 4;
/** 'Are we up or down' is about the previous days. */
const asksIfGrown = (parts: Parts, { period, group }: Plan) =>
  period?.from !== undefined &&
  group === undefined &&
  parts.has('compare') &&
  saysOnly(parts, 'compare');

/** 'How many last month' after a count, 'how much in June' after an amount. */
function asksSameOf(parts: Parts, { measure }: Plan): boolean {
  const isSame = WANTS_ROWS.has(measure)
    ? parts.has('count')
    : parts.has('amount') && !parts.has('count');
  const kinds = [...kindsIn(parts)].filter((kind) => kind !== 'count');
  const isShort = parts.spans.length <= MOST_SPANS;
  const isPart = (kind: string) => kind === 'period' || (isShort && CHANGES.has(kind));
  return isSame && kinds.length > 0 && kinds.every(isPart) && parts.unknown().length === 0;
}

/** 'Interior details in September' alone does not say whose. */
const isThingAndDays = (parts: Parts) =>
  parts.spans.some(isThing) &&
  parts.periods().length > 0 &&
  parts.spans.every((span) => isThing(span) || span.period !== undefined);

/** 'October by service' after a list stands alone, because a list has no group. */
const isSplitOfOwn = (parts: Parts, before: Plan, today: string): boolean =>
  before.want === 'list' &&
  parts.periods().length > 0 &&
  parts.groups().length > 0 &&
  planOf(new Parts(parts.spans), today)?.group !== undefined;

/** Looks like a follow-up but stands alone. */
const isOfItsOwn = (text: string, parts: Parts, before: Plan, today: string): boolean =>
  isSplitOfOwn(parts, before, today) ||
  (isOfSomebody(before) && isThingAndDays(parts) && !addsTo(text));

export const changesBefore = (text: string, parts: Parts, before: Plan, today: string): boolean =>
  !isOfItsOwn(text, parts, before, today) &&
  (isFollowUp(text) ||
    changesOnly(parts) ||
    asksSameOf(parts, before) ||
    asksIfGrown(parts, before) ||
    asksForEnd(parts) ||
    asksForExtreme(parts, before) ||
    asksForRepeats(parts, before) ||
    asksForTotal(parts, before) ||
    (asksForFacts(parts, before) && !saysWord(parts, OF_US)) ||
    // 'How long will that one take' after a single job.
    (before.want === 'list' && before.limit === 1 && isOfRows(text)));

/** Names its own measure with customer, days or filters, so nothing is taken from before. */
export const standsAlone = (parts: Parts, { filters }: Plan): boolean =>
  isNamed(parts) ||
  saysAll(parts) ||
  (measureOf(parts)?.isNamed === true && (hasDays(parts) || filters.length > 0));
