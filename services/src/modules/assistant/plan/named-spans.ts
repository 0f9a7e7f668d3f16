import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  firstOfMonth,
  formatDay,
  weekday,
} from '../../../platform/time/zone.js';
import { closedMeant } from './name-keys.js';
import { isCalendarDate } from '../../../platform/time/calendar-date.js';
import { monthToDate, wholeMonth, type Days } from '../../insights/index.js';

export type { Days };

/** Named periods. Weeks go from Monday to Sunday. */
export const PERIODS = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'next_month',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_year',
  'last_year',
] as const;
export type Period = (typeof PERIODS)[number];

const TITLES: Record<Period, string> = {
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  this_week: 'this week',
  last_week: 'last week',
  next_week: 'next week',
  this_month: 'this month',
  last_month: 'last month',
  next_month: 'next month',
  last_7_days: 'in the last 7 days',
  last_30_days: 'in the last 30 days',
  last_90_days: 'in the last 90 days',
  this_year: 'this year',
  last_year: 'last year',
};

export const titleOf = (period: Period) => TITLES[period];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const YEAR = /^(19[7-9]|20\d|21\d)\d$/;

/** A period's name, a day (2026-06-17), a month (2026-06) or a year (2026). */
export function isSpanName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const isPeriod = (PERIODS as readonly string[]).includes(value);
  return isPeriod || isCalendarDate(value) || MONTH.test(value) || YEAR.test(value);
}

const day = { type: 'string', description: 'YYYY-MM-DD', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

/** JSON schema of a period, the same in every tool. */
export const PERIOD_SCHEMA = {
  anyOf: [
    {
      type: 'string',
      description: `${PERIODS.join(', ')}, or a day as YYYY-MM-DD, a month as YYYY-MM, a year as YYYY`,
    },
    {
      type: 'object',
      description: 'First and last day, both included',
      properties: { from: day, to: day },
      required: [],
      additionalProperties: false,
    },
  ],
};

/** Reads a period from text: 'Last month' is 'last_month'. An object may come as JSON. */
export function periodRead(text: string): unknown {
  const named = closedMeant(
    text.replaceAll('_', ' '),
    PERIODS.map((value) => ({ value })),
  );
  if (named !== undefined) return named;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : text.trim();
  } catch {
    return text.trim();
  }
}

export interface Span {
  days: Days;
  /** Words for the question 'How was it …?'. */
  title: string;
  comparison: Comparison;
}

export function namedSpan(name: string, today: string): Span {
  const period = PERIODS.find((each) => each === name);
  if (period) {
    const days = daysOf(period, today);
    return { days, title: titleOf(period), comparison: comparisonOf(period, today) };
  }
  if (YEAR.test(name)) {
    const current = yearOf(`${name}-01-01`);
    const previous = shifted(current, addYears);
    const comparison = { current, previous, previousTitle: 'the year before' };
    return { days: current, title: `in ${name}`, comparison };
  }
  if (MONTH.test(name)) {
    const current = wholeMonth(`${name}-01`);
    const previous = wholeMonth(addMonths(current.from, -1));
    const comparison = { current, previous, previousTitle: 'the month before' };
    return { days: current, title: `in ${monthTitle(current.from)}`, comparison };
  }
  return spanOfDays({ from: name, to: name });
}

export function spanOfDays(days: Days): Span {
  return { days, title: spanTitle(days), comparison: comparisonOfDays(days) };
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const monthTitle = (day: string) =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

const single = (day: string): Days => ({ from: day, to: day });
const weekOf = (day: string): Days => {
  const from = addDays(day, 1 - weekday(day));
  return { from, to: addDays(from, 6) };
};
const yearOf = (day: string): Days => ({
  from: `${day.slice(0, 4)}-01-01`,
  to: `${day.slice(0, 4)}-12-31`,
});

/** Days of the whole period. */
function daysOf(period: Period, today: string): Days {
  switch (period) {
    case 'today':
      return single(today);
    case 'yesterday':
      return single(addDays(today, -1));
    case 'tomorrow':
      return single(addDays(today, 1));
    case 'this_week':
      return weekOf(today);
    case 'last_week':
      return weekOf(addDays(today, -7));
    case 'next_week':
      return weekOf(addDays(today, 7));
    case 'this_month':
      return wholeMonth(today);
    case 'last_month':
      return wholeMonth(addMonths(firstOfMonth(today), -1));
    case 'next_month':
      return wholeMonth(addMonths(firstOfMonth(today), 1));
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'last_30_days':
      return { from: addDays(today, -29), to: today };
    case 'last_90_days':
      return { from: addDays(today, -89), to: today };
    case 'this_year':
      return yearOf(today);
    case 'last_year':
      return yearOf(addYears(today, -1));
  }
}

export interface Comparison {
  current: Days;
  previous: Days;
  /** Name of the earlier period. */
  previousTitle: string;
}

/** A period up to today, and the same part of the one before. */
function comparisonOf(period: Period, today: string): Comparison {
  const whole = daysOf(period, today);
  const current = {
    from: whole.from,
    to: whole.to > today && whole.from <= today ? today : whole.to,
  };
  switch (period) {
    case 'this_month':
      return { ...monthToDate(today), previousTitle: 'the same days of last month' };
    case 'this_year':
      return {
        current,
        previous: shifted(current, addYears),
        previousTitle: 'the same days of last year',
      };
    case 'last_year':
      return { current, previous: shifted(current, addYears), previousTitle: 'the year before' };
    case 'last_month':
      return {
        current,
        previous: wholeMonth(addMonths(current.from, -1)),
        previousTitle: 'the month before',
      };
    case 'this_week':
      return {
        current,
        previous: { from: addDays(current.from, -7), to: addDays(current.to, -7) },
        previousTitle: 'the same days of last week',
      };
    default:
      return comparisonOfDays(current);
  }
}

const shifted = ({ from, to }: Days, by: (day: string, count: number) => string): Days => ({
  from: by(from, -1),
  to: by(to, -1),
});

/** Two periods of comparable length. */
export interface Alike {
  first: Days;
  second: Days;
  /** Number of days that the longer period was cut to, because the other is not over. */
  cutTo?: number;
}

/** Cuts a finished period to as many days as an unfinished one has so far. */
export function alike(first: Days, second: Days, today: string): Alike {
  const [one, other] = [first, second].map((days) => upTo(days, today)) as [Days, Days];
  const isUnfinished = one.to !== first.to || other.to !== second.to;
  const [short, long] = [lengthOf(one), lengthOf(other)].sort((a, b) => a - b) as [number, number];
  if (!isUnfinished || short === long) return { first: one, second: other };
  return { first: firstDays(one, short), second: firstDays(other, short), cutTo: short };
}

const upTo = ({ from, to }: Days, today: string): Days => ({
  from,
  to: from <= today && to > today ? today : to,
});
const lengthOf = ({ from, to }: Days) => daysBetween(from, to) + 1;
const firstDays = ({ from, to }: Days, count: number): Days => ({
  from,
  to: count < lengthOf({ from, to }) ? addDays(from, count - 1) : to,
});

/** Any period, and the one of the same length right before it. */
function comparisonOfDays(current: Days): Comparison {
  const length = daysBetween(current.from, current.to) + 1;
  return {
    current,
    previous: { from: addDays(current.from, -length), to: addDays(current.from, -1) },
    previousTitle: length === 1 ? 'the day before' : `the ${length} days before`,
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** 'Friday, Jun 19, 2026' */
export function longDay(day: string): string {
  return `${WEEKDAYS[weekday(day) - 1] ?? ''}, ${formatDay(day)}`;
}

function spanTitle({ from, to }: Days): string {
  return from === to ? `on ${longDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`;
}
