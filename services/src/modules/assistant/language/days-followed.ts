import { addDays, addYears, daysBetween, weekday } from '../../../platform/time/zone.js';
import type { Period, Plan } from '../plan/plan.js';
import type { Parts } from './parts.js';
import { monthOf } from './periods/months.js';
import { weekdayOf } from './periods/weekdays.js';

/** 'In May' after what was is the one that was. */
export function asBefore(
  parts: Parts,
  period: Period,
  { period: before }: Plan,
  today: string,
): Period {
  const [only] = parts.periods();
  const isMonth = only?.span.words.length === 1 && monthOf(only.span.words[0]) !== undefined;
  const wasBefore = before?.from !== undefined && before.from < today;
  const { from, to } = period;
  if (!isMonth || !wasBefore || from === undefined || to === undefined || from <= today)
    return period;
  return { ...period, from: addYears(from, -1), to: addYears(to, -1) };
}

const A_WEEK = 7;

/** 'Only Friday' of one week is that day of it. */
function dayOfWeek({ from = '' }: Period, number: number): Period {
  for (let away = 0; away < A_WEEK; away++) {
    const day = addDays(from, away);
    if (weekday(day) === number) return { from: day, to: day };
  }
  return { from, to: from };
}

/** 'And on Saturday?' of a month is all of its Saturdays, of a week that day; of a day it is another day. */
export function weekdayWithin(
  parts: Parts,
  { period: before }: Plan,
  period: Plan['period'],
): Pick<Plan, 'filters' | 'period'> | undefined {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || !period || !before?.from) return undefined;
  const isLonger = before.to === undefined || daysBetween(before.from, before.to) >= A_WEEK - 1;
  if (!isLonger) return undefined;
  const isOneWeek = before.to !== undefined && daysBetween(before.from, before.to) === A_WEEK - 1;
  const isOne = !/s$/.test(only?.span.words.at(-1) ?? '');
  return isOneWeek && isOne
    ? { filters: [], period: dayOfWeek(before, number) }
    : { filters: [{ name: 'weekday', values: [String(number)] }] };
}
