import { Phrases } from '../../../words/phrases.js';
import { hasBound, hasDays, isBookedIn, isOfFilter, isOfJobs, isPast, isWho } from '../asked.js';
import { named, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { saysAny } from '../../pieces/said.js';
import { Sayings } from '../../forms/sayings.js';
import type { Span } from '../../pieces/spans.js';
import { wordSet } from '../../../words/word-set.js';

/** 'How much is still to come in' is what is booked. */
export const isToBeDone = (parts: Parts) =>
  parts.all('value').some(({ tag }) => tag.filter === 'status' && TO_DO.has(tag.value));
const TO_DO = new Set(['upcoming', 'open', 'pending', 'scheduled', 'confirmed', 'unconfirmed']);

/** 'Revenue booked for next week' is of what is to come; what somebody books most is not. */
const bookedMoney: MeasureRule = {
  name: 'money of what is booked',
  of: ({ parts, chosen }) =>
    chosen === 'revenue' &&
    isBookedIn(parts) &&
    hasDays(parts) &&
    !isPast(parts) &&
    !parts.has('order') &&
    parts.groups().length === 0
      ? named('worth')
      : undefined,
};

/** Some days that are said as what is left of them. */
export const isRest = ({ words }: Span) => REST.says(words.join(' '));
const REST = new Sayings(['in|over|for? the? rest|remainder|next|coming'], {}, 'start');

/** 'How much for the rest of the year' is of what is booked in it. */
const moneyOfRest: MeasureRule = {
  name: 'money of what is left of some days',
  of: ({ parts, chosen }) =>
    (chosen === 'revenue' || (chosen === undefined && parts.has('amount'))) &&
    parts.periods().some(({ span }) => LEFT.has(span.words[0] ?? ''))
      ? named('worth')
      : undefined,
};
const LEFT = wordSet('rest|remainder');

/** 'The dollar amount of pending jobs' is no revenue yet. */
const undoneMoney: MeasureRule = {
  name: 'money of what is still to be done',
  of: ({ parts, chosen }) =>
    chosen === 'revenue' && isToBeDone(parts) && parts.groups().length === 0
      ? named('worth')
      : undefined,
};

/** 'What are my regulars worth' is of what they brought. */
const worthOfPeople: MeasureRule = {
  name: 'what a kind of customers is worth',
  of: ({ parts, chosen }) => {
    const isOfKind = isOfFilter('visit')(parts) && !hasDays(parts) && !isBookedIn(parts);
    if (chosen !== 'worth' || !isOfKind) return undefined;
    const worth = parts.all('measure').filter(({ tag }) => tag.name === 'worth');
    parts.use(...worth.map(({ span }) => span));
    return named('revenue');
  },
};

/** 'Customers worth the most', 'the service that is worth most': of what they brought, unless what is booked is said. */
const worthMost: MeasureRule = {
  name: 'who or what is worth the most',
  of: ({ parts, chosen, names }) => {
    const isRanked = parts.all('order').some(({ tag }) => RANKS.has(tag.order));
    const isMeant = isRanked || saysAny(parts, TO_US);
    if (chosen !== 'worth' || !isMeant || isBookedIn(parts)) return undefined;
    const of = isOfJobs(parts)
      ? 'jobs'
      : names.includes('customers') || isWho(parts)
        ? 'spent'
        : 'revenue';
    const worth = parts.all('measure').filter(({ tag }) => tag.name === 'worth');
    parts.use(...worth.map(({ span }) => span));
    return named(of);
  },
};
/** 'What are exterior details worth to us a month' */
const TO_US = new Phrases('worth to us|worth to me');
const RANKS = new Set<string>(['most', 'least']);

/** 'Which jobs did we lose to no-shows' asks for them, and 'how many jobs did we lose' is a count of them. */
const lostJobs: MeasureRule = {
  name: 'which jobs were lost',
  of: ({ parts, weak }) => {
    const isList = parts.all('want').some(({ tag }) => LISTED.has(tag.want));
    const isOfRows = (isList || parts.has('count')) && isOfJobs(parts);
    if (!weak.includes('lost') || !isOfRows || parts.has('amount')) return undefined;
    const lost = parts.all('measure').filter(({ tag }) => tag.name === 'lost');
    parts.use(...lost.map(({ span }) => span));
    return named(weak.includes('no_shows') ? 'no_shows' : 'cancelled');
  },
};
/** 'Jobs worth less than 90' are jobs. */
const jobsWorth: MeasureRule = {
  name: 'jobs of so much',
  of: ({ parts, chosen }) => {
    const isOfRows = isOfJobs(parts) && hasBound(parts) && !parts.has('amount');
    if (chosen !== 'worth' || !isOfRows) return undefined;
    const worth = parts.all('measure').filter(({ tag }) => tag.name === 'worth');
    parts.use(...worth.map(({ span }) => span));
    return named('jobs');
  },
};

const LISTED = new Set(['which', 'list', 'who']);

/** What is not done yet is no revenue. */
export const BOOKED_MONEY_RULES = {
  moneyOfRest,
  bookedMoney,
  undoneMoney,
  worthMost,
  worthOfPeople,
  lostJobs,
  jobsWorth,
};
