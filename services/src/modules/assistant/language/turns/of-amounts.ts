import type { Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { Sayings } from '../forms/sayings.js';
import { isSplitBy } from './changed.js';
import { splitOf } from '../forms/split-of.js';
import { NO_SHOW, unsplit, withoutCompare, wordsOf, wordTokens, type Turn } from './turn.js';

/** What the rows came to. */
const MONEY_OF: Partial<Record<string, string>> = {
  cancelled: 'lost',
  no_shows: 'lost',
  visits: 'revenue',
  jobs: 'revenue',
  revenue: 'revenue',
  spent: 'spent',
  worth: 'worth',
};
const IN_MONEY = new Sayings([
  'and|y? how_much_is_that|how_much_is_it? in dollars|money|bucks',
  'and|y? en dinero',
]);
const TOTAL = new Sayings([
  'and|y? the? total',
  'and|y? add|sum|total it|that|them|those|it_all|them_all? up',
  'and|y? cuanto es|son todo|eso?',
]);

/** What was called off came to nothing: how much it is, is what it would have come to. */
const HOW_MUCH = new Sayings(['and|so? how_much money|dollars? is|was that|it|all_that']);

/** 'It' is one of several, and nobody knows which; 'that' is all that was listed. */
const ALL_THAT = new Sayings(['and|so? how_much money|dollars? is|was|were all? that|those|they']);

const inMoney: Turn = {
  name: 'the rows before, in dollars',
  isWhole: true,
  of: (parts, before, today) => {
    const isOfStatus = before.filters.some(({ name }) => name === 'status');
    // What is to come is worth so much, and made nothing yet.
    const isAhead = (before.period?.from ?? '') >= today;
    const isOpen = before.measure === 'jobs' && (isOfStatus || isAhead);
    const measure = isOpen ? 'worth' : MONEY_OF[before.measure];
    const words = wordsOf(parts).join(' ');
    const isAsked =
      IN_MONEY.says(words) ||
      // Of rows the total is in dollars; what was split is added up.
      (before.want === 'list' && before.limit === undefined && TOTAL.says(words)) ||
      (before.measure === 'cancelled' && HOW_MUCH.says(words)) ||
      (before.want === 'list' && before.limit === undefined && ALL_THAT.says(words));
    if (!measure || !isAsked) return undefined;
    // 'Lost' is of all that was called off.
    const filters = before.measure === 'no_shows' ? [...before.filters, NO_SHOW] : before.filters;
    // Each month in dollars is told by month.
    return { ...(before.want === 'value' ? before : unsplit(before)), measure, filters };
  },
};

const ITS_AMOUNT = new Sayings([
  'and|so|y? how_much|what was|is|were|did it|that|they|those|that_one come_to|make|total|bring_in?',
  'and|so|y? cuanto fue|es|era',
]);
const MONEY = new Set(['revenue', 'spent', 'worth', 'lost', 'average']);
const itsAmount: Turn = {
  name: 'how much it was that was answered',
  isWhole: true,
  of: (parts, before) =>
    MONEY.has(before.measure) &&
    before.want === 'value' &&
    before.group === undefined &&
    before.compare === undefined &&
    ITS_AMOUNT.says(wordTokens(parts))
      ? { ...before }
      : undefined,
};

const PER = new Set<string | undefined>(['day', 'week', 'month']);
const onAverage: Turn = {
  name: 'the average of the days, weeks or months that were told one by one',
  isWhole: true,
  of: (parts, before) => {
    const { group, measure } = before;
    const isAsked = wordsOf(parts).join(' ') === 'and the average';
    return isAsked && PER.has(group) && (measure === 'revenue' || measure === 'jobs')
      ? { ...unsplit(withoutCompare(before)), per: group as NonNullable<Plan['per']> }
      : undefined;
  },
};

const EACH = new Sayings([
  'and|so? how_much|what is|are|does|do|did|was|were each|each_one|each_of_them|each_of_those|they_each bring|bringing|make|making|made|brought|earn|earning in?',
]);
/** 'What does each bring in' */
export const asksOfEach = (parts: Parts) => EACH.says(wordTokens(parts));

const eachInMoney: Turn = {
  name: 'what each of several makes, where one of them was asked for',
  isWhole: true,
  of: (parts, before) => {
    const measure = MONEY_OF[before.measure];
    const group = splitOf(before);
    if (!measure || group === undefined || !asksOfEach(parts)) return undefined;
    const filters = before.filters.filter((each) => !isSplitBy(group, each));
    return { ...unsplit(withoutCompare(before)), measure, group, filters };
  },
};

/** What was answered, in dollars or in percent. */
export const TURNS_OF_AMOUNTS = {
  inMoney,
  itsAmount,
  onAverage,
  eachInMoney,
};
