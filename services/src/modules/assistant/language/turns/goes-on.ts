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
/** Days and conditions alone ask nothing: they change what was asked. */
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
/** 'Are we up or down' is of the days before. */
const asksIfGrown = (parts: Parts, { period, group }: Plan) =>
  period?.from !== undefined &&
  group === undefined &&
  parts.has('compare') &&
  saysOnly(parts, 'compare');

/** 'How many last month', 'how much in June': of what was counted, or came to so much. */
function asksSameOf(parts: Parts, { measure }: Plan): boolean {
  const isSame = WANTS_ROWS.has(measure)
    ? parts.has('count')
    : parts.has('amount') && !parts.has('count');
  const kinds = [...kindsIn(parts)].filter((kind) => kind !== 'count');
  const isShort = parts.spans.length <= MOST_SPANS;
  const isPart = (kind: string) => kind === 'period' || (isShort && CHANGES.has(kind));
  return isSame && kinds.length > 0 && kinds.every(isPart) && parts.unknown().length === 0;
}

/** 'Interior details in September', and nothing else: whose they are is left open. */
const isThingAndDays = (parts: Parts) =>
  parts.spans.some(isThing) &&
  parts.periods().length > 0 &&
  parts.spans.every((span) => isThing(span) || span.period !== undefined);

/** 'October by service' of a list of rows: a list is not split. */
const isSplitOfOwn = (parts: Parts, before: Plan, today: string): boolean =>
  before.want === 'list' &&
  parts.periods().length > 0 &&
  parts.groups().length > 0 &&
  planOf(new Parts(parts.spans), today)?.group !== undefined;

/** It looks like more of the answer before, and asks something else. */
const isOfItsOwn = (text: string, parts: Parts, before: Plan, today: string): boolean =>
  isSplitOfOwn(parts, before, today) ||
  (isOfSomebody(before) && isThingAndDays(parts) && !addsTo(text));

/** Whether a question changes the plan before it. */
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
    // 'How long will that one take', of one job.
    (before.want === 'list' && before.limit === 1 && isOfRows(text)));

/** It says itself what it asks, and of whom or of which days: nothing is left to what was said before. */
export const standsAlone = (parts: Parts, { filters }: Plan): boolean =>
  isNamed(parts) ||
  saysAll(parts) ||
  (measureOf(parts)?.isNamed === true && (hasDays(parts) || filters.length > 0));
