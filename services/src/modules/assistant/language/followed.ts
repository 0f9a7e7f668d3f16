import { MEASURES, WANTS_ROWS } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { asBefore, weekdayWithin } from './days-followed.js';
import { addsTo, changed, pointsBack } from './follow-up.js';
import { measureOf } from './measure-of.js';
import { Parts } from './parts.js';
import { NO_SHOW, STATUS_OF } from './turn.js';
import { turned } from './turns.js';
import { planOf } from './plan-of.js';

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
  if (whole) return whole;
  const chosen = measureOf(parts);
  const isAnew =
    chosen?.isNamed === true &&
    // 'And how much since June' is of what was counted before.
    parts.has('measure') &&
    !pointsBack(text) &&
    (parts.periods().length > 0 ||
      (before.measure === chosen.measure && !addsTo(text) && !isOtherEnd(parts, before)));
  // The last of what came to so much is one of its jobs.
  const isRowOf = asksForRow(parts) && !WANTS_ROWS.has(before.measure) && !before.group;
  const usual = isRowOf ? countedLike(before, 'jobs') : before.measure;
  const plan = planOf(parts, today, usual);
  if (isAnew || !plan) return plan;
  // The first visit of somebody who is named is theirs, on whatever days.
  if (chosen?.one !== undefined && isOfSomebody(plan)) return plan;
  if (chosen?.one !== undefined && isOfSomebody(before)) return ofSamePerson(plan, before);
  const { measure, filters, period, want: _want, compare, ...others } = plan;
  // What is so far is put beside the days before only where it stands alone.
  const isAlone = before.group === undefined && before.per === undefined && before.want === 'value';
  const isAsked = parts.has('compare') || (isAlone && before.measure === 'revenue');
  // 'And last year' of what one customer spent is of that one.
  const isOfOne = isOfSomebody(before) && before.group === undefined && !parts.has('group');
  // Of one of a ranking nothing is ranked.
  const isOfRanked = before.group === 'customer' && isOfSomebody(plan) && !isOfSomebody(before);
  const shown = isOfOne || isOfRanked ? unsplit(others) : others;
  const rest = { ...shown, ...(compare !== undefined && isAsked && { compare }) };
  // 'Excluding fleet customers' says whose, not what.
  const isWhose = measure === 'customers' && filters.length > 0 && !asksPeople(parts);
  const isOther = chosen?.isNamed === true && measure !== before.measure && !isWhose;
  // The most of those is counted, also where they were told in dollars.
  const isCounted = before.group === undefined && MOST_OF_THOSE.test(text) && !PAID.test(text);
  if (isOther && isOfAdded(before, measure)) return undefined;
  // 'They', after who did not come, are those who did not.
  const isOfThem = isOther && before.group === undefined && THEY.test(text);
  const status = isOfThem ? STATUS_OF[before.measure] : undefined;
  const other = isOther ? countedLike(before, measure) : undefined;
  if (status !== undefined && measure !== 'customers' && other !== 'lost') return undefined;
  const days = weekdayWithin(parts, before, period);
  const own = period && asBefore(parts, period, before, today);
  // What is lost is of all that was called off, unless it was said otherwise.
  const ofStatus = other === 'lost' && before.measure === 'no_shows' ? NO_SHOW : status;
  return changed(isOfRanked ? unsplitPlan(before) : before, {
    ...(other !== undefined && { measure: other }),
    ...(isCounted && { measure: countedLike(before, 'jobs') }),
    ...(isRowOf && isOneRow(rest) && { measure: usual }),
    filters: [...filters, ...(ofStatus ? [ofStatus] : []), ...(days?.filters ?? [])],
    period: days ? undefined : own,
    want: isOneRow(rest) ? 'list' : wantAfter(parts, isOther ? measure : before.measure),
    rest,
  });
}

const THEY = /\b(?:they|them|those|these|ellos|ellas|esos)\b/i;
const PAID = /\b(?:spent|spend|paid|pays?)\b/i;
const MOST_OF_THOSE = /\b(?:most|least|fewest) of (?:those|them|these)\b/i;

/** The first of those that were counted is a row. */
const isOneRow = ({ order, limit }: Partial<Plan>) =>
  limit !== undefined && (order === 'earliest' || order === 'latest');

const asksForRow = (parts: Parts) =>
  parts.all('order').some(({ tag }) => tag.order === 'latest' || tag.order === 'earliest');

/** 'And his last visit' of what somebody spent is one job of theirs, whenever it was. */
const ofSamePerson = (plan: Plan, before: Plan): Plan => ({
  ...plan,
  filters: [
    ...plan.filters.filter(({ name, not }) => name !== 'customer' && !(name === 'status' && not)),
    ...before.filters.filter(({ name }) => name === 'customer'),
  ],
});

const asksPeople = (parts: Parts) => parts.has('count') || parts.has('want');

const unsplitPlan = ({ group: _group, order: _order, limit: _limit, ...rest }: Plan): Plan => rest;

const unsplit = ({ group: _group, order: _order, limit: _limit, ...rest }: Partial<Plan>) => rest;

/** 'And who spent the least' after the most is of the same days. */
const isOtherEnd = (parts: Parts, { order }: Plan) =>
  order !== undefined &&
  parts.all('order').some(({ tag }) => ENDS.has(tag.order) && tag.order !== order);
const ENDS = new Set<Plan['order']>(['most', 'least']);

const CALLED_OFF = new Set(['cancelled', 'no_shows']);
const WORTH = new Set(['worth', 'revenue']);

/** The jobs of what was made are those that are done, and what was called off came to what was lost. */
function countedLike(before: Plan, measure: string): string {
  if (CALLED_OFF.has(before.measure) && WORTH.has(measure)) return 'lost';
  const counts = MEASURES.find(({ name }) => name === before.measure)?.counts;
  return measure === 'jobs' && counts === 'completed' ? 'visits' : measure;
}

/** What those who were added did is not what was done on the days on which they were. */
function isOfAdded(before: Plan, measure: string): boolean {
  const of = (name: string) => MEASURES.find((each) => each.name === name);
  return of(before.measure)?.at !== undefined && of(measure)?.rows === 'jobs';
}

/** How many, or an amount, is a figure; who is a list. */
function wantAfter(parts: Parts, measure: string): Plan['want'] | undefined {
  if (parts.has('count') || !WANTS_ROWS.has(measure)) return 'value';
  const asksRows = parts.all('want').some(({ tag }) => tag.want === 'who' || tag.want === 'list');
  return asksRows ? 'list' : undefined;
}
