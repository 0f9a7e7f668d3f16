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

/** How many of them the days have; parts of a month and of a week count as such. */
export interface Averaged {
  per: NonNullable<Plan['per']>;
  /** 31 days, 4.4 weeks. */
  count: number;
}

interface Days {
  from: string;
  to: string;
}

const length = ({ from, to }: Days) => daysBetween(from, to) + 1;

/** Of 'average Saturday' only Saturdays count. */
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

/** Their keys are values of the filter by weekday: 'weekend', '6'. */
const KINDS_OF_DAYS = new Set(['weekday', 'part_of_week']);
export const hasKindsOfDays = (group: string) => KINDS_OF_DAYS.has(group);

/** How many of the days are of the kind of a group. */
export const daysOfKind = (key: string, days: Days, conditions: readonly Condition[]): number =>
  daysOf(days, [...conditions, conditionOf({ name: 'weekday', values: [key] })]);
