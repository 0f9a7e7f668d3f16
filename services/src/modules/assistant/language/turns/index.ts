import { addDays, addYears } from '../../../../platform/time/zone.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Period, Plan } from '../../plan/plan.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';
import { unitAs } from '../periods/units.js';
import { weekdayOf } from '../periods/weekdays.js';
import { splitOf } from '../forms/split-of.js';
import { Parts } from '../pieces/parts.js';
import { CALLED_OFF, OF_PEOPLE } from '../plan-of/asked.js';
import { filtersOf } from '../plan-of/filters-of.js';
import { isSplitBy } from './changed.js';
import { periodBeside } from './days.js';
import { theExtreme, otherEnd, theEnd } from './ends.js';
import {
  kindsIn,
  rowsOf,
  saysOnly,
  unsplit,
  withoutCompare,
  wordsOf,
  wordTokens,
  type Turn,
} from './turn.js';

const LAYOUT = new Sayings([
  'and|so|ok|can_i|can_you|please|show|see|get|give|put|make|do|me|us|it|that|this|them|as|in|on|a|the* chart|graph|table|plot|bar_chart|line_chart please|instead?',
  'y|como|en|hazlo|ponlo|muestrame|una|un* grafica|grafico|tabla',
]);
const saysEach = (parts: Parts) =>
  parts.has('each') || wordsOf(parts).some((word) => wordSet('they|them|their').has(word));
/** 'As a chart' repeats the plan, because figures already have a chart and a table. */
const asChart: Turn = (parts, before) => (LAYOUT.says(wordTokens(parts)) ? before : undefined);

const OF_ROW = wordSet('length|hours|average|spent|revenue|worth|customers|jobs');
const OF_CUSTOMER = new Set(['last_visit', 'spent', 'customers']);
/**
 * Asks for columns that the rows already have: price, duration, customer and place of a job, or
 * last visit and spending of listed customers.
 */
export function asksForFacts(parts: Parts, before: Plan): boolean {
  const isOfEach = before.want === 'list' && OF_PEOPLE.has(before.measure) && saysEach(parts);
  const isOfRow = before.want === 'list' && before.limit === 1;
  const says = (is: (measure: string) => boolean) =>
    parts.all('measure').every(({ tag }) => is(tag.name));
  // A ranking by money already shows the amounts.
  const isByMoney = before.group !== undefined && !WANTS_ROWS.has(before.measure);
  const isOfRanked = isByMoney && parts.has('amount') && says((each) => each === before.measure);
  const facts = isOfEach ? OF_CUSTOMER : OF_ROW;
  const isFact = isOfRanked || ((isOfEach || isOfRow) && says((each) => facts.has(each)));
  const isAsked = parts.has('want') || parts.has('amount') || parts.has('measure');
  const isLast = isOfEach && parts.all('order').every(({ tag }) => tag.order === 'latest');
  const kinds = ['measure', 'group', ...(isLast ? (['order'] as const) : [])] as const;
  return isFact && isAsked && !parts.has('count') && saysOnly(parts, ...kinds);
}
const factsOfRow: Turn = (parts, before) => (asksForFacts(parts, before) ? before : undefined);

/** Previous period, or a comparison with it. */
const theOneBefore: Turn = (parts, before) => {
  const period = periodBeside(parts, before);
  const isOfRow = before.limit === 1 && before.want === 'list';
  // 'When was the last one' asks for a row.
  const isOfOne = parts.all('want').some(({ tag }) => tag.want === 'who' || tag.want === 'when');
  if (!period || isOfRow || isOfOne) return undefined;
  const isBeside = parts.all('compare').some(({ tag }) => tag.with === undefined);
  const isYear = parts.all('compare').some(({ tag }) => tag.with === 'year_before');
  // Lists are compared by their counts.
  const figure = before.want === 'list' ? { ...before, want: 'value' as const } : before;
  if (isYear && (isBeside || wordsOf(parts).includes('same')))
    return { ...figure, compare: 'year_before' };
  if (isBeside) return { ...figure, compare: parts.periods().length > 0 ? period : 'before' };
  return { ...withoutCompare(before), period };
};

/** 'Up or down'. */
const grown: Turn = (parts, before) => {
  const isWhich = wordsOf(parts).some((word) => wordSet('which|cual').has(word));
  const isOfOne = isWhich && before.compare === undefined;
  const isGrown = parts.has('compare') && !isOfOne && saysOnly(parts, 'compare');
  const isOfDays = before.period?.from !== undefined && before.group === undefined;
  if (!isGrown || !isOfDays || before.limit !== undefined) return undefined;
  return { ...before, want: 'value', compare: before.compare ?? 'before' };
};

const A_WEEK = 7;
/** 'Last summer' after last summer is the summer before; likewise 'last Monday'. */
function otherThan({ from, to }: Period, other: Period): Period {
  const isSame = other.from === from && other.to === to;
  if (!isSame || from === undefined || to === undefined) return other;
  const isDay = from === to;
  return isDay
    ? { from: addDays(from, -A_WEEK), to: addDays(to, -A_WEEK) }
    : { from: addYears(from, -1), to: addYears(to, -1) };
}

/** Comparison with other days. */
const besideOther: Turn = (parts, before, today) => {
  const [found, ...others] = parts.periods();
  const isGeneric = parts.all('compare').some(({ tag }) => tag.with === undefined);
  if (!found || others.length > 0 || !isGeneric || !saysOnly(parts, 'compare', 'period'))
    return undefined;
  if (before.limit !== undefined || before.period?.from === undefined) return undefined;
  if (weekdayOf(found.span.words.at(-1)) !== undefined && before.want === 'list') return undefined;
  const isLastYear = found.span.words.join(' ') === 'last year';
  if (isLastYear && unitAs(before.period) !== 'year')
    return { ...before, want: 'value', compare: 'year_before' };
  const { from, to, ends } = before.period;
  const other = found.period.resolve({ today, looks: 'back' });
  return {
    ...before,
    want: 'value',
    // An unfinished period is compared with the same days of the other one.
    period: ends === undefined ? before.period : { from, to: ends },
    compare: otherThan({ from, to }, other),
  };
};

/** 'Is that more than a full detail' compares two services. */
const besideThing: Turn = (parts, before) => {
  const isGeneric = parts.all('compare').some(({ tag }) => tag.with === undefined);
  if (!isGeneric || !saysOnly(parts, 'compare', 'name') || before.group !== undefined)
    return undefined;
  const [one, ...others] = filtersOf(new Parts(parts.spans), before.measure, 'jobs', false);
  const group = one && splitOf({ filters: [one] });
  const own = before.filters.find((each) => isSplitBy(group, each) && !each.not);
  if (!one || !own || others.length > 0 || own.name !== one.name) return undefined;
  const both = { ...own, values: [...new Set([...own.values, ...one.values])] };
  const filters = before.filters.map((each) => (each === own ? both : each));
  return { ...unsplit(withoutCompare(before)), group, filters };
};

const TOTAL = wordSet('total|altogether|overall|suma');
/** 'In total': without group and average. */
const inTotal: Turn = (parts, before) => {
  const isTotal = wordsOf(parts).some((word) => TOTAL.has(word)) && saysOnly(parts, 'period');
  const isPlain = parts.periods().every(({ span }) => span.words.some((word) => TOTAL.has(word)));
  const isSplit = before.group !== undefined || before.per !== undefined;
  const { per: _per, ...whole } = before;
  return isTotal && isPlain && isSplit ? unsplit(whole) : undefined;
};

const ALL = wordSet('all|everything|everybody|everyone|todos|todas|todo');
/** 'Of all': without filters. */
const ofAll: Turn = (parts, before) => {
  const isAll = wordsOf(parts).some((word) => ALL.has(word)) && saysOnly(parts, 'measure');
  return isAll && before.filters.length > 0 && parts.all('want').length === 0
    ? { ...before, filters: [] }
    : undefined;
};

/** Money measure of the rows. */
const MONEY_OF: Partial<Record<string, string>> = {
  ...{ cancelled: 'lost', visits: 'revenue', jobs: 'revenue' },
  ...{ revenue: 'revenue', spent: 'spent', worth: 'worth' },
};
const IN_MONEY = new Sayings([
  'and|so|y? how_much_is_that|how_much_is_it? in dollars|money|bucks',
  'and|so|y? en dinero',
]);
const SUM = new Sayings([
  'and|y? whats|what_is? the? total',
  'and|y? add|total it|that|them|those|it_all up',
]);
/** 'How much', 'how much in total', after rows. */
export const asksForTotal = (parts: Parts, { measure, group, limit }: Plan): boolean =>
  parts.has('amount') &&
  parts.all('measure').every(({ tag }) => tag.name === 'spent' && OF_PEOPLE.has(measure)) &&
  WANTS_ROWS.has(measure) &&
  group === undefined &&
  limit === undefined &&
  saysOnly(parts, 'period', 'measure') &&
  parts.periods().every(({ span }) => span.words.some((word) => TOTAL.has(word)));
/** Money of the previous rows. */
const inMoney: Turn = (parts, before, today) => {
  const isOfList = before.want === 'list' && before.limit === undefined;
  const words = wordTokens(parts);
  const isOfRows = asksForTotal(parts, before) || (isOfList && SUM.says(words));
  // The money of a limited list is not that of all rows.
  const isOfFew = before.want === 'list' && before.limit !== undefined;
  if (isOfFew || !(isOfRows || IN_MONEY.says(words))) return undefined;
  const isOfStatus = before.filters.some(({ name }) => name === 'status');
  const isAhead = (before.period?.from ?? '') >= today || before.period === undefined;
  // Future jobs have worth, but no revenue yet.
  const isOpen = before.measure === 'jobs' && (isOfStatus || isAhead);
  const measure = isOpen ? 'worth' : MONEY_OF[before.measure];
  // A list of jobs without days is of upcoming jobs.
  const toCome =
    isOpen && before.period === undefined && !isOfStatus
      ? [{ name: 'status', values: ['upcoming'] }]
      : [];
  const rows = before.want === 'value' ? before : unsplit(before);
  const filters = [...before.filters, ...toCome];
  return measure === undefined ? undefined : { ...rows, measure, filters };
};

const howMany: Turn = (parts, before) => {
  const isItsOwn = parts.all('measure').every(({ tag }) => tag.name === before.measure);
  const isCount = wordsOf(parts).some((word) => wordSet('many|veces').has(word));
  if (!(isCount || parts.has('count')) || !isItsOwn || !saysOnly(parts, 'count', 'measure'))
    return undefined;
  const isRanked = before.group !== undefined && before.order !== undefined;
  // 'By count'.
  if (isRanked && parts.has('each'))
    return { ...before, measure: rowsOf(before.measure) ?? before.measure };
  // The first row of a ranking already shows its count.
  if (isRanked) return before.limit === 1 && parts.has('measure') ? before : undefined;
  const measure = rowsOf(before.measure);
  const isPlain = before.group === undefined && before.per === undefined;
  if (WANTS_ROWS.has(before.measure)) return unsplit(before);
  return measure && isPlain ? { ...before, measure } : undefined;
};

const OFTEN = wordSet('once|twice|vez');
/** 'Who more than once', after cancellations or no-shows. */
export const asksForRepeats = (parts: Parts, { measure }: Plan): boolean =>
  CALLED_OFF.has(measure) &&
  wordsOf(parts).some((word) => OFTEN.has(word)) &&
  parts.all('value').some(({ tag }) => tag.value === 'returning') &&
  saysOnly(parts, 'value', 'measure', 'group');
const repeated: Turn = (parts, before) =>
  asksForRepeats(parts, before)
    ? { ...unsplit(before), group: 'customer', order: 'most', goal: { unit: 'count', value: 2 } }
    : undefined;

/** Customers behind the previous figure. */
const whoTheyAre: Turn = (parts, before) => {
  const isWho = parts.all('want').some(({ tag }) => tag.want === 'who');
  const isPlain = parts.all('measure').every(({ tag }) => WANTS_ROWS.has(tag.name));
  const measure = rowsOf(before.measure);
  if (!isWho || !isPlain || !saysOnly(parts, 'measure', 'group') || measure === undefined)
    return undefined;
  // A ranking of customers already names them.
  if (before.group === 'customer') return before;
  const rows = before.want === 'list' ? before : unsplit(before);
  return { ...withoutCompare(rows), want: 'list', measure };
};

/** Groups the previous rows. */
const eachOfRows: Turn = (parts, before) => {
  const [found, ...others] = parts.groups();
  const isOfRows = before.want !== 'value' && WANTS_ROWS.has(before.measure);
  if (!isOfRows || !found || others.length > 0 || found.tag.name === 'customer') return undefined;
  const isPlain = [...kindsIn(parts)].every((kind) => kind === 'group' || kind === 'measure');
  const isSplit = parts.has('each') || found.span.words.length > 1;
  if (!isPlain || !isSplit || parts.unknown().length > 0) return undefined;
  const { limit: _limit, order: _order, ...rest } = before;
  const filters = rest.filters.filter((each) => !isSplitBy(found.tag.name, each));
  return { ...rest, want: 'value', group: found.tag.name, filters };
};

/** 'Sort by price', 'the newest first'. */
const BY = 'and|sort|sorted|order|them|those|it* by the|their|how_much_they?';
const BY_PRICE = new Sayings([`${BY} price|prices|amount|value|money|highest|spent|precio first?`]);
const BY_DAY = new Sayings([`${BY} date|day|time|newest|latest|most_recent|fecha first?`]);
const BY_OLDEST = new Sayings([`${BY} oldest|earliest first?`]);
/** Previous rows in another order. */
const sorted: Turn = (parts, before) => {
  if (before.want !== 'list' || before.limit !== undefined) return undefined;
  const words = wordTokens(parts);
  if (BY_PRICE.says(words)) return { ...before, order: 'most' };
  if (OF_PEOPLE.has(before.measure)) return undefined;
  if (BY_OLDEST.says(words)) return { ...before, order: 'earliest' };
  return BY_DAY.says(words) ? { ...before, order: 'latest' } : undefined;
};

const TURNS: readonly Turn[] = [
  asChart,
  factsOfRow,
  eachOfRows,
  repeated,
  whoTheyAre,
  inMoney,
  sorted,
  theOneBefore,
  grown,
  besideOther,
  besideThing,
  inTotal,
  ofAll,
  howMany,
  theExtreme,
  otherEnd,
  theEnd,
];

/** Plan of a follow-up that changes the previous plan as a whole; it uses every word. */
export function turned(parts: Parts, before: Plan, today: string): Plan | undefined {
  for (const turn of TURNS) {
    const plan = turn(parts, before, today);
    if (!plan) continue;
    parts.use(...parts.spans);
    parts.isWhole = true;
    return plan;
  }
  return undefined;
}
