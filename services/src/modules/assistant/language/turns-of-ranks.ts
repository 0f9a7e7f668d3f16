import { daysBetween } from '../../../platform/time/zone.js';
import { FILTERS } from '../plan/filters/index.js';
import { WANTS_ROWS } from '../plan/measures/index.js';
import type { Plan } from '../plan/plan.js';
import { groupOf, orderWithin } from './group-rules.js';
import { isSplitBy } from './changed.js';
import { measureOf } from './measure-of.js';
import type { Parts } from './parts.js';
import { limitOf, orderOf } from './shape.js';
import { areSeveral, splitOf } from './split-of.js';
import { unitAround, unitAs, unitOf } from './periods/units.js';
import { asksForEnd, endOf } from './asks-for-end.js';
import { ROWS_OF, unsplit as unsplitPlan, withoutCompare, wordsOf, type Turn } from './turn.js';

/** What was called off is better where it is less. */
const LOSSES = new Set(['cancelled', 'no_shows', 'lost', 'cancel_rate', 'no_show_rate']);
const JUDGED = /\b(?:best|worst|better|worse|mejor|peor)\b/;
const turnedRound = (order: Plan['order']) => (order === 'most' ? 'least' : 'most');

const BY_COUNT = /\bby (?:number of )?(?:visits|jobs|times)\b/;
const BUSY =
  /\b(?:busier|slower|busiest|slowest|quietest|fullest|emptiest|heaviest|lightest|jobs|cars)\b/;
const COMES =
  /\b(?:been (?:here|in)|gets?(?: it| one| that| them)?|comes?(?: in| here| by)?|came(?: in| here| by)?|visits?|visited|shows? up|in here) (?:the )?(?:most|least)\b/;
const EARNED =
  /\b(?:made|make|makes|earned|brought|bring|brings|spent|paid|money|revenue|gano|gasto)\b/;
/** What is done most is counted. */
export const SEES =
  /\b(?:do|did) (?:we|i) (?:see|do|wash|get|service|work on|book|detail|clean) (?:the )?(?:most|least)\b/;
const TICKET =
  /\b(?:higher|highest|lower|lowest|better|best|bigger|biggest) (?:average |avg )?tickets?$/;
const OF_ONE = /\b(?:per|an?|each) (?:job|hour|visit|car|pop)\b|\b(?:average|avg)\b/;
function measureIn(parts: Parts, before: Plan, group: string): string {
  const words = wordsOf(parts).join(' ');
  if (LOSSES.has(before.measure)) return before.measure;
  if (BUSY.test(words)) return before.measure === 'visits' ? 'visits' : 'jobs';
  const isOfPeople =
    group === 'customer' && WANTS_ROWS.has(before.measure) && !BY_COUNT.test(words);
  if (BY_COUNT.test(words) || (group === 'customer' && COMES.test(words))) return 'visits';
  if (SEES.test(words)) return before.measure === 'visits' ? 'visits' : 'jobs';
  if (TICKET.test(words)) return 'average';
  if (OF_ONE.test(words) && measureOf(parts)) return measureOf(parts)?.measure ?? before.measure;
  if (EARNED.test(words) || isOfPeople) return group === 'customer' ? 'spent' : 'revenue';
  const chosen = measureOf(parts);
  // 'By visits' says what is counted.
  const isNamed =
    chosen?.isNamed === true && (!WANTS_ROWS.has(chosen.measure) || parts.has('each'));
  return isNamed ? chosen.measure : before.measure;
}

export const unordered = ({ order: _order, limit: _limit, ...plan }: Plan): Plan => plan;
const PEOPLE = new Set(['customers', 'new_customers']);
const WHO = /^(?:and )?(?:who|whos|quien)\b/;
const ANYBODY = /\b(?:anyone|anybody|someone|somebody|alguien)\b/;
const OF_THEM = /\b(?:them|those|these|one|ones|customers?|clients?|people|ellos|ellas|by)\b/;

/** 'The best of them' is of those whom a list had. */
const isOfOne = ({ want, limit, per }: Plan) =>
  (want === 'list' && limit === 1) || per !== undefined;

function isWhoIn(parts: Parts, before: Plan): boolean {
  const words = wordsOf(parts).join(' ');
  return (
    WHO.test(words) || ANYBODY.test(words) || (PEOPLE.has(before.measure) && OF_THEM.test(words))
  );
}

/** One of the rows themselves: the dearest of the jobs, whoever of the customers was here last. */
function oneOfRows(parts: Parts, before: Plan, end: Plan['order']): Plan | undefined {
  const words = wordsOf(parts).join(' ');
  const jobs = before.want === 'list' ? before.measure : jobsIn(words, before);
  if (OF_PRICE.test(words) && jobs !== undefined && OF_JOBS.has(jobs))
    return { ...withoutCompare(before), want: 'list', measure: jobs, order: end, limit: 1 };
  if (before.want !== 'list') return undefined;
  return RECENTLY.test(words) && PEOPLE.has(before.measure)
    ? { ...unordered(before), limit: 1 }
    : undefined;
}

/** 'The biggest job', 'which is the biggest' of what came to so much is one of its jobs. */
function jobsIn(words: string, { measure, group, per }: Plan): string | undefined {
  const isOfJobs = OF_PRICE.test(words) && group === undefined && per === undefined;
  return isOfJobs ? (OF_JOBS.has(measure) ? measure : ROWS_OF[measure]) : undefined;
}

/** It asks for the end of something, and not of what could be ranked here. */
function isOfNone(parts: Parts, before: Plan): boolean {
  const words = wordsOf(parts).join(' ');
  // The most of those is counted, whatever they came to.
  if (COUNTED.test(words) && !PAID.test(words)) return true;
  // 'Who comes more' is of two, and nobody knows which.
  const isOfTwo = orderOf(parts) === undefined && orderWithin(parts) === undefined;
  return (isOfTwo && isWhoIn(parts, before)) || RECENTLY.test(words);
}

/** By what it is split: what is named, customers, or what it was asked for alone. */
interface Split {
  group: string;
  isNamed: boolean;
}

function splitIn(parts: Parts, before: Plan, end: Plan['order']): Split | undefined {
  // What customers spent is by customer, unless something else is named.
  const other =
    parts.groups().find(({ tag }) => tag.name !== 'customer')?.tag.name ??
    wordsOf(parts)
      .map(unitOf)
      .find((unit) => unit !== undefined);
  const measure = other === undefined ? before.measure : unspent(before.measure);
  const named = dayWithin(groupOf(parts, measure, end) ?? other, before);
  const group = named ?? (isWhoIn(parts, before) ? 'customer' : splitOf(before));
  // How many customers have a truck is no place among kinds.
  if (group === undefined || (group === 'vehicle_kind' && PEOPLE.has(before.measure)))
    return undefined;
  return { group, isNamed: named !== undefined };
}

const unspent = (measure: string) => (measure === 'spent' ? 'revenue' : measure);

const A_WEEK = 7;
/** 'Which day is fullest' of one week is a day of it. */
const dayWithin = (group: string | undefined, { period: { from, to } = {} }: Plan) =>
  group === 'weekday' && from !== undefined && to !== undefined && daysBetween(from, to) < A_WEEK
    ? 'day'
    : group;

/** 'The worst day' is one, 'the worst days' are as many as there are. */
function limitOfEnd(parts: Parts, before: Plan, { group, isNamed }: Split, end: Plan['order']) {
  const isAgain = before.group === group && parts.groups().length === 0;
  const isOne = isNamed ? !/s$/.test(spanOf(parts)) : group === 'customer';
  return limitOf(parts, end) ?? (isAgain ? before.limit : isOne ? 1 : undefined);
}

/** What was answered, each part of it for itself, from that end. */
function ranked(parts: Parts, before: Plan, split: Split, end: Plan['order']): Plan {
  const { group, isNamed } = split;
  const chosen = measureIn(parts, before, group);
  const measure = group === 'customer' ? chosen : unspent(chosen);
  const { compare: _compare, limit: _limit, ...rest } = before;
  const isTurned = LOSSES.has(measure) && JUDGED.test(wordsOf(parts).join(' '));
  const limit = limitOfEnd(parts, before, split, end);
  return {
    ...rest,
    ...{ want: 'value', measure, group, order: isTurned ? turnedRound(end) : end },
    filters: rest.filters.filter(
      (filter) =>
        // Two that were put beside each other stay two.
        (filter.values.length > 1 && !isNamed) ||
        (!isSplitBy(group, filter) && (isNamed || filter.name !== group)),
    ),
    ...(limit !== undefined && { limit }),
  };
}

/** The best, the worst, and which of several it was. */
export const rankedWithin: Turn = {
  name: 'the end of what was answered: its best day, or which of several it was',
  isWhole: true,
  of: (parts, before) => {
    const end = endOf(parts);
    // Of several nobody knows which 'it' is; of the first it is asked with that one alone.
    if (areSeveral(before) && SAYS_IT.test(wordsOf(parts).join(' '))) return undefined;
    if (!asksForEnd(parts) || isOfOne(before) || end === undefined) return undefined;
    const row = oneOfRows(parts, before, end);
    if (row || isOfNone(parts, before)) return row;
    if (isOneStretch(parts, before))
      return { ...unordered(before), measure: measureIn(parts, before, ''), compare: 'before' };
    const split = splitIn(parts, before, end);
    if (split === undefined) return undefined;
    // One month alone is none of several: it is beside the one before it.
    if (split.isNamed && isWithinOne(before, split.group) && BETTER.test(wordsOf(parts).join(' ')))
      return { ...unsplitPlan(before), compare: 'before' };
    if (split.group === 'customer' && hasOfPeople(before))
      return { ...before, want: 'list', order: end, limit: 1 };
    return ranked(parts, before, split, end);
  },
};

/** Only customers are so: what they came to is told in their list. */
const hasOfPeople = ({ measure, filters, period }: Plan) =>
  PEOPLE.has(measure) &&
  period?.from === undefined &&
  filters.some(
    (each) => FILTERS.find(({ name }) => name === each.name)?.rows.includes('jobs') === false,
  );

function isWithinOne({ period: { from, to } = {} }: Plan, group: string): boolean {
  const unit = unitOf(group);
  if (from === undefined || to === undefined || !unit || unit === 'day') return false;
  return to <= unitAround(from, unit).to;
}
const BETTER = /\b(?:better|worse|more|less|busier|slower|mejor|peor)\b/;
const SAYS_IT = /\b(?:did|does|do|has|is|was) it\b/;
const OF_JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);
const OF_PRICE =
  /\b(?:priciest|cheapest|most expensive|least expensive|biggest|smallest|highest|lowest|mas car[oa]|mas barat[oa]|mas grande)(?: (?:one|job|appointment|ticket|sale|visit|trabajo|cita)\b|$)/;
const COUNTED = /\b(?:most|least|fewest) of (?:those|them|these)\b/;
const PAID = /\b(?:spent|spend|spends|paid|pay|pays|gasto|pago)\b/;
/** Customers stand in the order of their last visits. */
const RECENTLY = /\b(?:recent|recently|lately)\b/;

/** 'Which month was better', after one and then another: that one beside the one before. */
function isOneStretch(parts: Parts, { period, group, want, filters }: Plan): boolean {
  const unit = period?.from === undefined ? undefined : unitAs(period);
  const named = parts.groups()[0]?.tag.name;
  const isSplit = splitOf({ group, filters }) !== undefined;
  const words = wordsOf(parts).join(' ');
  if (unit === undefined || want !== 'value') return false;
  // Which of several kinds nobody knows; of days alone it is this stretch or the one before.
  const isOfDays = !isSplit && filters.length === 0;
  return named === undefined
    ? isOfDays && WHICH_ONE.test(words)
    : named === unit && group === undefined;
}
const WHICH_ONE =
  /^(?:and |so |y )?(?:which|what|cual)(?: one)? (?:was|is|did|were|made|had|has|brought|fue|es)\b/;

const spanOf = (parts: Parts) => parts.groups()[0]?.span.words.at(-1) ?? '';
