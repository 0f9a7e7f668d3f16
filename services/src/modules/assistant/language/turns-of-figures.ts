import type { Plan } from '../plan/plan.js';
import { asksOfOne } from './its-facts.js';
import type { Parts } from './parts.js';
import { says, unsplit, withoutCompare, wordsOf, type Turn } from './turn.js';

const DIFFERENCE =
  /^(?:and |so )?(?:by how much|how much (?:more|less|better|worse)|(?:what is |what was )?(?:the )?difference(?: between (?:the |those |them )?(?:two)?)?|how big is the difference)$/;
const BETTER =
  /^(?:and |so )?(?:which|who|cual) (?:one |of (?:them|those|the two) )?(?:was|is|were|are|did|made|makes|brought in|had|has|fue|es) (?:the )?(better|best|more|most|higher|bigger|busier|worse|worst|less|lower|slower|mejor|peor)$/;
const WORSE = /^(?:worse|worst|less|lower|slower|peor)$/;

const SEVERAL = new Set(['weekday', 'service', 'crew', 'size']);
const isOneOfSeveral = ({ filters, group }: Plan) =>
  group === undefined && filters.some(({ name, not }) => !not && SEVERAL.has(name));

const byHowMuch: Turn = {
  name: 'by how much the two differ, and which of them is better',
  isWhole: true,
  of: (parts, before) => {
    const words = wordsOf(parts).join(' ').trim();
    const [, end] = BETTER.exec(words) ?? [];
    // Fridays after Saturdays are beside those, not beside the Fridays before.
    if (end !== undefined && before.compare === 'before' && isOneOfSeveral(before))
      return undefined;
    if (
      before.compare !== undefined &&
      before.group === undefined &&
      (end !== undefined || DIFFERENCE.test(words))
    )
      return { ...before };
    const isSplit = end !== undefined && before.group !== undefined && before.limit === undefined;
    return isSplit ? { ...before, order: WORSE.test(end) ? 'least' : 'most', limit: 1 } : undefined;
  },
};

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
const IN_MONEY =
  /^(?:and |y )?(?:(?:how much is (?:that|it) )?in (?:dollars|money|bucks)|en dinero)$/;

/** What was called off came to nothing: how much it is, is what it would have come to. */
const HOW_MUCH = /^(?:and |so )?how much (?:money |dollars )?(?:is|was) (?:that|it|all that)$/;

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
      IN_MONEY.test(words) || (before.measure === 'cancelled' && HOW_MUCH.test(words));
    if (!measure || !isAsked) return undefined;
    const filters =
      before.measure === 'no_shows'
        ? [...before.filters, { name: 'status', values: ['no-show'] }]
        : before.filters;
    // Each month in dollars is told by month.
    return { ...(before.want === 'value' ? before : unsplit(before)), measure, filters };
  },
};

const ITS_AMOUNT =
  /^(?:and |so |y )?(?:(?:how much|what) (?:was|is|were|did) (?:it|that|they|those|that one)(?: (?:come to|make|total|bring in))?|cuanto (?:fue|es|era))$/;
const MONEY = new Set(['revenue', 'spent', 'worth', 'lost', 'average']);
const HOW_OFTEN =
  /^(?:and |so )?(?:how many|how many times|how often|cuantas veces|cuantos|cuantas)$/;
/** 'How many times', of a ranking of customers by a count. */
export const asksTimesOfFirst = (parts: Parts, { measure, group, order }: Plan): boolean =>
  COUNTS.has(measure) &&
  group === 'customer' &&
  order !== undefined &&
  HOW_OFTEN.test(wordsOf(parts).join(' '));

const timesOfFirst: Turn = {
  name: 'how many times it was of whoever stood first',
  isWhole: true,
  of: (parts, before) => (asksTimesOfFirst(parts, before) ? { ...before, limit: 1 } : undefined),
};
const COUNTS = new Set(['jobs', 'visits', 'cancelled', 'no_shows']);

const itsAmount: Turn = {
  name: 'how much it was that was answered',
  isWhole: true,
  of: (parts, before) =>
    MONEY.has(before.measure) &&
    before.want === 'value' &&
    before.group === undefined &&
    before.compare === undefined &&
    ITS_AMOUNT.test(wordsOf(parts).join(' ').trim())
      ? { ...before }
      : undefined,
};

const itsFacts: Turn = {
  name: 'what the row of one job says',
  isWhole: true,
  of: (parts, before) => (asksOfOne(parts, before) ? before : undefined),
};

const RETURNING = /\b(?:repeat|returning|regulars)\b/;
const NEW = /\b(?:new|first timers?|nuevos|nuevas)\b/;
const newOnes: Turn = {
  name: 'which of them are here for the first time',
  of: (parts, before) => {
    const words = wordsOf(parts).join(' ');
    const isOfThem = /\b(?:them|those|these|they|ellos|ellas|esos)\b/.test(words);
    const isNew = parts.all('measure').every(({ tag }) => NEW_ONES.has(tag.name));
    const isReturning = RETURNING.test(words);
    const isAsked =
      (NEW.test(words) || isReturning) && isNew && says(parts, [], 'measure', 'count', 'value');
    if (!isOfThem || !isAsked || !OF_JOBS.has(before.measure) || before.group !== undefined)
      return undefined;
    return {
      ...withoutCompare(before),
      want: parts.has('count') ? 'value' : 'list',
      filters: [
        ...before.filters,
        { name: 'visit', values: [isReturning ? 'returning' : 'first'] },
      ],
    };
  },
};
const NEW_ONES = new Set(['new_customers', 'customers']);
const OF_JOBS = new Set(['jobs', 'visits', 'worth']);

const LOST = /\b(?:lose|lost|losing|cost|perdimos|perdi)\b/;
const lostOnThem: Turn = {
  name: 'what was lost by those who did not come',
  of: (parts, before) =>
    before.measure === 'no_shows' &&
    before.group === undefined &&
    LOST.test(wordsOf(parts).join(' ')) &&
    says(parts, [], 'measure')
      ? {
          ...unsplit(before),
          measure: 'lost',
          filters: [...before.filters, { name: 'status', values: ['no-show'] }],
        }
      : undefined,
};

const inHours: Turn = {
  name: 'the rows before, in hours',
  of: (parts, before) => {
    const isHours = parts.all('measure').every(({ tag }) => tag.name === 'hours');
    const long = parts.spans.filter(({ words }) => words.join(' ') === 'long');
    const isAsked = parts.has('measure') && isHours && says(parts, long, 'measure');
    return isAsked && (before.measure === 'jobs' || before.measure === 'worth')
      ? { ...unsplit(before), measure: 'hours' }
      : undefined;
  },
};

/** What a part of all is counted by. */
const SHARE_OF: Partial<Record<string, string>> = {
  revenue: 'share',
  jobs: 'share_of_jobs',
  customers: 'share_of_customers',
};
const ALL_OF_IT = /\b(?:total|all|everything|overall|that|it|revenue|sales|jobs|customers)$/;

const inPercent: Turn = {
  name: 'in percent of all jobs, or of all there is',
  of: (parts, before) => {
    const isShare = parts.all('measure').every(({ tag }) => /^share|^revenue$/.test(tag.name));
    const share = before.filters.length > 0 ? SHARE_OF[before.measure] : undefined;
    const isOfAll = parts.has('measure') && isShare && ALL_OF_IT.test(wordsOf(parts).join(' '));
    const isPlain = parts.periods().every(({ span }) => span.words.join(' ').endsWith('total'));
    if (share && isOfAll && isPlain && says(parts, [], 'measure', 'period'))
      return { ...unsplit(withoutCompare(before)), measure: share };
    return before.measure === 'cancelled' &&
      parts.has('measure') &&
      isShare &&
      says(parts, [], 'measure')
      ? { ...unsplit(before), measure: 'cancel_rate' }
      : undefined;
  },
};

/** The same rows as another figure, and what is said of one or some of them. */
export const TURNS_OF_FIGURES = {
  byHowMuch,
  inMoney,
  itsFacts,
  itsAmount,
  timesOfFirst,
  newOnes,
  lostOnThem,
  inHours,
  inPercent,
};
