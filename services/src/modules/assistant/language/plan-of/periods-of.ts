import { addDays, addYears } from '../../../../platform/time/zone.js';
import type { Period, Plan } from '../../plan/plan.js';
import { dayTwice } from './day-twice.js';
import { daysTogether } from './days-together.js';
import { COMING } from './looks.js';
import { periodAt, type Moment } from '../periods/index.js';
import { unitAround, unitOf } from '../periods/units.js';
import type { Parts } from '../pieces/parts.js';
import type { Span } from '../pieces/spans.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

/** 'The month before', 'the previous one' say with what; 'up or down' leaves that open. */
const BEFORE = wordSet('before|previous|prior|preceding|anterior');
const isOwn = (relative: { span: Span; tag: { with?: string } } | undefined) =>
  relative?.tag.with === 'year_before' ||
  (relative?.span.words.some((word) => BEFORE.has(word)) ?? false);

/** 'Over the summer' is no bound. */
const leadsOf = (parts: Parts, span: Span) => {
  const before = parts.beside(span, -1);
  return before?.words.join(' ') === 'over' ? [before] : [];
};

/** The days of a question, and what they are put beside. */
export function comparisonOf(
  parts: Parts,
  given: Moment,
  listsRows: boolean,
): Pick<Plan, 'period' | 'compare' | 'group'> & { weekdays?: string[] } {
  const compares = parts.all('compare').filter(({ span }) => !parts.isUsed(span));
  // 'Compare jobs in May and June' are those that were.
  const isAhead = parts.spans.some(
    ({ words, period }) => !period && words.some((word) => COMING.has(word)),
  );
  const areTwo = compares.length > 0 && parts.periods().length === 2 && !isAhead;
  const moment: Moment = areTwo ? { ...given, looks: 'back' } : given;
  const found = datedIn(parts, moment, compares.length > 0);
  const [first, second] = found;
  const relative = compares.find(({ tag }) => tag.with !== undefined);
  if (first) parts.use(first.span, ...leadsOf(parts, first.span));
  const period = first?.period.resolve(moment);
  const within = first && second && found.length === 2 && inYear(parts, first, second, moment);
  if (within) {
    parts.use(second.span);
    return { period: within };
  }
  const two = first && second && found.length === 2 ? ([first, second] as const) : undefined;
  const twice = two && compares.length === 0 ? dayTwice(parts, two, moment) : undefined;
  if (second && twice) {
    parts.use(second.span);
    return { period: twice };
  }
  const both = two && daysTogether(parts, two, moment, listsRows);
  if (second && both) {
    parts.use(second.span);
    return both;
  }
  const like = first && second && found.length === 2 && sameDay(parts, first, second, moment);
  if (first && like) {
    parts.use(second.span, ...compares.map(({ span }) => span));
    return like;
  }
  if (first && second && found.length === 2) {
    parts.use(second.span, ...compares.map(({ span }) => span));
    const compare = second.period.resolve(
      compares.length > 0 ? { ...moment, looks: 'back' } : moment,
    );
    // 'This week so far' beside all of another is cut with it, as any week that is not over.
    const isSoFar =
      period?.to === moment.today && first.span.words.slice(-2).join(' ') === 'so far';
    const unit = unitOf(first.span.words[0] === 'this' ? first.span.words[1] : first.span.words[0]);
    const whole = isSoFar && unit ? unitAround(moment.today, unit) : period;
    return {
      period: whole,
      compare: period?.from === compare.from ? earlier(compare) : compare,
    };
  }
  for (const unit of ['quarter', 'month'] as const) {
    const period = stretchesInARow(found, unit, moment);
    if (!period) continue;
    parts.use(...found.map(({ span }) => span), ...compares.map(({ span }) => span));
    return { period, ...(compares.length > 0 && { group: unit }) };
  }
  const generic = compares.find(({ tag }) => tag.with === undefined);
  const other =
    generic &&
    first &&
    period &&
    !isOwn(relative) &&
    counterpart(first.span.words, period, moment.today);
  if (generic && other) {
    parts.use(...compares.map(({ span }) => span));
    return other;
  }
  // 'Up or down from last month' puts this one beside it.
  const isFrom = relative?.tag.with === 'before' && first !== undefined && isLed(parts, first.span);
  const beside = isFrom && period && counterpart(first.span.words, period, moment.today);
  if (beside && typeof beside.compare === 'object') {
    parts.use(...compares.map(({ span }) => span));
    return beside;
  }
  const since = relative?.tag.with === 'before' && first && sinceLast(first.span.words, moment);
  if (since) {
    parts.use(...compares.map(({ span }) => span));
    return since;
  }
  if (relative?.tag.with) {
    // 'Up or down compared to last spring' is beside what is said, or has no place.
    const isOpen = first !== undefined && !isOwn(relative) && (generic ?? isFrom);
    parts.use(...(isOpen ? [] : compares.map(({ span }) => span)));
    // 'Same week last year' is of this week.
    const unit = relative.span.words[0] === 'same' ? unitOf(relative.span.words[1]) : undefined;
    const own = period ?? (unit && unitAround(moment.today, unit));
    return { ...(own && { period: own }), compare: relative.tag.with };
  }
  return period ? { period } : lately(parts, moment);
}

const DOING = new Sayings(
  ['am_i|are_we|do_i_have|do_we_have|what_is_on|what_is_up|que_tengo|que_hago|que_hay'],
  {},
  'anywhere',
);
/** 'Is the 10:30 done yet', 'did the 8am show up' */
const THE_ONE = new Sayings(
  ['is|was|did|has|who_is|whos|where_is|wheres the|my <time>'],
  { time: String.raw`\d[^ ]*` },
  'start',
);
const LATELY = new Set(['lately', 'ultimamente']);

/** 'Lately' is what is looked at where no days are said, and says so. */
function lately(parts: Parts, moment: Moment): Pick<Plan, 'period'> {
  const isSaid = parts.spans.some(({ words }) => words.some((word) => LATELY.has(word)));
  const days = isSaid ? periodAt(['last', '90', 'days'], 0) : undefined;
  if (days) return { period: days.resolve(moment) };
  // 'What am I doing at 10' is of today.
  const isTimed = parts.spans.some(({ time }) => time !== undefined);
  const text = parts.spans.flatMap(({ words }) => [...words]).join(' ');
  const isDoing = DOING.says(text) || THE_ONE.says(text);
  const now = isTimed && isDoing ? periodAt(['today'], 0) : undefined;
  return now ? { period: now.resolve(moment) } : {};
}

/** 'July, August and September', 'Q1 vs Q2 vs Q3': three or more, one after the other. */
function stretchesInARow(
  found: readonly Found[],
  unit: 'month' | 'quarter',
  moment: Moment,
): Period | undefined {
  const days = found
    .map(({ period }) => period.resolve({ ...moment, looks: 'back' }))
    .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  const [first] = days;
  const areInARow = days.every(({ from, to }, at) => {
    const around = from === undefined ? undefined : unitAround(from, unit);
    const isOne = around?.from === from && to !== undefined && around?.to !== undefined;
    const isWhole = isOne && (unit === 'month' || around.to === to);
    const before = days[at - 1]?.to;
    return isWhole && (before === undefined || addDays(before, 1) === from);
  });
  const to = days.at(-1)?.to;
  return days.length > 2 && areInARow && first?.from && to ? { from: first.from, to } : undefined;
}

const isLed = (parts: Parts, span: Span) =>
  wordSet('from|than|over|since|on').has(
    parts.spans[parts.spans.indexOf(span) - 1]?.words.at(-1) ?? '',
  );

type Found = ReturnType<Parts['periods']>[number];

/** 'In total in October' is of October; beside each other both count. */
function datedIn(parts: Parts, moment: Moment, areBeside: boolean): Found[] {
  const all = parts.periods().filter(({ span }) => !parts.isUsed(span));
  const isDated = ({ period }: Found) => {
    const { from, to } = period.resolve(moment);
    return from !== undefined || to !== undefined;
  };
  const dated = all.filter(isDated);
  if (areBeside) return all;
  // 'In total since we opened' is all time, and said twice.
  if (dated.length === 0) {
    parts.use(...all.map(({ span }) => span));
    return all.slice(0, 1);
  }
  parts.use(...all.filter((each) => !dated.includes(each)).map(({ span }) => span));
  return dated;
}

/** 'Black Friday last year' is one day: that of the year that stands right behind it. */
function inYear(parts: Parts, first: Found, second: Found, moment: Moment): Period | undefined {
  const isBehind = parts.spans.indexOf(second.span) === parts.spans.indexOf(first.span) + 1;
  const isYear = second.span.words.at(-1) === 'year' && first.span.words.at(-1) !== 'year';
  const { from, to } = second.period.resolve(moment);
  const isOfWeek =
    isBehind && wordSet('last week|this week|next week').has(second.span.words.join(' '));
  // 'Tuesday to Thursday last week'
  if (isOfWeek && from !== undefined && to !== undefined && !parts.has('compare')) {
    const within = first.period.resolve({ today: to, looks: 'back' });
    const isIn = within.from !== undefined && within.from >= from;
    return isIn && within.to !== undefined && within.to <= to ? within : undefined;
  }
  // 'October revenue last year': what is counted may stand between the two.
  const isWithin = isBehind || (isYear && isOneThingBetween(parts, first.span, second.span));
  if (!isWithin || !isYear || to === undefined || parts.has('compare')) return undefined;
  return first.period.resolve({ today: to, looks: 'back' });
}

/** 'Has it gone up since last year' puts this one beside that. */
function sinceLast(words: readonly string[], moment: Moment) {
  const [since, ...days] = words;
  const last = since === 'since' && days[0] === 'last' ? periodAt(days, 0) : undefined;
  return last && counterpart(days, last.resolve(moment), moment.today);
}

const LINKS = wordSet('and|or|y|o|plus');
const isOneThingBetween = ({ spans }: Parts, first: Span, second: Span) =>
  spans.indexOf(first) < spans.indexOf(second) &&
  spans
    .slice(spans.indexOf(first) + 1, spans.indexOf(second))
    .every(
      ({ words, tags, period }) =>
        !period && !tags.some(({ kind }) => kind === 'want') && !LINKS.has(words.join(' ')),
    );

const SAME_DAY = new Sayings(['same day|weekday|days|time'], {}, 'end');
const SAME_DAY_ALONE = wordSet('dia|mismo dia');
const A_WEEK = 7;

const saysSameDay = (words: string) => SAME_DAY.says(words) || SAME_DAY_ALONE.has(words);

/** 'Yesterday vs the same day last week' is that day, and not all of the week. */
function sameDay(
  parts: Parts,
  first: Found,
  second: Found,
  moment: Moment,
): Pick<Plan, 'period' | 'compare'> | undefined {
  const at = parts.spans.indexOf(second.span);
  const before = parts.spans.slice(0, at).flatMap(({ words }) => [...words]);
  const said = second.span.words.join(' ');
  const isAgo = wordSet('a week ago|one week ago|1 week ago').has(said);
  const isSame = said === 'last week' && saysSameDay(before.join(' '));
  const period = first.period.resolve(moment);
  if (!(isAgo || isSame) || period.from === undefined || period.from !== period.to)
    return undefined;
  const day = addDays(period.from, -A_WEEK);
  return { period, compare: { from: day, to: day } };
}

/** 'This Tuesday' beside 'last Tuesday', on a Sunday. */
const earlier = (days: Period): Period =>
  days.from !== undefined && days.from === days.to
    ? { from: addDays(days.from, -A_WEEK), to: addDays(days.from, -A_WEEK) }
    : yearEarlier(days);

/** 'This October' beside 'last October', in November. */
const yearEarlier = (days: Period) => yearsLater(days, -1);
const yearLater = (days: Period) => yearsLater(days, 1);
const yearsLater = ({ from, to }: Period, count: number): Period => ({
  ...(from && { from: addYears(from, count) }),
  ...(to && { to: addYears(to, count) }),
});
const isSeason = (word: string | undefined) =>
  wordSet('spring|summer|fall|autumn|winter').has(word ?? '');

/** 'More than last month' compares this one with it; 'this month compared' with the one before. */
function counterpart(
  words: readonly string[],
  period: Period,
  today: string,
): Pick<Plan, 'period' | 'compare'> | undefined {
  if (words[0] === 'this') return { period, compare: 'before' };
  const unit = unitOf(words.at(-1)) ?? unitOf(words[0]);
  if (unit && period.to && period.to < today) {
    const es = {
      week: 'esta semana',
      month: 'este mes',
      quarter: 'este trimestre',
      year: 'este año',
      day: 'hoy',
      weekend: 'este fin de semana',
    }[unit];
    return {
      period: {
        ...unitAround(today, unit),
        said: { en: unit === 'day' ? 'today' : `this ${unit}`, es },
      },
      compare: period,
    };
  }
  const season = words[0] === 'last' && isSeason(words.at(-1)) ? yearLater(period) : undefined;
  if (season?.from !== undefined && season.from <= today)
    return { period: season, compare: period };
  if (words[0] === 'yesterday') {
    return {
      period: { from: today, to: today, said: { en: 'today', es: 'hoy' } },
      compare: { from: addDays(today, -1), to: addDays(today, -1) },
    };
  }
  return undefined;
}
