import { isTimeGroup } from '../plan/groups/index.js';
import {
  hasBound,
  hasDays,
  isBookedIn,
  isNamed,
  isOfPhone,
  isOfVehicle,
  isOnlyCars,
  isPast,
  isUnbooked,
  isWho,
} from './asked.js';
import {
  best,
  FIRST,
  guessed,
  LAST,
  named,
  NEXT,
  type Known,
  type MeasureRule,
} from './measure-rule.js';
import type { Parts } from './parts.js';

const isAmount = ({ parts }: Known) => parts.has('amount');
const isOf = (filter: string) => (parts: Parts) =>
  parts.all('value').some(({ tag }) => tag.filter === filter);

/** What jobs come to; 'how much' of rows is money. */
const ROWS = new Set<string | undefined>([undefined, 'jobs', 'customers', 'visits']);
const MONEY = new Set(['revenue', 'worth', 'lost', 'spent', 'average', 'per_hour']);
const COUNTS = new Set(['cancelled', 'new_customers', 'hours', 'customers', 'jobs', 'visits']);
/** 'Somebody on Friday?', 'who is coming in today': of jobs. */
const BUT_JOBS = new Set<string | undefined>(['worth', 'next_visit', 'customers']);
const OF_WHEN = new Set(['jobs', 'worth', 'visits']);
const CONTACT = new Set(['customers', 'jobs']);

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

const isOfService = (parts: Parts) => parts.spans.some(({ name }) => name?.kind === 'service');

const EXPENSIVE = /\b(?:expensive|priciest|cheapest|caro|cara|barato)\b/;

/** The dearest service is one of the list of prices. */
const dearest: MeasureRule = {
  name: 'the most expensive service',
  of: ({ parts, sure }) => {
    const isDear = parts.all('order').some(({ span }) => EXPENSIVE.test(span.words.join(' ')));
    const isOfServices = parts.groups().some(({ tag }) => tag.name === 'service');
    return isDear && isOfServices && sure.length === 0 ? 'nothing' : undefined;
  },
};

/** 'Who paid the most for one job': the job says it. */
const single: MeasureRule = {
  name: 'the most for one job',
  of: ({ parts }) => {
    const singles = parts.all('single');
    if (singles.length === 0 || !parts.has('order')) return undefined;
    parts.use(...singles.map(({ span }) => span));
    return { measure: 'visits', isNamed: true, one: 'biggest' };
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
    // What those who were added have spent is no sum of jobs of some days.
    if (chosen === 'new_customers') return 'nothing';
    if (chosen === 'cancel_rate') return named(chosen);
    if (weak.includes('cancelled') || weak.includes('lost')) return named('lost');
    if (!ROWS.has(chosen)) return named(chosen ?? 'revenue');
    if (weak.includes('worth') || isBookedIn(parts)) return named('worth');
    return named(names.includes('spent') ? 'spent' : 'revenue');
  },
};

/** 'How many days did I work': days are not counted. */
function isOfDays(parts: Parts): boolean {
  const after = parts.all('count').map(({ span }) => parts.beside(span, 1));
  return after.some((span) =>
    span?.tags.some(
      (tag) =>
        (tag.kind === 'group' && isTimeGroup(tag.name)) ||
        (tag.kind === 'value' && tag.filter === 'weekday'),
    ),
  );
}

const count: MeasureRule = {
  name: 'how many',
  of: ({ parts, chosen, names, sure }) => {
    if (!parts.has('count')) return undefined;
    if (isOfDays(parts)) return 'nothing';
    // 'Cual es el numero de Grace' asks for her telephone's.
    const [counted] = parts.all('count').map(({ span }) => parts.beside(span, 1));
    if (sure.length === 0 && counted?.name?.kind === 'customer') return 'nothing';
    if (chosen !== undefined) {
      const counted = best(names.filter((name) => COUNTS.has(name)));
      return named(MONEY.has(chosen) ? (counted ?? 'jobs') : chosen);
    }
    // 'How many trucks did I do' is of jobs.
    if (!hasDays(parts) && isOfVehicle(parts)) return guessed(isPast(parts) ? 'jobs' : 'customers');
    const isOfSome = hasDays(parts) || parts.spans.some(({ name }) => name !== undefined);
    return isOfSome ? guessed('jobs') : 'nothing';
  },
};

const visit: MeasureRule = {
  name: 'when is Toni coming, when was Toni here',
  of: ({ parts, sure }) => {
    const isWhen = parts.all('want').some(({ tag }) => tag.want === 'when');
    if (!isWhen || !isNamed(parts) || sure.some((name) => !OF_WHEN.has(name))) return undefined;
    const is = (word: string) => parts.spans.some(({ words }) => words.includes(word));
    if (is('first') || is('primera')) return FIRST;
    return is('last') || isPast(parts) ? LAST : NEXT;
  },
};

const somebody: MeasureRule = {
  name: 'a name and nothing to work out: the number of Toni, who is Toni',
  of: ({ parts, sure }) => {
    const isMore = hasDays(parts) || parts.has('order') || parts.has('not');
    const isPlain = sure.length === 0 || isOf('missing')(parts);
    return isNamed(parts) && !isMore && isPlain && sure.every((name) => CONTACT.has(name))
      ? 'nothing'
      : undefined;
  },
};

const comparison: MeasureRule = {
  name: 'a comparison of nothing that is named',
  of: ({ parts, sure }) =>
    sure.length === 0 && parts.has('compare') ? guessed('revenue') : undefined,
};

const RANKS = /^(?:busiest|slowest|best|worst|by|per|each|every|mejor|peor|por|cada)\b|ly$/;
const BY_COUNT = new Set(
  'busiest slowest quietest popular common booked busy see seen come comes came ocupado flojo tranquilo lleno vendido'.split(
    ' ',
  ),
);

/** 'Which customers' lists them; what is ranked, or told for each, is a figure: 'the busiest day' by jobs. */
const split: MeasureRule = {
  name: 'a split of nothing that is named',
  of: ({ parts, sure }) => {
    const groups = parts.groups();
    if (sure.length > 0 || groups.length === 0) return undefined;
    const isRanked =
      parts.all('order').some(({ tag }) => tag.order === 'most' || tag.order === 'least') ||
      parts.has('each') ||
      groups.some(({ span }) => RANKS.test(span.words.join(' ')));
    const is = (name: string) => !isRanked && groups.some(({ tag }) => tag.name === name);
    // 'What time is it'
    const isAll = parts.spans.every(({ tags }) =>
      tags.some(({ kind }) => kind === 'glue' || kind === 'group'),
    );
    if (is('hour')) return isAll ? 'nothing' : named('jobs');
    if (is('customer') || is('make')) return named('customers');
    const isByCount = parts.spans.some(({ words }) => words.some((word) => BY_COUNT.has(word)));
    return isByCount ? named('jobs') : guessed('revenue');
  },
};

const unbooked: MeasureRule = {
  name: 'who has nothing booked',
  of: ({ parts, names }) =>
    isUnbooked(parts) && (isWho(parts) || names.includes('customers'))
      ? named('customers')
      : undefined,
};

const cars: MeasureRule = {
  name: 'which cars are Teslas',
  of: ({ parts, chosen }) =>
    chosen === 'jobs' &&
    !hasDays(parts) &&
    isOnlyCars(parts) &&
    (isOfVehicle(parts) || (isWho(parts) && isOfService(parts)))
      ? guessed('customers')
      : undefined,
};

const spenders: MeasureRule = {
  name: 'who spent more than so much, who came more often',
  of: ({ parts, chosen, weak }) =>
    hasBound(parts) && (chosen === 'spent' || (isWho(parts) && weak.includes('visits')))
      ? named('customers')
      : undefined,
};

const whoOnDay: MeasureRule = {
  name: 'who is coming in on that day',
  of: ({ parts, chosen }) =>
    isWho(parts) && hasDays(parts) && BUT_JOBS.has(chosen) ? named('jobs') : undefined,
};

const ADDED = new Set('newest latest oldest recientes antiguos'.split(' '));

/** Of customers what is new or old is when they were added; the last one is who was here last. */
const newest: MeasureRule = {
  name: 'the newest customers, the last customer',
  of: ({ parts, chosen }) => {
    if (hasDays(parts) || isNamed(parts)) return undefined;
    const words = parts.all('order').flatMap(({ span }) => [...span.words]);
    // How old a car is no record says.
    if (chosen === 'jobs' && isOnlyCars(parts) && words.some((word) => ADDED.has(word)))
      return 'nothing';
    if (chosen !== 'customers') return undefined;
    if (words.some((word) => ADDED.has(word))) return named('new_customers');
    return words.includes('last') ? LAST : undefined;
  },
};

const nextOrLast: MeasureRule = {
  name: 'the next job, the last job',
  of: ({ parts, chosen }) => {
    if (chosen === 'next_visit') return NEXT;
    if (chosen !== 'last_visit') return undefined;
    // 'The last job on Friday' may be to come.
    return hasDays(parts) && !isNamed(parts) ? { ...LAST, measure: 'jobs' } : LAST;
  },
};

const byName: MeasureRule = {
  name: 'what is named',
  of: ({ chosen, sure }) =>
    chosen === undefined ? undefined : { measure: chosen, isNamed: sure.length > 0 },
};

const howIs: MeasureRule = {
  name: 'how is that day, or that month',
  of: ({ parts }) => {
    const isHow = parts.all('want').some(({ tag }) => tag.want === 'how');
    if (!isHow || !hasDays(parts)) return undefined;
    const isAhead = parts
      .periods()
      .some(({ span }) => span.words.some((word) => word === 'next' || word === 'tomorrow'));
    return named(isAhead ? 'jobs' : 'revenue');
  },
};

const kindOfCustomer: MeasureRule = {
  name: 'due, or here only once',
  of: ({ parts, weak }) =>
    weak.length === 0 && (isOf('visit')(parts) || isOf('due')(parts))
      ? named('customers')
      : undefined,
};

const weakly: MeasureRule = {
  name: 'what may be named',
  of: ({ weak }) => {
    const from = best(weak);
    return from === undefined ? undefined : guessed(from);
  },
};

/** Days alone ask for what is on, 'who' for customers. */
const nothingNamed: MeasureRule = {
  name: 'nothing is named',
  of: ({ parts }) => {
    if (isWho(parts) || isOfVehicle(parts) || isOfPhone(parts))
      return guessed(hasDays(parts) ? 'jobs' : 'customers');
    // What is the most of nothing that is named, is not known.
    const isRanked = parts
      .all('order')
      .some(
        ({ span, tag }) => !parts.isUsed(span) && (tag.order === 'most' || tag.order === 'least'),
      );
    if (isRanked && !parts.has('group')) return undefined;
    const isOn = hasDays(parts) || parts.spans.some(({ name }) => name?.kind === 'service');
    return isOn ? guessed('jobs') : undefined;
  },
};

/** In this order: the first that holds decides. */
export const MEASURE_RULES: readonly MeasureRule[] = [
  price,
  dearest,
  single,
  cancelRate,
  average,
  amount,
  count,
  visit,
  somebody,
  comparison,
  split,
  unbooked,
  cars,
  spenders,
  whoOnDay,
  newest,
  nextOrLast,
  byName,
  howIs,
  kindOfCustomer,
  weakly,
  nothingNamed,
];
