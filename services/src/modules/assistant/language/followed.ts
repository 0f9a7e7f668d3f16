import { addYears, daysBetween } from '../../../platform/time/zone.js';
import { MEASURES, WANTS_ROWS } from '../plan/measures/index.js';
import type { Period, Plan } from '../plan/plan.js';
import { addsTo, changed, pointsBack } from './follow-up.js';
import { measureOf } from './measure-of.js';
import { Parts } from './parts.js';
import { monthOf } from './periods/months.js';
import { weekdayOf } from './periods/weekdays.js';
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
  const plan = planOf(parts, today, before.measure);
  if (isAnew || !plan) return plan;
  if (chosen?.one !== undefined && isOfSomebody(before)) return ofSamePerson(plan, before);
  const { measure, filters, period, want: _want, compare, ...others } = plan;
  // What is so far is put beside the days before only where it stands alone.
  const isAlone = before.group === undefined && before.per === undefined && before.want === 'value';
  const isAsked = parts.has('compare') || (isAlone && before.measure === 'revenue');
  // 'And last year' of what one customer spent is of that one.
  const isOfOne = isOfSomebody(before) && before.group === undefined && !parts.has('group');
  const shown = isOfOne ? unsplit(others) : others;
  const rest = { ...shown, ...(compare !== undefined && isAsked && { compare }) };
  // 'Excluding fleet customers' says whose, not what.
  const isWhose = measure === 'customers' && filters.length > 0 && !asksPeople(parts);
  const isOther = chosen?.isNamed === true && measure !== before.measure && !isWhose;
  // The most of those is counted, also where they were told in dollars.
  const isCounted = before.group === undefined && MOST_OF_THOSE.test(text);
  if (isOther && isOfAdded(before, measure)) return undefined;
  const days = weekdayWithin(parts, before, period);
  const own = period && asBefore(parts, period, before, today);
  const other = isOther ? countedLike(before, measure) : undefined;
  // What is lost is of all that was called off, unless it was said otherwise.
  const isOfNoShows = other === 'lost' && before.measure === 'no_shows';
  return changed(before, {
    ...(other !== undefined && { measure: other }),
    ...(isCounted && { measure: countedLike(before, 'jobs') }),
    filters: [...filters, ...(days?.filters ?? []), ...(isOfNoShows ? [NO_SHOW] : [])],
    period: days ? undefined : own,
    want: isOneRow(rest) ? 'list' : wantAfter(parts, isOther ? measure : before.measure),
    rest,
  });
}

const MOST_OF_THOSE = /\b(?:most|least|fewest) of (?:those|them|these)\b/i;

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

const asksPeople = (parts: Parts) => parts.has('count') || parts.has('want');

const unsplit = ({ group: _group, order: _order, limit: _limit, ...rest }: Partial<Plan>) => rest;

/** 'And who spent the least' after the most is of the same days. */
const isOtherEnd = (parts: Parts, { order }: Plan) =>
  order !== undefined &&
  parts.all('order').some(({ tag }) => ENDS.has(tag.order) && tag.order !== order);
const ENDS = new Set<Plan['order']>(['most', 'least']);

const NO_SHOW = { name: 'status', values: ['no-show'] };
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

/** 'In May' after what was is the one that was. */
function asBefore(parts: Parts, period: Period, { period: before }: Plan, today: string): Period {
  const [only] = parts.periods();
  const isMonth = only?.span.words.length === 1 && monthOf(only.span.words[0]) !== undefined;
  const wasBefore = before?.from !== undefined && before.from < today;
  const { from, to } = period;
  if (!isMonth || !wasBefore || from === undefined || to === undefined || from <= today)
    return period;
  return { ...period, from: addYears(from, -1), to: addYears(to, -1) };
}

const A_WEEK = 7;

/** 'And on Saturday?' of a month is all of its Saturdays; of a day it is another day. */
function weekdayWithin(parts: Parts, { period: before }: Plan, period: Plan['period']) {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || !period || !before?.from) return undefined;
  const isLonger = before.to === undefined || daysBetween(before.from, before.to) >= A_WEEK - 1;
  return isLonger ? { filters: [{ name: 'weekday', values: [String(number)] }] } : undefined;
}
