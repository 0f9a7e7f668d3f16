import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  firstOfMonth,
} from '../../../platform/time/zone.js';
import { ArgumentProblem } from './arguments.js';
import { wholeMonth } from '../../insights/index.js';
import { alike, type Days } from './named-spans.js';
import type { Period, Plan, Said } from './plan.js';
import { conditionOf, groupOf, measureOf, type Stretch } from './question.js';
import { saidStretch } from './say/stretch.js';
import { inWholeUnits } from './whole-units.js';

/** Days of an answer. */
export interface Asked extends Stretch {
  /** Name of the days. Undefined if it would add nothing. */
  said?: Said;
  /** The days were cut at today. */
  isCut?: true;
  /** The unfinished week or month that a ranking of whole ones leaves out. */
  unfinished?: Stretch;
}

const IN_ALL: Said = { en: 'in all', es: 'en total' };
const LAST_90: Said = { en: 'the last 90 days', es: 'los últimos 90 días' };
const THIS_MONTH: Said = { en: 'this month', es: 'este mes' };

/** Default period of a split by time. */
const LOOKS_BACK: Record<string, { months?: number; days?: number; said: Said }> = {
  month: { months: 11, said: { en: 'the last 12 months', es: 'los últimos 12 meses' } },
  quarter: { months: 23, said: { en: 'the last 24 months', es: 'los últimos 24 meses' } },
  week: { days: 83, said: { en: 'the last 12 weeks', es: 'las últimas 12 semanas' } },
  day: { days: 29, said: { en: 'the last 30 days', es: 'los últimos 30 días' } },
};

function lookingBack(group: string, today: string): Period {
  if (group === 'year') return { said: IN_ALL };
  const found = LOOKS_BACK[group];
  if (!found) return { from: addDays(today, -89), to: today, said: LAST_90 };
  const { months, days = 0, said } = found;
  const from =
    months === undefined ? addDays(today, -days) : firstOfMonth(addMonths(today, -months));
  return { from, to: today, said };
}

const AVERAGES = new Set(['average', 'per_hour', 'per_customer', 'length', 'share', 'cancel_rate']);

/** Default period of a question that names none. */
function usualPeriod(
  { measure: name, group, filters, compare, per, order, goal }: Plan,
  today: string,
): Period {
  const measure = measureOf(name);
  if (measure.unit === 'day') return {};
  if (measure.rows === 'customers' && !measure.at && !groupIsOfJobs(group)) return {};
  // Upcoming jobs need no period.
  if (filters.some(isUpcoming)) return {};
  const isOfCustomers = filters.map(conditionOf).some(({ kind }) => kind.of === 'customer');
  if (per !== undefined) return lookingBack('', today);
  // A goal per group counts all groups, for example all days above $1,000.
  if (goal && group !== undefined) return { said: IN_ALL };
  if (group === 'customer' || (measure.ofAll && group === undefined)) return { said: IN_ALL };
  if (compare !== undefined) return { ...wholeMonth(today), said: THIS_MONTH };
  if (group !== undefined) {
    return isOfCustomers && !groupOf(group).isTime ? { said: IN_ALL } : lookingBack(group, today);
  }
  if (filters.length > 0) return { said: IN_ALL };
  // An order without a period ranks all rows: the newest customers, the last five jobs.
  if (order !== undefined) return { said: IN_ALL };
  if (AVERAGES.has(name)) return lookingBack('', today);
  return { ...wholeMonth(today), said: THIS_MONTH };
}

const isUpcoming = ({ name, values, not }: Plan['filters'][number]) =>
  name === 'status' && !not && values.join() === 'upcoming';

const groupIsOfJobs = (group: string | undefined) =>
  group !== undefined && !groupOf(group).rows.includes('customers');

/** Whether a question without a period is about upcoming jobs. */
export function isComing({ measure: name, want, filters, group, compare, per }: Plan): boolean {
  const { looks, counts } = measureOf(name);
  // A job without a price may be completed.
  const isStatus = filters.some(
    ({ name: own, not }) => (own === 'status' && !not) || own === 'unpriced',
  );
  if (counts !== 'booked' || isStatus || compare !== undefined || per) return false;
  if (looks === 'ahead') return true;
  return group === undefined && (want !== 'value' || filters.length === 0);
}

/** Adds the period to a plan, with its wording. `since` is the first day of the records. */
export function withPeriod(
  plan: Plan,
  today: string,
  since?: string,
): { plan: Plan; asked: Asked } {
  const period = plan.period;
  if (period === undefined && isComing(plan)) {
    const coming = { name: 'status', values: ['upcoming'] };
    return { plan: { ...plan, filters: [...plan.filters, coming] }, asked: { said: undefined } };
  }
  const given = period ?? usualPeriod(plan, today);
  const whole = { ...plan, ...aheadOf(plan, given, today), period: given };
  return { plan: whole, asked: comparable(whole, askedOf(whole, given, today), today, since) };
}

/** Limits a ranking of weeks or months to whole ones. */
function comparable(plan: Plan, asked: Asked, today: string, since?: string): Asked {
  const whole = inWholeUnits(plan, asked, today, since);
  if (!whole) return asked;
  const { days, called, unfinished } = whole;
  const said = saidStretch(days, called, false);
  return { ...days, said, ...(unfinished && { unfinished }) };
}

/** Replaces measures of completed jobs by booked ones if the period is in the future. */
function aheadOf({ measure }: Plan, { from }: Period, today: string): Partial<Plan> {
  if (from === undefined || from <= today) return {};
  if (measure === 'revenue' || measure === 'spent') return { measure: 'worth' };
  return measure === 'visits' ? { measure: 'jobs' } : {};
}

/**
 * Whether the figure still grows within the period, so that both periods must be cut to equal length. Completed and
 * cancelled jobs grow from day to day. Booked jobs are compared over whole periods, as on the dashboard. Unfinished
 * quarters and years are an exception, because hardly any of their later jobs are booked yet.
 */
function growsByDay({ measure, filters, period, compare }: Plan, today: string): boolean {
  const { looks, counts } = measureOf(measure);
  if (looks === 'back' || counts === 'cancelled' || filters.some(isOver)) return true;
  const both = [period, compare].filter((each) => typeof each === 'object');
  return !both.some((each) => isAhead(each, today)) && both.some((each) => isLongRun(each, today));
}

const A_MONTH = 31;
const isLongRun = ({ from, to }: Period, today: string) =>
  from !== undefined && to !== undefined && to > today && daysBetween(from, to) + 1 > A_MONTH;
/** Statuses of jobs that are over. */
const OVER = new Set(['completed', 'cancelled', 'no-show']);
const isOver = ({ name, values, not }: Plan['filters'][number]) =>
  name === 'status' && !not && values.every((value) => OVER.has(value));

/** Date after all others. */
const NEVER = '9999-12-31';

const isAhead = ({ from }: Period, today: string) => from !== undefined && from > today;

function askedOf(plan: Plan, period: Period, today: string): Asked {
  const { measure, compare, per } = plan;
  const { from, to } = period;
  const isBack =
    measureOf(measure).looks === 'back' ||
    (per !== undefined && !isAhead(period, today)) ||
    (compare !== undefined && growsByDay(plan, today));
  const isCut = isBack && to !== undefined && to > today && (from ?? today) <= today;
  const days = { ...(from && { from }), ...(to && { to: isCut ? today : to }) };
  const isOpen = from === undefined && to === undefined;
  const said = isOpen ? period.said : saidStretch(days, period.said, isCut);
  return { ...days, said, ...(isCut && { isCut }) };
}

export interface Compared {
  first: Days;
  second: Days;
  said: Said;
  /** The whole period, if it was cut to the length of an unfinished one. */
  whole?: { days: Days; said: Said };
}

const SAME_DAYS_BEFORE: Said = { en: 'the same days before', es: 'los mismos días de antes' };
const YEAR_BEFORE: Said = { en: 'the same days a year before', es: 'los mismos días un año antes' };

/** The two periods of a comparison. */
export function comparedDays(plan: Plan, today: string): Compared {
  const { period, compare } = plan;
  const from = period?.from;
  if (from === undefined || compare === undefined) {
    throw new ArgumentProblem('What is compared needs a first day.');
  }
  const asked = { from, to: period?.to ?? today };
  const whole = { from, to: period?.ends ?? asked.to };
  if (asked.to < asked.from) throw new ArgumentProblem('What is compared needs a last day.');
  const last = growsByDay(plan, today) ? today : NEVER;
  const cut = { from, to: from <= last && asked.to > last ? last : asked.to };
  if (compare === 'year_before') {
    return titled(cut, { from: addYears(cut.from, -1), to: addYears(cut.to, -1) }, YEAR_BEFORE);
  }
  if (compare === 'before') return titled(cut, before(whole, cut), SAME_DAYS_BEFORE);
  const other = { ...compare, to: compare.to ?? today };
  return withOther({ ...period, ...asked }, other, last);
}

/** Names the second period. `like` is its default name. */
function titled(first: Days, second: Days, like: Said): Compared {
  return { first, second, said: saidStretch(second, like, false) };
}

function withOther(first: Days & Period, compare: Period, last: string): Compared {
  const { from, to = '' } = compare;
  if (from === undefined) throw new ArgumentProblem('What is compared needs a first day.');
  if (to < from) throw new ArgumentProblem('What is compared needs a last day.');
  const other = { from, to };
  const pair = alike({ from: first.from, to: first.to }, other, last);
  const whole = [
    { days: first, called: first.said, now: pair.first },
    { days: other, called: compare.said, now: pair.second },
  ].find(({ days, now }) => now.to !== days.to && days.to < last);
  const called = pair.second.to === other.to ? compare.said : undefined;
  return {
    first: pair.first,
    second: pair.second,
    said: saidStretch(pair.second, called, false),
    ...(whole && {
      whole: { days: whole.days, said: saidStretch(whole.days, whole.called, false) },
    }),
  };
}

const isEndOfMonth = (day: string) => firstOfMonth(addDays(day, 1)) === addDays(day, 1);

/** The period before: for months the same part of as many earlier months, otherwise as many days right before. */
function before(asked: Days, cut: Days): Days {
  const isMonths =
    asked.from === firstOfMonth(asked.from) && (isEndOfMonth(asked.to) || isMonthSoFar(asked));
  if (!isMonths) {
    const length = daysBetween(asked.from, cut.to) + 1;
    const whole = daysBetween(asked.from, asked.to) + 1;
    // An unfinished week is compared with the same weekdays of the week before.
    const shift = whole === 7 ? whole : length;
    return { from: addDays(asked.from, -shift), to: addDays(cut.to, -shift) };
  }
  const months = monthsOf(asked);
  const from = addMonths(asked.from, -months);
  const isWhole = cut.to === asked.to && isEndOfMonth(asked.to);
  return { from, to: isWhole ? addDays(asked.from, -1) : addMonths(cut.to, -months) };
}

const isMonthSoFar = ({ from, to }: Days) => from.slice(0, 7) === to.slice(0, 7);

function monthsOf({ from, to }: Days): number {
  const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return number(to) - number(from) + 1;
}
