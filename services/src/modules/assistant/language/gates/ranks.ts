import { Phrases } from '../../words/phrases.js';
import { isTimeGroup } from '../../plan/groups/index.js';
import { having, isOf, isPlainWord, type Gate } from './gate.js';
import { GATES_OF_MOST } from './most.js';
import type { Span } from '../pieces/spans.js';
import type { WordTokens } from '../../words/tokens.js';
import { wordTokens } from '../turns/turn.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

/** Words that rank, also within a longer phrase: 'most booked'. */
const RANKS = wordSet('most|best|top|busiest|biggest|slowest|least|worst');
const isRank = (span: Span) => RANKS.has(span.words[0] ?? '') && !span.period && !isPlainWord(span);
const unranked: Gate = {
  name: 'the most of something is ranked',
  leaves: ({ parts, plan }) =>
    plan.order === undefined &&
    plan.limit === undefined &&
    plan.group === undefined &&
    plan.compare === undefined
      ? parts.spans.filter(
          (span) =>
            isRank(span) &&
            span.tags.every(({ kind }) => kind === 'measure' || kind === 'order') &&
            plan.measure !== 'gap' &&
            plan.measure !== 'between',
        )
      : [],
};

const newest: Gate = {
  name: 'the newest of customers are those added last, and not those who were here last',
  leaves: ({ parts, plan }) =>
    plan.measure === 'customers' ? having(parts, wordSet('newest|oldest')) : [],
};

const onWhat: Gate = {
  name: 'what one customer spent it on is no split by customer',
  leaves: ({ parts, plan }) =>
    plan.group === 'customer' &&
    plan.filters.some(({ name, values, not }) => name === 'customer' && values.length === 1 && !not)
      ? parts
          .all('want')
          .filter(({ tag }) => tag.want === 'which')
          .map(({ span }) => span)
      : [],
};

/** 'Was Saturday our busiest day' is of no single Saturday. */
const ofOneDay: Gate = {
  name: 'of one day there is no busiest day',
  leaves: ({ parts, plan: { group, order, period } }) =>
    group === 'day' &&
    order !== undefined &&
    period?.from !== undefined &&
    period.from === period.to
      ? having(parts, RANKS)
      : [],
};

const OF_LENGTH = new Set(['length', 'gap', 'between', 'new_customers', 'hours']);
const long: Gate = {
  name: 'the longest is no dearest',
  leaves: ({ parts, plan }) =>
    OF_LENGTH.has(plan.measure) || (plan.measure === 'customers' && plan.order === 'earliest')
      ? []
      : having(parts, wordSet('longest|shortest')),
};

const OF_CARS = new Set<string | undefined>(['make', 'model', 'color', 'vehicle_kind']);
const dearestCar: Gate = {
  name: 'what a car costs is in no record',
  leaves: ({ parts, plan }) =>
    OF_CARS.has(plan.group)
      ? parts.spans.filter((span) => isOf(span, wordSet('expensive|priciest|cheapest')))
      : [],
};

const recently: Gate = {
  name: 'who came most recently is no one who came most',
  leaves: ({ parts, plan }) =>
    plan.order === 'most' && plan.group !== undefined
      ? parts.spans.filter(
          (span, at) =>
            span.words.at(-1) === 'recently' &&
            (span.words.includes('most') || parts.spans[at - 1]?.words.at(-1) === 'most'),
        )
      : [],
};

const TOGETHER = new Sayings(
  ['in_total|altogether|together|combined|add_up|juntos'],
  {},
  'anywhere',
);
const SUM = wordSet('total|sum|average|avg|suma|promedio');
const PART = new Sayings(['and|so|ok? how_much_of'], {}, 'start');
/** 'Total of my ten best customers': each of them is told, and no sum and no average over them. */
const ofFirstTogether: Gate = {
  name: 'of the first ten there is no sum and no average',
  leaves: ({ parts, plan }) => {
    const isOfSome =
      plan.group !== undefined && !isTimeGroup(plan.group) && plan.order !== undefined;
    if (!isOfSome || (plan.limit ?? 1) < 2 || parts.has('each')) return [];
    const first = parts.spans.findIndex((span) => span.number !== undefined || isRank(span));
    const before = parts.spans.slice(0, first);
    if (PART.says(before.flatMap(({ words }) => [...words]).join(' '))) return before.slice(0, 1);
    // 'The top 5 by total spent' is an order.
    return parts.spans.filter(({ words }, at) => {
      const text = words.join(' ');
      return TOGETHER.says(text) || (at < first && SUM.has(words[0] ?? ''));
    });
  },
};

const LATEST = new Phrases(
  'how far|how many weeks|how many days|last|latest|most recent|newest|ultimo|ultima',
);
/** 'The last name', 'the last four of the number' */
const OF_ITSELF = wordSet('name~|digit~|four|4|nombre~|apellido~');
const saysLatest = (words: WordTokens): boolean =>
  words.some((_, at) => {
    const length = LATEST.lengthAt(words, at);
    return length > 0 && !OF_ITSELF.has(words[at + length]?.word ?? '');
  });
const bareLatest: Gate = {
  name: 'the last job of all is only what was asked for as that',
  leaves: ({ parts, plan: { limit, order, filters, period } }) =>
    limit === 1 &&
    order === 'latest' &&
    filters.length === 0 &&
    period === undefined &&
    !saysLatest(wordTokens(parts))
      ? parts.spans.filter((span) => !isPlainWord(span))
      : [],
};

/** The most and the least of something. */
export const GATES_OF_RANKS: readonly Gate[] = [
  unranked,
  ...GATES_OF_MOST,
  newest,
  ofOneDay,
  onWhat,
  long,
  dearestCar,
  recently,
  bareLatest,
  ofFirstTogether,
];
