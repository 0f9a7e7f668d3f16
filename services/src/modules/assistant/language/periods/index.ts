import { holidays } from './holidays.js';
import { months, years } from './months.js';
import { namedDays } from './named-days.js';
import {
  afterNext,
  dayBeside,
  fromNow,
  longAgo,
  ofTheYear,
  overWeekend,
  weekdayInWeeks,
} from './around-now.js';
import { quarters } from './quarters.js';
import { allTime, rangesOf } from './ranges.js';
import { restOf } from './rest.js';
import type { FoundPeriod, PeriodRule } from './rule.js';
import { seasons } from './seasons.js';
import { units } from './units.js';
import { weekdayDates } from './weekday-dates.js';
import { weekdayOfWeek } from './weekday-of-week.js';
import { weekdays } from './weekdays.js';
import { weekdaysInARow } from './weekdays-in-a-row.js';

/** Rules for single periods; ranges combine them. */
const SIMPLE: readonly PeriodRule[] = [
  namedDays,
  units,
  months,
  years,
  quarters,
  seasons,
  holidays,
  weekdays,
  weekdayDates,
  weekdaysInARow,
  weekdayOfWeek,
  overWeekend,
  ofTheYear,
  afterNext,
  fromNow,
  weekdayInWeeks,
  longAgo,
];

const longest = (rules: readonly PeriodRule[]) => (words: readonly string[], start: number) =>
  rules
    .map((rule) => rule.at(words, start))
    .reduce(
      (best, found) => (found && found.length > (best?.length ?? 0) ? found : best),
      undefined,
    );

const PERIOD_RULES = [
  ...SIMPLE,
  dayBeside(longest(SIMPLE)),
  restOf(longest(SIMPLE)),
  rangesOf(longest(SIMPLE)),
  allTime,
];

/** Longest period that begins at this word. */
export const periodAt: (words: readonly string[], start: number) => FoundPeriod | undefined =
  longest(PERIOD_RULES);

export type { FoundPeriod, Moment } from './rule.js';
