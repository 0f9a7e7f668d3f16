import { Phrases } from '../../../words/phrases.js';
import { hasDays, isBookedIn, isOfJobs, isOfService, isPast, isWho } from '../asked.js';
import { everyOf } from '../../../words/every-of.js';
import { guessed, named, type Known, type MeasureRule } from './rule.js';
import type { Parts } from '../../pieces/parts.js';
import { isOne, tokensOf } from '../../pieces/said.js';
import { isToBeDone } from './booked-money.js';
import { wordSet } from '../../../words/word-set.js';

const WHAT_DOES = new Phrases(everyOf('and|so|', 'what', 'do|does|did|will|would|has|have'));
const COMES_TO = new Phrases(everyOf('come|comes|came|amount|add up|added up', 'out|', 'to'));
function asksWhatComesTo({ spans }: Parts): boolean {
  const words = tokensOf(spans);
  const lead = WHAT_DOES.lengthAt(words, 0);
  return lead > 0 && COMES_TO.in(words, lead + 1) !== undefined;
}
/** 'What did last week come to' asks how much, as 'how much did we take' does. */
const isAmount = ({ parts }: Known) => parts.has('amount') || asksWhatComesTo(parts);
/** What jobs come to; 'how much' of rows is money. */
const ROWS = new Set<string | undefined>([undefined, 'jobs', 'customers', 'visits']);

/** 'How much is a full detail?' asks for a price, not for what it brought. */
const price: MeasureRule = {
  name: 'a price',
  of: (known) => {
    const { parts, sure } = known;
    return isAmount(known) &&
      sure.length === 0 &&
      isOfService(parts) &&
      !hasDays(parts) &&
      !isPast(parts)
      ? 'nothing'
      : undefined;
  },
};

const EXPENSIVE = wordSet('expensive|priciest|cheapest|caro|cara|barato');

/** The dearest service is one of the list of prices. */
const dearest: MeasureRule = {
  name: 'the most expensive service',
  of: ({ parts, sure }) => {
    const isDear = parts
      .all('order')
      .some(({ span }) => span.words.some((word) => EXPENSIVE.has(word)));
    const isOfServices = parts.groups().some(({ tag }) => tag.name === 'service');
    return isDear && isOfServices && sure.length === 0 ? 'nothing' : undefined;
  },
};

/** 'Who paid the most for one job': the job says it. */
const single: MeasureRule = {
  name: 'the most for one job',
  of: ({ parts }) => {
    const singles = parts.all('single');
    if (singles.length === 0 || !parts.has('order') || parts.groups().length > 0) return undefined;
    parts.use(...singles.map(({ span }) => span));
    return { measure: 'visits', isNamed: true, one: 'biggest' };
  },
};

const PRICED_END = new Phrases(
  everyOf(
    'the|our|my|',
    'biggest|largest|highest|smallest|lowest|cheapest|most expensive|priciest',
  ),
  everyOf('mas', 'caro|cara|barato|barata'),
);
/** 'Most expensive interior we did': of one service it is one of its jobs. */
const endOfService: MeasureRule = {
  name: 'the dearest job of a service',
  of: ({ parts, sure }) => {
    const services = parts.spans.filter(({ name }) => name?.kind === 'service');
    const end = parts
      .all('order')
      .find(({ span }) => isOne(span, PRICED_END) && parts.beside(span, 1) === services[0]);
    if (!end || services.length > 1 || sure.length > 0 || parts.groups().length > 0)
      return undefined;
    const one = end.tag.order === 'least' ? 'smallest' : 'biggest';
    return { measure: 'visits', isNamed: true, one };
  },
};

const BIG = new Phrases(
  everyOf('the|our|my|', 'biggest|largest|highest|fattest|mas grande', 'ticket|sale|'),
);
const TICKET = wordSet('ticket|sale|invoice|venta');
/** 'Who was the biggest ticket today': nobody had one ticket more than the others. */
const biggestTicket: MeasureRule = {
  name: 'who the biggest ticket was',
  of: ({ parts, names }) => {
    const big = parts.all('order').find(({ span }) => isOne(span, BIG));
    const isOfTicket =
      big !== undefined &&
      [
        ...big.span.words,
        ...(parts.beside(big.span, 1)?.words ?? []),
        ...(parts.beside(big.span, -1)?.words ?? []),
      ].some((word) => TICKET.has(word));
    if (!isOfTicket || !isWho(parts) || names.includes('average')) return undefined;
    return { measure: 'jobs', isNamed: true, one: 'biggest' };
  },
};

/** 'What share of jobs was cancelled' is of jobs, not of revenue. */
const cancelRate: MeasureRule = {
  name: 'a share of what was called off',
  of: ({ weak }) =>
    weak.includes('cancelled') && (weak.includes('share') || weak.includes('share_of_jobs'))
      ? named('cancel_rate')
      : undefined,
};

const noShowRate: MeasureRule = {
  name: 'a share to which nobody came',
  of: ({ weak }) =>
    weak.includes('no_shows') && (weak.includes('share') || weak.includes('share_of_jobs'))
      ? named('no_show_rate')
      : undefined,
};

const average: MeasureRule = {
  name: 'an average of nothing that is named',
  of: ({ isAverage, chosen, parts }) =>
    isAverage && (chosen === undefined || chosen === 'customers') && !parts.has('count')
      ? guessed('revenue')
      : undefined,
};

const amount: MeasureRule = {
  name: 'how much',
  of: (known) => {
    const { parts, weak, names, chosen } = known;
    if (!isAmount(known)) return undefined;
    // 'How much was the last job': its row says it.
    if (OF_ONE.has(chosen)) return undefined;
    // What those who were added have spent is no sum of jobs of some days.
    if (chosen === 'new_customers') return 'nothing';
    if (chosen === 'cancel_rate') return named(chosen);
    if (['cancelled', 'lost', 'no_shows'].some((name) => weak.includes(name))) return named('lost');
    if (isToBeDone(parts) && ROWS_OR_MONEY.has(chosen)) return named('worth');
    if (!ROWS.has(chosen)) return named(chosen ?? 'revenue');
    if (weak.includes('worth') || isBookedIn(parts)) return named('worth');
    return named(names.includes('spent') ? 'spent' : 'revenue');
  },
};

const OF_ONE = new Set<string | undefined>(['last_visit', 'next_visit']);
const ROWS_OR_MONEY = new Set<string | undefined>([undefined, 'jobs', 'revenue', 'worth']);

const MADE = new Phrases(
  'made|make|makes|earned|earn|took in|brought in|bring in|brought|total|money|sales|revenue|income',
);
const FROM = new Phrases('from|off|off of');
const ARTICLES = new Phrases('the|my|our|all|those');
const PEOPLE = new Phrases(
  'people|customer|customers|client|clients|folks|guys|owners|regulars|first timer|first timers',
  'newcomers|repeat|returning|new',
);
const MOST_BETWEEN = 3;
function saysFromPeople({ spans }: Parts): boolean {
  const words = tokensOf(spans);
  return words.some((_, at) => {
    const made = MADE.lengthAt(words, at);
    const from = made > 0 ? FROM.in(words, at + made) : undefined;
    if (!from || from.at - at - made > MOST_BETWEEN) return false;
    const whom = from.at + from.length;
    return PEOPLE.lengthAt(words, whom + ARTICLES.runAt(words, whom)) > 0;
  });
}
/** 'Total we made from people with dogs' is of what they brought, and no list of them. */
const fromPeople: MeasureRule = {
  name: 'money from some customers',
  of: ({ parts, chosen }) =>
    (chosen === 'customers' || chosen === 'revenue') &&
    !parts.has('order') &&
    !parts.has('count') &&
    saysFromPeople(parts)
      ? named('revenue')
      : undefined,
};

/** 'What share of the jobs were repeat customers' */
const shareOfJobs: MeasureRule = {
  name: 'a share of the jobs, by whom they were for',
  of: ({ parts, names }) =>
    names.includes('share') &&
    isOfJobs(parts) &&
    parts.all('value').some(({ tag }) => tag.filter === 'visit')
      ? named('share_of_jobs')
      : undefined,
};

const shareOfKind: MeasureRule = {
  name: 'a share of a kind of customers',
  of: ({ parts, names }) => {
    const isFrom = parts.spans.some(({ words }) => words.includes('from'));
    const isOfCustomers =
      names.includes('share') && names.includes('customers') && !isOfJobs(parts);
    const isOfVisits = parts.all('value').some(({ tag }) => tag.filter === 'visit');
    return isOfCustomers && isOfVisits && !isFrom && !names.includes('revenue')
      ? named('share_of_customers')
      : undefined;
  },
};

/** Prices, sums and averages. */
export const MONEY_RULES = {
  price,
  dearest,
  single,
  endOfService,
  biggestTicket,
  cancelRate,
  noShowRate,
  shareOfJobs,
  shareOfKind,
  average,
  amount,
  fromPeople,
};
