import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { lookUp } from '../look-up.js';
import { unitOf } from './periods/units.js';
import { limitOf, orderOf } from './shape.js';
import type { Span } from './spans.js';
import { says, wordsOf, type Turn } from './turn.js';
import { SEES, unordered } from './turns-of-ranks.js';

/** 'Sort by price', of rows that have one; 'the newest first'. */
const BY_PRICE =
  /^(?:and )?by (?:the )?(?:price|prices|cost|amount|value|dollars|money|ticket|how much|highest|most expensive|precio)(?: first)?$/;
const BY_DAY =
  /^(?:and )?by (?:the )?(?:date|dates|day|time|newest|most recent|latest|fecha)(?: first)?$/;
const BY_VISIT =
  /^(?:and )?by (?:the |their )?(?:last|latest|most recent) (?:visit|time in|job|appointment)s?(?: first)?$/;
const BY_SPENT =
  /^(?:and )?by (?:how much|(?:what they (?:have )?|how much they (?:have )?|total )?(?:spent|spend|spending|money|revenue|amount|dollars))(?: the most)?(?: first)?$/;
const OLDEST = /^(?:and )?by (?:the )?(?:oldest|earliest)(?: first)?$/;
const OF_JOBS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

const FIRST_ROWS =
  /^(?:(?:and|so|ok|just|only|show|give|list|me|us|name) )*(?:the )?(?:first|top) \S+(?: (?:ones|names|rows|customers|jobs|of (?:them|those)))?$/;
/** 'Show me the first ten', of a list as it stands. */
export const asksFirstRows = (parts: Parts, { want }: Plan): boolean =>
  want === 'list' && FIRST_ROWS.test(wordsOf(parts).join(' '));

export const firstRows: Turn = {
  name: 'so many of the rows before',
  isWhole: true,
  of: (parts, before) => {
    const limit = parts.spans.find(({ number }) => number !== undefined)?.number?.value;
    return asksFirstRows(parts, before) && limit !== undefined && limit > 0 && limit <= MOST_ROWS
      ? { ...before, limit }
      : undefined;
  },
};
const MOST_ROWS = 50;

const PEOPLE = new Set(['customers', 'new_customers']);

export const sorted: Turn = {
  name: 'the rows before in another order',
  isWhole: true,
  of: (parts, before) => {
    const words = wordsOf(parts).join(' ');
    if (before.want !== 'list') return undefined;
    // Customers stand in the order of their last visits.
    if (PEOPLE.has(before.measure) && BY_VISIT.test(words)) return unordered(before);
    if (PEOPLE.has(before.measure) && BY_SPENT.test(words)) return { ...before, order: 'most' };
    if (!OF_JOBS.has(before.measure)) return undefined;
    if (BY_PRICE.test(words)) return { ...before, order: 'most' };
    if (OLDEST.test(words)) return { ...before, order: 'earliest' };
    return BY_DAY.test(words) ? { ...before, order: 'latest' } : undefined;
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
      SEES.test(wordsOf(parts).join(' ')) ||
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
};
const LATER =
  /^(?:(?:and|so|ok|whats|what|whos|who|which|is|was|had|has|the|one|y|el|la) )*(second|third|fourth|2nd|3rd|4th)(?: (best|most|worst|least|busiest|slowest|quietest|biggest|highest|smallest|lowest|place|one|day|week|month|customer|client|service|van|crew|spender))*$/;
const LEAST = /\b(?:least|slowest|quietest|smallest|lowest)\b/;
const MOST = /\b(?:most|busiest|biggest|highest)\b/;
/** 'The second busiest', of what was ranked. */
export const asksLaterPlace = (parts: Parts, { group, order }: Plan): boolean =>
  group !== undefined && order !== undefined && LATER.test(wordsOf(parts).join(' '));

export const laterPlace: Turn = {
  name: 'who comes second',
  isWhole: true,
  of: (parts, before) => {
    if (!asksLaterPlace(parts, before)) return undefined;
    const words = wordsOf(parts).join(' ');
    const order = LEAST.test(words) ? 'least' : MOST.test(words) ? 'most' : before.order;
    return { ...before, order, limit: lookUp(PLACES, LATER.exec(words)?.[1]) };
  },
};
