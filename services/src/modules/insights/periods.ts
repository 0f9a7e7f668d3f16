import {
  addDays,
  addMonths,
  addYears,
  firstOfMonth,
  weekday,
  type Days,
} from '../../platform/time/zone.js';
import type { RevenuePeriod } from './dto/revenue.dto.js';

export type { Days };

const LENGTHS = { today: 1, '7days': 7, '30days': 30, '90days': 90 } as const;

/** A period that ends today, and what it is compared with. */
export function periodDays(
  period: RevenuePeriod,
  today: string,
): { current: Days; previous: Days } {
  if (period === 'year') {
    const current = { from: `${today.slice(0, 4)}-01-01`, to: today };
    const previous = { from: addYears(current.from, -1), to: addYears(today, -1) };
    return { current, previous };
  }
  if (period === 'month') return monthToDate(today);
  const length = LENGTHS[period];
  const from = addDays(today, 1 - length);
  return {
    current: { from, to: today },
    previous: { from: addDays(from, -length), to: addDays(from, -1) },
  };
}

/** The month so far, and the same days of the month before (all of it, if it was shorter). */
export function monthToDate(today: string): { current: Days; previous: Days } {
  const from = firstOfMonth(today);
  return {
    current: { from, to: today },
    previous: { from: addMonths(from, -1), to: addMonths(today, -1) },
  };
}

/** How many months a figure's small chart looks back on, this one included. */
const TREND_MONTHS = 7;

/** This month so far and the same days of the months before it, oldest first. */
export function monthsToDate(today: string): Days[] {
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const to = addMonths(today, index + 1 - TREND_MONTHS);
    return { from: firstOfMonth(to), to };
  });
}

export function wholeMonth(day: string): Days {
  const from = firstOfMonth(day);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The days a series has points for: every day, or the first day of every week of a year. */
export function bucketsOf({ from, to }: Days, unit: 'day' | 'week'): string[] {
  const buckets: string[] = [];
  for (let day = from; day <= to; day = nextBucket(day, unit)) buckets.push(day);
  return buckets;
}

function nextBucket(day: string, unit: 'day' | 'week'): string {
  return addDays(day, unit === 'day' ? 1 : 8 - weekday(day));
}

/** The bucket a day falls into: the last that has begun. By text, since a year has hundreds of days. */
export function bucketOf(day: string, buckets: string[]): string | undefined {
  return buckets.findLast((first) => first <= day);
}

/** The twelve months that end with this one, oldest first, as YYYY-MM. */
export function lastTwelveMonths(today: string): string[] {
  const first = firstOfMonth(today);
  return Array.from({ length: 12 }, (_, index) => addMonths(first, index - 11).slice(0, 7));
}
