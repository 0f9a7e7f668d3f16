import type { Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { wordsOf, type Turn } from './turn.js';
import { unordered } from './turns-of-ranks.js';

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
