import { addDays, addMonths, firstOfMonth, weekday } from '../../../platform/time/zone.js';
import type { Plan, Said } from './plan.js';
import type { Stretch } from './question.js';

/** Calendar units, with their length in months. */
const UNITS: Record<string, { months?: number; whole: Said }> = {
  week: { whole: { en: 'whole weeks', es: 'semanas completas' } },
  month: { months: 1, whole: { en: 'whole months', es: 'meses completos' } },
  quarter: { months: 3, whole: { en: 'whole quarters', es: 'trimestres completos' } },
  year: { months: 12, whole: { en: 'whole years', es: 'años completos' } },
};

/** First day of the unit that contains a day. */
function startOf(day: string, months: number | undefined): string {
  if (months === undefined) return addDays(day, 1 - weekday(day));
  const month = Number(day.slice(5, 7)) - 1;
  return addMonths(firstOfMonth(day), -(month % months));
}

function startAfter(day: string, months: number | undefined): string {
  const start = startOf(day, months);
  return months === undefined ? addDays(start, 7) : addMonths(start, months);
}

/** Whether a plan asks for the least week or month. The unit in which the records began is not whole. */
export const isLeastUnit = ({ group = '', order }: Plan): boolean =>
  UNITS[group] !== undefined && order === 'least';

interface WholeUnits {
  days: Stretch;
  called?: Said;
  /** The unfinished unit at the end, which is left out. */
  unfinished?: Stretch;
}

/**
 * Days of a ranking of weeks or months, limited to whole ones. An unfinished unit is not the least.
 * Undefined if nothing is cut, or no whole unit is left.
 */
export function inWholeUnits(
  plan: Plan,
  { from: asked, to }: Stretch,
  today: string,
  since?: string,
): WholeUnits | undefined {
  const unit = UNITS[plan.group ?? ''];
  const isLeast = plan.order === 'least' || plan.goal?.isBelow === true;
  if (!unit || (plan.order !== 'most' && !isLeast)) return undefined;
  // Beyond the first weeks, hardly anything is booked.
  if (plan.order === 'most' && asked !== undefined && asked > today) return undefined;
  const from = since !== undefined && since > (asked ?? '') ? since : asked;
  const isWhole = from === undefined || startOf(from, unit.months) === from;
  const first = isWhole ? from : startAfter(from, unit.months);
  const end = to !== undefined && to < today ? to : today;
  const last = isLeast ? addDays(startOf(addDays(end, 1), unit.months), -1) : to;
  if (first === asked && last === to) return undefined;
  if (first !== undefined && last !== undefined && first > last) return undefined;
  const days = { ...(first && { from: first }), ...(last && { to: last }) };
  if (!isLeast || last === undefined) return { days };
  const rest = last < end ? { from: addDays(last, 1), to: end } : undefined;
  return { days, called: unit.whole, ...(rest && { unfinished: rest }) };
}
