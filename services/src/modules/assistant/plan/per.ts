import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  weekday,
} from '../../../platform/time/zone.js';
import { NUMBERS_OF_WEEKDAYS } from './filters/weekday.js';
import type { Plan } from './plan.js';
import { conditionOf, type Condition } from './question.js';

/** Number of days, weeks or months in a period. Parts of a week or month count as fractions. */
export interface Averaged {
  per: NonNullable<Plan['per']>;
  /** For example 31 days or 4.4 weeks. */
  count: number;
}

interface Days {
  from: string;
  to: string;
}

const length = ({ from, to }: Days) => daysBetween(from, to) + 1;

/** Number of days that meet the weekday conditions. An 'average Saturday' counts Saturdays only. */
function daysOf(days: Days, conditions: readonly Condition[]): number {
  const asked = conditions.filter(({ kind }) => kind.name === 'weekday');
  if (asked.length === 0) return length(days);
  const holds = (day: string) =>
    asked.every(({ values, not }) => {
      const numbers = values.flatMap((value) => NUMBERS_OF_WEEKDAYS[value] ?? [Number(value)]);
      return numbers.includes(weekday(day)) !== not;
    });
  return Array.from({ length: length(days) }, (_, index) => addDays(days.from, index)).filter(holds)
    .length;
}

function monthsOf({ from, to }: Days): number {
  let months = 0;
  for (let first = firstOfMonth(from); first <= to; first = addMonths(first, 1)) {
    const next = addMonths(first, 1);
    const begin = first < from ? from : first;
    const end = addDays(next, -1) > to ? to : addDays(next, -1);
    months += length({ from: begin, to: end }) / daysBetween(first, next);
  }
  return months;
}

export function averaged(
  per: Averaged['per'],
  days: Days,
  conditions: readonly Condition[],
): Averaged {
  if (per === 'day') return { per, count: daysOf(days, conditions) };
  return { per, count: per === 'week' ? length(days) / 7 : monthsOf(days) };
}

/** Groups whose keys are values of the weekday filter: 'weekend', '6'. */
const KINDS_OF_DAYS = new Set(['weekday', 'part_of_week']);
export const hasKindsOfDays = (group: string) => KINDS_OF_DAYS.has(group);

/** Number of days in the period that belong to a group. */
export const daysOfKind = (key: string, days: Days, conditions: readonly Condition[]): number =>
  daysOf(days, [...conditions, conditionOf({ name: 'weekday', values: [key] })]);
