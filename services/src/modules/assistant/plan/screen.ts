import { addDays, firstOfMonth } from '../../../platform/time/zone.js';
import type { Question } from './question.js';

const REVENUE_DAYS = { today: 1, '7days': 7, '30days': 30, '90days': 90 };

/** Link to the revenue screen, if it offers exactly these days. */
function revenueOf({ from, to }: Question['days'], today: string): string | undefined {
  if (to !== today || from === undefined) return undefined;
  if (from === `${today.slice(0, 4)}-01-01`) return '/revenue?period=year';
  if (from === firstOfMonth(today)) return '/revenue?period=month';
  const found = Object.entries(REVENUE_DAYS).find(([, days]) => addDays(today, 1 - days) === from);
  return found && `/revenue?period=${found[0]}`;
}

/** Link to the list of customers, sorted by total spent or last appointment. */
function customersOf({ measure, conditions, days, order }: Question): string | undefined {
  if (conditions.length > 0 || days.from !== undefined || days.to !== undefined) return undefined;
  const sorts: Record<string, string> = {
    revenue: 'totalSpent',
    spent: 'totalSpent',
    last_visit: 'lastAppointment',
  };
  const sort = sorts[measure.name];
  const isRising = order === 'least' || order === 'earliest';
  return sort && `/contacts?sort=${isRising ? '' : '-'}${sort}`;
}

const isUpcoming = ({ conditions }: Question) =>
  conditions.length === 1 &&
  conditions.every(
    ({ kind, values, not }) => kind.name === 'status' && values.join() === 'upcoming' && !not,
  );

/**
 * Link to a screen that shows exactly the same rows. The lists there filter by days only. Past
 * appointments are on a tab of their own, with the cancelled ones.
 */
export function screenOf(question: Question, today: string): string | undefined {
  const { measure, conditions, days, group } = question;
  const { from, to } = days;
  if (measure.rows === 'customers') {
    const isAll = conditions.length === 0 && from === undefined && to === undefined && !measure.at;
    return isAll ? '/contacts' : undefined;
  }
  if (group?.name === 'customer') return customersOf(question);
  const range = from && to ? `from=${from}&to=${to}` : undefined;
  if (isUpcoming(question) && measure.counts === 'booked') {
    return range ? `/appointments?${range}` : from || to ? undefined : '/appointments';
  }
  if (conditions.length > 0) return undefined;
  if (measure.counts === 'completed') return revenueOf(days, today);
  const isAhead = from !== undefined && from > today;
  return range && isAhead && measure.counts === 'booked' ? `/appointments?${range}` : undefined;
}
