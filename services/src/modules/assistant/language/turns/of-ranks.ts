import { daysBetween } from '../../../../platform/time/zone.js';
import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { FILTERS } from '../../plan/filters/index.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Plan } from '../../plan/plan.js';
import { groupOf, orderWithin } from '../plan-of/group-rules.js';
import { isSplitBy } from './changed.js';
import { everyOf } from '../../words/every-of.js';
import { measureOf } from '../plan-of/measure-of.js';
import type { Parts } from '../pieces/parts.js';
import { limitOf, orderOf } from '../plan-of/shape.js';
import { Sayings } from '../forms/sayings.js';
import type { WordTokens } from '../../words/tokens.js';
import { areSeveral, splitOf } from '../forms/split-of.js';
import { unitAround, unitAs, unitOf } from '../periods/units.js';
import { asksForEnd, endOf } from './asks-for-end.js';
import {
  ROWS_OF,
  unsplit as unsplitPlan,
  withoutCompare,
  wordsOf,
  wordTokens,
  type Turn,
} from './turn.js';

/** What was called off is better where it is less. */
const LOSSES = new Set(['cancelled', 'no_shows', 'lost', 'cancel_rate', 'no_show_rate']);
const JUDGED = new Phrases('best|worst|better|worse|mejor|peor');
const turnedRound = (order: Plan['order']) => (order === 'most' ? 'least' : 'most');

const BY_COUNT = new Phrases(everyOf('by', '|number of', 'visits|jobs|times'));
const BUSY = new Phrases(
  'busier|slower|busiest|slowest|quietest|fullest|emptiest|heaviest|lightest|jobs|cars',
);
const COMES = new Phrases(
  everyOf(
    'been here|been in|get|gets|get it|gets it|get one|gets one|get that|gets that|get them|gets them|come|comes|come in|comes in|come here|comes here|come by|comes by|came|came in|came here|came by|visit|visits|visited|show up|shows up|in here',
    '|the',
    'most|least',
  ),
);
const EARNED = new Phrases(
  'made|make|makes|earned|brought|bring|brings|spent|paid|money|revenue|gano|gasto',
);
/** What is done most is counted. */
export const SEES = new Phrases(
  everyOf(
    'do|did',
    'we|i',
    'see|do|wash|get|service|work on|book|detail|clean',
    '|the',
    'most|least',
  ),
);
const TICKET = new Sayings(
  ['higher|highest|lower|lowest|better|best|bigger|biggest average|avg? ticket|tickets'],
  {},
  'end',
);
const OF_ONE = new Phrases(everyOf('per|a|an|each', 'job|hour|visit|car|pop'), 'average|avg');
function measureIn(parts: Parts, before: Plan, group: string): string {
  const words = wordTokens(parts);
  const has = (phrases: Phrases) => phrases.in(words) !== undefined;
  if (LOSSES.has(before.measure)) return before.measure;
  if (has(BUSY)) return before.measure === 'visits' ? 'visits' : 'jobs';
  const isOfPeople = group === 'customer' && WANTS_ROWS.has(before.measure) && !has(BY_COUNT);
  if (has(BY_COUNT) || (group === 'customer' && has(COMES))) return 'visits';
  if (has(SEES)) return before.measure === 'visits' ? 'visits' : 'jobs';
  if (TICKET.says(words)) return 'average';
  if (has(OF_ONE) && measureOf(parts)) return measureOf(parts)?.measure ?? before.measure;
  if (has(EARNED) || isOfPeople) return group === 'customer' ? 'spent' : 'revenue';
  const chosen = measureOf(parts);
  // 'By visits' says what is counted.
  const isNamed =
    chosen?.isNamed === true && (!WANTS_ROWS.has(chosen.measure) || parts.has('each'));
  return isNamed ? chosen.measure : before.measure;
}

export const unordered = ({ order: _order, limit: _limit, ...plan }: Plan): Plan => plan;
const PEOPLE = new Set(['customers', 'new_customers']);
const WHO = new Phrases(everyOf('|and', 'who|whos|quien'));
const ANYBODY = new Phrases('anyone|anybody|someone|somebody|alguien');
const OF_THEM = new Phrases(
  'them|those|these|one|ones|customer|customers|client|clients|people|ellos|ellas|by',
);

/** 'The best of them' is of those whom a list had. */
const isOfOne = ({ want, limit, per }: Plan) =>
  (want === 'list' && limit === 1) || per !== undefined;

function isWhoIn(parts: Parts, before: Plan): boolean {
  const words = wordTokens(parts);
  return (
    WHO.lengthAt(words, 0) > 0 ||
    ANYBODY.in(words) !== undefined ||
    // Nothing but customers spends.
    PAID.in(words) !== undefined ||
    (PEOPLE.has(before.measure) && OF_THEM.in(words) !== undefined)
  );
}

/** One of the rows themselves: the dearest of the jobs, whoever of the customers was here last. */
function oneOfRows(parts: Parts, before: Plan, end: Plan['order']): Plan | undefined {
  const words = wordTokens(parts);
  const jobs = before.want === 'list' ? before.measure : jobsIn(words, before);
  // The dearest service is a service, and no job.
  if (saysPrice(words) && !namesOther(parts) && jobs !== undefined && OF_JOBS.has(jobs))
    return {
      ...withoutCompare(before),
      ...{ want: 'list', measure: jobs, order: end, limit: limitOf(parts, end) ?? 1 },
    };
  if (before.want !== 'list') return undefined;
  return RECENTLY.in(words) !== undefined && PEOPLE.has(before.measure)
    ? { ...unordered(before), limit: 1 }
    : undefined;
}

const namesOther = (parts: Parts) =>
  parts.groups().some(({ tag }) => tag.name !== 'customer' && !isTimeGroup(tag.name));

/** 'The biggest job', 'which is the biggest' of what came to so much is one of its jobs. */
function jobsIn(words: WordTokens, { measure, group, per }: Plan): string | undefined {
  const isOfJobs = saysPrice(words) && group === undefined && per === undefined;
  return isOfJobs ? (OF_JOBS.has(measure) ? measure : ROWS_OF[measure]) : undefined;
}

/** It asks for the end of something, and not of what could be ranked here. */
function isOfNone(parts: Parts, before: Plan): boolean {
  const words = wordTokens(parts);
  // The most of those is counted, whatever they came to.
  if (COUNTED.in(words) && !PAID.in(words)) return true;
  // 'Who comes more' is of two, and nobody knows which.
  const isOfTwo = orderOf(parts) === undefined && orderWithin(parts) === undefined;
  return (isOfTwo && isWhoIn(parts, before)) || RECENTLY.in(words) !== undefined;
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
  const isTurned = LOSSES.has(measure) && JUDGED.in(wordTokens(parts)) !== undefined;
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
    if (areSeveral(before) && SAYS_IT.in(wordTokens(parts))) return undefined;
    if (!asksForEnd(parts) || isOfOne(before) || end === undefined) return undefined;
    const row = oneOfRows(parts, before, end);
    if (row || isOfNone(parts, before)) return row;
    if (isOneStretch(parts, before))
      return { ...unordered(before), measure: measureIn(parts, before, ''), compare: 'before' };
    const split = splitIn(parts, before, end);
    if (split === undefined) return undefined;
    // One month alone is none of several: it is beside the one before it.
    if (split.isNamed && isWithinOne(before, split.group) && BETTER.in(wordTokens(parts)))
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
const BETTER = new Phrases('better|worse|more|less|busier|slower|mejor|peor');
const SAYS_IT = new Phrases(everyOf('did|does|do|has|is|was', 'it'));
const OF_JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);
const PRICED =
  'priciest|cheapest|most expensive|least expensive|biggest|smallest|highest|lowest|mas caro|mas cara|mas barato|mas barata|mas grande';
const PRICED_ONE = new Phrases(
  everyOf(PRICED, 'one|job|appointment|ticket|sale|visit|trabajo|cita'),
);
const PRICED_LAST = new Sayings([PRICED.replaceAll(' ', '_')], {}, 'end');
/** 'Which one pays the most' of jobs is the dearest of them, and no customer. */
const PAYS_MOST = new Sayings(
  [
    'and|so|ok* which|what one|ones|job|appointment|of_them|of_those pays|paid|costs|cost|brings_in|brought_in|is_worth|was_worth us|me? the? most|least',
  ],
  {},
);
const saysPrice = (words: WordTokens) =>
  PRICED_ONE.in(words) !== undefined || PRICED_LAST.says(words) || PAYS_MOST.says(words);
const COUNTED = new Phrases(everyOf('most|least|fewest', 'of', 'those|them|these'));
const PAID = new Phrases('spent|spend|spends|paid|pay|pays|gasto|pago');
/** Customers stand in the order of their last visits. */
const RECENTLY = new Phrases('recent|recently|lately');

/** 'Which month was better', after one and then another: that one beside the one before. */
function isOneStretch(parts: Parts, { period, group, want, filters }: Plan): boolean {
  const unit = period?.from === undefined ? undefined : unitAs(period);
  const named = parts.groups()[0]?.tag.name;
  const isSplit = splitOf({ group, filters }) !== undefined;
  if (unit === undefined || want !== 'value') return false;
  // Which of several kinds nobody knows; of days alone it is this stretch or the one before.
  const isOfDays = !isSplit && filters.length === 0;
  return named === undefined
    ? isOfDays && WHICH_ONE.lengthAt(wordTokens(parts), 0) > 0
    : named === unit && group === undefined;
}
const WHICH_ONE = new Phrases(
  everyOf('|and|so|y', 'which|what|cual', '|one', 'was|is|did|were|made|had|has|brought|fue|es'),
);

const spanOf = (parts: Parts) => parts.groups()[0]?.span.words.at(-1) ?? '';
