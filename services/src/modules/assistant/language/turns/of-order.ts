import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Phrases } from '../../words/phrases.js';
import { lookUp } from '../../words/look-up.js';
import { unitOf } from '../periods/units.js';
import { Sayings } from '../forms/sayings.js';
import { limitOf, orderOf } from '../plan-of/shape.js';
import type { Span } from '../pieces/spans.js';
import { says, wordsOf, wordTokens, type Turn } from './turn.js';
import { SEES, unordered } from './of-ranks.js';

/** 'Sort by price', of rows that have one; 'the newest first'. */
const BY_PRICE = new Sayings([
  'and? by the? price|prices|cost|amount|value|dollars|money|ticket|how_much|highest|most_expensive|precio first?',
]);
const BY_DAY = new Sayings([
  'and? by the? date|dates|day|time|newest|most_recent|latest|fecha first?',
]);
const BY_VISIT = new Sayings([
  'and? by the|their? last|latest|most_recent visit|visits|time_in|job|jobs|appointment|appointments first?',
]);
const BY_SPENT = new Sayings([
  'and? by how_much',
  'and? by what_they|how_much_they|total? have? spent|spend|spending|money|revenue|amount|dollars the_most? first?',
]);
const OLDEST = new Sayings(['and? by the? oldest|earliest first?']);
const OF_JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

const FIRST_ROWS = new Sayings([
  String.raw`and|so|ok|just|only|show|give|list|me|us|name* the? first|top \S+ ones|names|rows|customers|jobs|of_them|of_those?`,
]);
/** 'Show me the first ten', of a list as it stands. */
export const asksFirstRows = (parts: Parts, { want }: Plan): boolean =>
  want === 'list' && FIRST_ROWS.says(wordTokens(parts));

export const firstRows: Turn = {
  name: 'so many of the rows before',
  isWhole: true,
  of: (parts, before) => {
    const limit = parts.spans.find(({ number }) => number !== undefined)?.number?.value;
    if (!asksFirstRows(parts, before) || limit === undefined) return undefined;
    const isTop = before.order === undefined && before.measure === 'customers' && saysTop(parts);
    return limit > 0 && limit <= MOST_ROWS
      ? { ...before, limit, ...(isTop && { order: 'most' as const }) }
      : undefined;
  },
};
const MOST_ROWS = 50;
/** The top five customers are those who spent the most, and not the last who were here. */
const saysTop = (parts: Parts) => wordsOf(parts).some((word) => word === 'top');

const PEOPLE = new Set(['customers', 'new_customers']);

export const sorted: Turn = {
  name: 'the rows before in another order',
  isWhole: true,
  of: (parts, before) => {
    const words = wordTokens(parts);
    if (before.want !== 'list') return undefined;
    // Customers stand in the order of their last visits.
    if (PEOPLE.has(before.measure) && BY_VISIT.says(words)) return unordered(before);
    if (PEOPLE.has(before.measure) && BY_SPENT.says(words)) return { ...before, order: 'most' };
    if (!OF_JOBS.has(before.measure)) return undefined;
    if (BY_PRICE.says(words)) return { ...before, order: 'most' };
    if (OLDEST.says(words)) return { ...before, order: 'earliest' };
    return BY_DAY.says(words) ? { ...before, order: 'latest' } : undefined;
  },
};

const hasOrder = ({ tags }: Span) => tags.some(({ kind }) => kind === 'order');

export const otherEnd: Turn = {
  name: 'the other end, or only the first',
  of: (parts, before) => {
    // 'The slowest' says jobs as well, and is of what was ranked.
    const isOther = parts.all('measure').some(({ span }) => !hasOrder(span));
    if (
      before.group === undefined ||
      isOther ||
      isOfOtherDays(parts, before.group) ||
      SEES.in(wordTokens(parts)) ||
      !says(parts, [], 'order', 'number', 'measure')
    )
      return undefined;
    const order = orderOf(parts);
    if (order !== 'most' && order !== 'least') return undefined;
    const limit = limitOf(parts, order) ?? before.limit;
    return { ...before, order, ...(limit !== undefined && { limit }) };
  },
};

/** 'The biggest day' is none of the customers, and 'the slowest week' none of the days. */
function isOfOtherDays(parts: Parts, group: string): boolean {
  const unit = wordsOf(parts)
    .map(unitOf)
    .find((each) => each !== undefined);
  return unit !== undefined && group !== unit && !(unit === 'day' && group === 'weekday');
}

const PLACES: Partial<Record<string, number>> = {
  ...{ second: 2, third: 3, fourth: 4 },
  ...{ '2nd': 2, '3rd': 3, '4th': 4 },
  ...{ segundo: 2, segunda: 2, tercero: 3, tercera: 3, cuarto: 4, cuarta: 4 },
};
const LATER = new Sayings(
  [
    'and|so|ok|whats|what|whos|who|which|is|was|had|has|the|one|y|el|la|es|fue|quien* {nth} best|most|worst|least|busiest|slowest|quietest|biggest|highest|smallest|lowest|place|one|day|week|month|customer|client|service|van|crew|spender|lugar|mejor*',
  ],
  { nth: Object.keys(PLACES).join('|') },
);
const LEAST = new Phrases('least|slowest|quietest|smallest|lowest');
const MOST = new Phrases('most|busiest|biggest|highest');
/** 'The second busiest', of what was ranked. */
export const asksLaterPlace = (parts: Parts, { group, order }: Plan): boolean =>
  group !== undefined && order !== undefined && LATER.says(wordTokens(parts));

export const laterPlace: Turn = {
  name: 'who comes second',
  isWhole: true,
  of: (parts, before) => {
    if (!asksLaterPlace(parts, before)) return undefined;
    const words = wordTokens(parts);
    const isLeast = LEAST.in(words) !== undefined;
    const order = isLeast ? 'least' : MOST.in(words) !== undefined ? 'most' : before.order;
    return { ...before, order, limit: lookUp(PLACES, LATER.find(words)?.nth) };
  },
};
