import type { Filter, Plan } from '../../plan/plan.js';
import { carried } from './carried.js';
import { weekdayWithin } from './days-followed.js';
import { changed, type Change } from './changed.js';
import { daysOf } from './days-of-followed.js';
import { addsTo, pointsBack } from './follow-up.js';
import { afterWhatWasDone } from '../plan-of/had-done.js';
import { fromToday } from '../plan-of/from-today.js';
import { asPaid, isBareAverage, stillToCome, withoutThing } from './kept-of-before.js';
import { measureOf } from '../plan-of/measure-of.js';
import { isOther, otherMeasure, type Said } from './measure-after.js';
import { isOfNoPlan, isOfThose, isOfThoseWhoHad } from './of-those-rows.js';
import type { Parts } from '../pieces/parts.js';
import { ofAllRows, rowsOfOne, usualOf } from './rows-followed.js';
import { turned } from './index.js';
import { asksDifference } from './of-two.js';
import { rowsOfSome, wantAfter } from './want-after.js';
import { planOf } from '../plan-of/index.js';

/** The plan before may say who is meant. */
export const isOfSomebody = (plan: Plan | undefined) =>
  plan?.filters.some(({ name, not }) => name === 'customer' && !not) ?? false;

/** A measure that is named asks anew, unless nothing else is said; days and conditions change the plan before. */
export function followed(
  text: string,
  parts: Parts,
  before: Plan,
  today: string,
): Plan | undefined {
  const whole = turned(parts, before, today);
  if (whole) return stillToCome(whole, before);
  // Of one alone there is no difference.
  if (asksDifference(parts)) return undefined;
  const chosen = measureOf(parts);
  if (chosen?.measure === 'average' && isBareAverage(parts, before)) return undefined;
  const own = planOf(parts, today, usualOf(parts, before));
  if (!own) return undefined;
  const said = { text, parts, before, today, chosen, own };
  if (asksAnew(said)) return carried(parts, own, before, today);
  if (chosen?.one !== undefined && (isOfSomebody(own) || isOfSomebody(before)))
    return oneOfPerson(said);
  const next = changedBy(said);
  const plan = next && afterWhatWasDone(parts, next, today);
  return plan && stillToCome(chosen?.one === 'next_visit' ? fromToday(plan, today) : plan, before);
}

const asksAnew = ({ text, parts, before, chosen }: Said): boolean =>
  chosen?.isNamed === true &&
  // 'And how much since June' is of what was counted before.
  parts.has('measure') &&
  !pointsBack(text) &&
  (parts.periods().length > 0 ||
    (before.measure === chosen.measure && !addsTo(text) && !isOtherEnd(parts, before)));

/** The first visit of somebody who is named is theirs, on whatever days; else of whoever it was before. */
const oneOfPerson = ({ own, before }: Said): Plan =>
  isOfSomebody(own) ? own : ofSamePerson(own, before);

/** What a follow-up says, in the place of the same part of the plan before. */
function changedBy(said: Said): Plan | undefined {
  const { parts, before, own } = said;
  const measured = otherMeasure(said);
  if (measured === undefined || isOfNoPlan(said)) return undefined;
  const rest = restOf(said);
  const isRow = isOneRow(rest);
  const days = weekdayWithin(parts, before, own.period);
  const some = isOther(said) ? undefined : rowsOfSome(said);
  const measure = some ?? (isRow ? rowsOfOne(said, measured.measure) : measured.measure);
  if (isOfThoseWhoHad(said, measure) || isNewOfAll(said)) return undefined;
  return changed(isOfRanked(said) ? unsplit(before) : withoutThing(said, ofAllRows(said)), {
    ...(measure !== undefined && { measure }),
    filters: [...asPaid(own.filters, before), ...measured.filters, ...(days?.filters ?? [])],
    period: days ? days.period : daysOf(said),
    isWithin: isOfThose(said.text),
    isSplitAnew: parts.has('group'),
    want:
      // 'Where are they', of those that were counted, is told of each.
      isRow || some !== undefined || rest.show !== undefined
        ? 'list'
        : wantAfter(parts, isOther(said) ? own.measure : before.measure),
    rest,
  });
}

/** Of one of a ranking nothing is ranked, and of one of a split nothing is split. */
const isOfRanked = ({ own, before, parts }: Said) =>
  (before.group === 'customer' && isOfSomebody(own) && !isOfSomebody(before)) ||
  (before.group !== undefined &&
    parts.groups().length === 0 &&
    own.filters.some((each) => isOneOf(each, before.group)));
const isOneOf = (filter: Filter, group: string | undefined) =>
  filter.name === group && filter.values.length === 1 && !filter.not;

/** 'Only new customers', of all there are: everybody was new once. */
const isNewOfAll = ({ own, before }: Said) =>
  own.measure === 'new_customers' &&
  before.measure !== own.measure &&
  own.period?.from === undefined &&
  before.period?.from === undefined;

/** How it is laid out, and beside what. */
function restOf(said: Said): Change['rest'] {
  const { parts, before, own } = said;
  const { measure: _m, filters: _f, period: _p, want: _w, compare, ...others } = own;
  // What is so far is put beside the days before only where it stands alone.
  const isAlone = before.group === undefined && before.per === undefined && before.want === 'value';
  const isAsked = parts.has('compare') || (isAlone && before.measure === 'revenue');
  // 'And last year' of what one customer spent is of that one.
  const isOfOne = isOfSomebody(before) && before.group === undefined && !parts.has('group');
  const shown = isOfOne || isOfRanked(said) ? unsplit(others) : others;
  // 'Up or down', of two that stand beside each other, is of those.
  const areBeside = typeof before.compare === 'object' && compare === 'before';
  const beside = areBeside ? before.compare : compare;
  return { ...shown, ...(beside !== undefined && isAsked && { compare: beside }) };
}

/** The first of those that were counted is a row. */
const isOneRow = ({ order, limit }: Partial<Plan>) =>
  limit !== undefined && (order === 'earliest' || order === 'latest');

/** 'And his last visit' of what somebody spent is one job of theirs, whenever it was. */
const ofSamePerson = (plan: Plan, before: Plan): Plan => ({
  ...plan,
  filters: [
    ...plan.filters.filter(({ name, not }) => name !== 'customer' && !(name === 'status' && not)),
    ...before.filters.filter(({ name }) => name === 'customer'),
  ],
});

const unsplit = <P extends Partial<Plan>>({ group: _g, order: _o, limit: _l, ...rest }: P) => rest;

/** 'And who spent the least' after the most is of the same days. */
const isOtherEnd = (parts: Parts, { order }: Plan) =>
  order !== undefined &&
  parts.all('order').some(({ tag }) => ENDS.has(tag.order) && tag.order !== order);
const ENDS = new Set<Plan['order']>(['most', 'least']);
