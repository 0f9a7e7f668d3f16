import { addDays, addMonths, firstOfMonth, weekday, type Days } from '../../platform/time/zone.js';
import type { RevenuePeriod } from './dto/revenue.dto.js';

export type { Days };

const LENGTHS = { today: 1, '7days': 7, '30days': 30, '90days': 90 } as const;
/** Days back to the previous period: the fewest whole weeks, so that weekdays meet and no day is in both. */
const SHIFTS = { today: 7, '7days': 7, '30days': 35, '90days': 91, year: 364 } as const;

/** A period that ends today, and the previous one for comparison. The month compares dates. */
export function periodDays(
  period: RevenuePeriod,
  today: string,
): { current: Days; previous: Days } {
  if (period === 'month') return monthToDate(today);
  const shift = SHIFTS[period];
  const from =
    period === 'year' ? `${today.slice(0, 4)}-01-01` : addDays(today, 1 - LENGTHS[period]);
  return {
    current: { from, to: today },
    previous: { from: addDays(from, -shift), to: addDays(today, -shift) },
  };
}

/** Month to date, and the same days of the previous month, or all of it if shorter. */
export function monthToDate(today: string): { current: Days; previous: Days } {
  const from = firstOfMonth(today);
  return {
    current: { from, to: today },
    previous: { from: addMonths(from, -1), to: addMonths(today, -1) },
  };
}

/** Number of months in a trend, the current one included. */
const TREND_MONTHS = 7;

/** Month to date and the same days of earlier months, oldest first. */
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

/** Days with a point in a chart: every day, or the first day of each week of a year. */
export function bucketsOf({ from, to }: Days, unit: 'day' | 'week'): string[] {
  const buckets: string[] = [];
  for (let day = from; day <= to; day = nextBucket(day, unit)) buckets.push(day);
  return buckets;
}

function nextBucket(day: string, unit: 'day' | 'week'): string {
  return addDays(day, unit === 'day' ? 1 : 8 - weekday(day));
}

/**
 * Bucket of a day: the last one that has begun. Compared as text for speed, since a year has hundreds
 * of days.
 */
export function bucketOf(day: string, buckets: string[]): string | undefined {
  return buckets.findLast((first) => first <= day);
}

/** Last twelve months up to this one as YYYY-MM, oldest first. */
export function lastTwelveMonths(today: string): string[] {
  const first = firstOfMonth(today);
  return Array.from({ length: 12 }, (_, index) => addMonths(first, index - 11).slice(0, 7));
}
