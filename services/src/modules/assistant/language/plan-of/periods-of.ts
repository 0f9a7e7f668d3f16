import { addDays, addYears } from '../../../../platform/time/zone.js';
import type { Period, Plan } from '../../plan/plan.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import { periodAt, type Moment } from '../periods/index.js';
import { unitAround, unitOf } from '../periods/units.js';
import type { Parts } from '../pieces/parts.js';
import { saysAny, wordBefore } from '../pieces/said.js';
import type { Span } from '../pieces/spans.js';
import { saysWord } from './asked.js';
import { COMING } from './looks.js';

type Found = ReturnType<Parts['periods']>[number];
type Days = Pick<Plan, 'period' | 'compare' | 'group'>;
type Compare = ReturnType<Parts['all']>[number] & { tag: { with?: string } };

/** Only figures can be compared; a list has rows of one period. */
type Asked = Moment & { isFigure: boolean };

/** Days of a question, and the period to compare them with. */
export function comparisonOf(parts: Parts, given: Asked): Days {
  const compares: Compare[] = parts.all('compare').filter(({ span }) => !parts.isUsed(span));
  const isAhead = parts.spans.some(
    ({ words, period }) => !period && words.some((word) => COMING.has(word)),
  );
  // 'Compare jobs in May and June' means the past ones.
  const areTwo = compares.length > 0 && parts.periods().length === 2 && !isAhead;
  const moment: Asked = areTwo ? { ...given, looks: 'back' } : given;
  const found = datedIn(parts, moment, compares.length > 0);
  const [first, second, ...others] = found;
  const useCompares = () => parts.use(...compares.map(({ span }) => span));
  if (!first) return ofNoDays(parts, compares, moment);
  parts.use(first.span, ...leadsOf(parts, first.span));
  if (second && others.length > 0) {
    const row = monthsInARow(found, moment);
    if (!row) return { period: first.period.resolve(moment) };
    parts.use(...found.map(({ span }) => span));
    useCompares();
    return { period: row, ...(compares.length > 0 && { group: 'month' }) };
  }
  const two = second && ofTwo(parts, first, second, { moment, isBeside: compares.length > 0 });
  if (second && two) {
    parts.use(second.span);
    useCompares();
    return two;
  }
  const beside = besideOf(parts, first, compares, moment);
  if (beside?.compare !== undefined) useCompares();
  return beside ?? { period: first.period.resolve(moment) };
}

/** 'Over' before a period, as in 'over the summer', is no bound. */
const leadsOf = (parts: Parts, span: Span) => {
  const before = parts.beside(span, -1);
  return before?.words.join(' ') === 'over' ? [before] : [];
};

/** Periods with dates; 'in total' counts only in a comparison or alone. */
function datedIn(parts: Parts, moment: Moment, areBeside: boolean): Found[] {
  const all = parts.periods().filter(({ span }) => !parts.isUsed(span));
  const dated = all.filter(({ period }) => {
    const { from, to } = period.resolve(moment);
    return from !== undefined || to !== undefined;
  });
  if (areBeside) return all;
  // 'In total since we opened' is all time, named twice.
  if (dated.length === 0) {
    parts.use(...all.map(({ span }) => span));
    return all.slice(0, 1);
  }
  parts.use(...all.filter((each) => !dated.includes(each)).map(({ span }) => span));
  return dated;
}

const LATELY = wordSet('lately|ultimamente');
const DOING = new Phrases(
  'am i|are we|do i have|do we have|what is on|what is up|que tengo|que hay',
);
/** Comparison without days: 'up or down', 'lately', 'what am I doing at 10'. */
function ofNoDays(parts: Parts, compares: Compare[], moment: Moment): Days {
  const relative = compares.find(({ tag }) => tag.with !== undefined);
  if (relative) {
    parts.use(...compares.map(({ span }) => span));
    // 'Same week last year' compares this week.
    const unit = relative.span.words[0] === 'same' ? unitOf(relative.span.words[1]) : undefined;
    const compare = relative.tag.with as Plan['compare'];
    return { ...(unit && { period: unitAround(moment.today, unit) }), compare };
  }
  const isTimed = parts.spans.some(({ time }) => time !== undefined);
  const words = saysWord(parts, LATELY)
    ? ['last', '90', 'days']
    : isTimed && saysAny(parts, DOING)
      ? ['today']
      : [];
  const days = periodAt(words, 0);
  return days ? { period: days.resolve(moment) } : {};
}

/** 'July, August and September': three or more consecutive months. */
function monthsInARow(found: readonly Found[], moment: Moment): Period | undefined {
  const days = found
    .map(({ period }) => period.resolve({ ...moment, looks: 'back' }))
    .sort((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  const areInARow = days.every(({ from, to }, at) => {
    const month = from === undefined ? undefined : unitAround(from, 'month');
    const before = days[at - 1]?.to;
    const isNext = before === undefined || addDays(before, 1) === from;
    return month?.from === from && to !== undefined && isNext;
  });
  const [from, to] = [days[0]?.from, days.at(-1)?.to];
  return areInARow && from !== undefined && to !== undefined ? { from, to } : undefined;
}

const A_WEEK = 7;
const NAMED = wordSet('today|tomorrow|yesterday');
const isDay = ({ from, to }: Period) => from !== undefined && from === to;

interface Beside {
  moment: Asked;
  isBeside: boolean;
}

/** Two periods: nested, consecutive, or compared. */
function ofTwo(
  parts: Parts,
  first: Found,
  second: Found,
  { moment, isBeside }: Beside,
): Days | undefined {
  const period = first.period.resolve(moment);
  const said = second.span.words.join(' ');
  const isWeekAgo = wordSet('a week ago|one week ago|1 week ago').has(said);
  const isSameDay = said === 'last week' && saysWord(parts, wordSet('same|dia'));
  if ((isWeekAgo || isSameDay) && isDay(period) && period.from !== undefined) {
    const day = addDays(period.from, -A_WEEK);
    return { period, compare: { from: day, to: day } };
  }
  const within = isBeside ? undefined : inStretch(parts, first, second, moment);
  if (within) return { period: within };
  const compare = second.period.resolve({ ...moment, ...(isBeside && { looks: 'back' as const }) });
  const isTwice = !isBeside && [first, second].some(({ span }) => NAMED.has(span.words.join(' ')));
  if (isTwice && compare.from === period.from) return { period };
  if (!isBeside) {
    // 'Jobs on Tuesday and Wednesday' covers both days.
    const isNext = period.to !== undefined && addDays(period.to, 1) === compare.from;
    if (isNext && isDay(period) && isDay(compare) && !parts.has('order'))
      return { period: { from: period.from, to: compare.to } };
    // 'This month and last month'.
    const [start, end] = [first, second].map(({ span }) => parts.spans.indexOf(span));
    const link = parts.spans.slice((start ?? 0) + 1, end).flatMap(({ words }) => words);
    const isAnd = wordSet('and|y|and in|y en').has(link.join(' '));
    return isAnd && moment.isFigure && compare.from !== undefined ? { period, compare } : undefined;
  }
  // 'This week so far' as the whole week; comparisons of unfinished periods are cut off anyway.
  const isSoFar = first.span.words.slice(-2).join(' ') === 'so far';
  const unit = unitOf(first.span.words[0] === 'this' ? first.span.words[1] : first.span.words[0]);
  const whole = isSoFar && unit ? unitAround(moment.today, unit) : period;
  return { period: whole, compare: period.from === compare.from ? earlier(compare) : compare };
}

/** Same days a week or a year earlier, because both names resolved to one period. */
const earlier = (days: Period): Period =>
  isDay(days) && days.from !== undefined
    ? { from: addDays(days.from, -A_WEEK), to: addDays(days.from, -A_WEEK) }
    : {
        ...(days.from && { from: addYears(days.from, -1) }),
        ...(days.to && { to: addYears(days.to, -1) }),
      };

const WEEKS = wordSet('last week|this week|next week');
/** 'Black Friday last year', 'Tuesday to Thursday last week': the first within the second. */
function inStretch(parts: Parts, first: Found, second: Found, moment: Moment): Period | undefined {
  const { from, to } = second.period.resolve(moment);
  const isBehind = parts.spans.indexOf(second.span) > parts.spans.indexOf(first.span);
  if (!isBehind || from === undefined || to === undefined) return undefined;
  const isYear = second.span.words.at(-1) === 'year' && first.span.words.at(-1) !== 'year';
  if (isYear) return first.period.resolve({ today: to, looks: 'back' });
  const days = first.period.resolve({ today: to, looks: 'back' });
  const isWithin = days.from !== undefined && days.to !== undefined && days.from >= from;
  return WEEKS.has(second.span.words.join(' ')) && isWithin && (days.to ?? '') <= to
    ? days
    : undefined;
}

const BEFORE = wordSet('before|previous|prior|preceding|anterior');
const LED = wordSet('from|than|over|since|on');
function besideOf(
  parts: Parts,
  { span, period: found }: Found,
  compares: Compare[],
  moment: Moment,
): Days | undefined {
  const period = found.resolve(moment);
  const relative = compares.find(({ tag }) => tag.with !== undefined);
  const generic = compares.some(({ tag }) => tag.with === undefined);
  const isOwn =
    relative !== undefined &&
    (relative.tag.with === 'year_before' || relative.span.words.some((word) => BEFORE.has(word)));
  // 'Up or down from last month' compares this month with it.
  const isLed = relative?.tag.with === 'before' && LED.has(wordBefore(parts, span));
  const isSince = relative?.tag.with === 'before' && span.words[0] === 'since';
  if (!isOwn && (generic || isLed || isSince)) {
    const words = isSince ? span.words.slice(1) : span.words;
    const days = isSince ? periodAt(words, 0)?.resolve(moment) : period;
    const other = days && counterpart(words, days, moment.today);
    if (other) return other;
  }
  // Comparing word without a counterpart.
  if (relative === undefined || (!isOwn && (generic || isLed))) return undefined;
  return { period, compare: relative.tag.with as Plan['compare'] };
}

const SEASON = wordSet('spring|summer|fall|autumn|winter');
const ES: Readonly<Record<string, string>> = {
  ...{ day: 'hoy', week: 'esta semana', month: 'este mes', quarter: 'este trimestre' },
  ...{ year: 'este año', weekend: 'este fin de semana' },
};
/** 'More than last month' compares this month with it; 'this month compared' the one before. */
function counterpart(words: readonly string[], period: Period, today: string): Days | undefined {
  if (words[0] === 'this') return { period, compare: 'before' };
  if (words[0] === 'yesterday')
    return {
      period: { from: today, to: today, said: { en: 'today', es: 'hoy' } },
      compare: { from: period.from, to: period.to },
    };
  const unit = unitOf(words.at(-1)) ?? unitOf(words[0]);
  if (unit && period.to && period.to < today) {
    const said = { en: unit === 'day' ? 'today' : `this ${unit}`, es: ES[unit] ?? '' };
    return { period: { ...unitAround(today, unit), said }, compare: period };
  }
  if (words[0] !== 'last' || !SEASON.has(words.at(-1) ?? '')) return undefined;
  const { from, to } = period;
  const year = { from: from && addYears(from, 1), to: to && addYears(to, 1) };
  return year.from !== undefined && year.from <= today
    ? { period: year, compare: period }
    : undefined;
}
