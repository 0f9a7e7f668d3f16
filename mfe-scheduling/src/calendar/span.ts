import { addDays, type IsoDate } from '@clearcoat/sdk';
import type { CalendarView } from '../shared/use-address';
import { addMonths, dayTitle, monthGrid, monthOf, monthTitle } from '../month-calendar/calendar';

/** The first and last day that a view shows around a date. */
export interface DaySpan {
  from: IsoDate;
  to: IsoDate;
}

const LAST_OF_WEEK = 6;
/** Number of appointments requested for each day; the day view has no limit. */
export const PER_DAY: Record<CalendarView, number | undefined> = {
  day: undefined,
  week: 100,
  month: 3,
};

export function spanOf(view: CalendarView, date: IsoDate): DaySpan {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') {
    const sunday = addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
    return { from: sunday, to: addDays(sunday, LAST_OF_WEEK) };
  }
  const weeks = monthGrid(monthOf(date));
  return { from: weeks[0]?.[0] ?? date, to: weeks.at(-1)?.at(-1) ?? date };
}

/** The dates of a span, in order. */
export function datesOf({ from, to }: DaySpan): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The date one day, week or month before (-1) or after (1). */
export function stepFrom(view: CalendarView, date: IsoDate, direction: -1 | 1): IsoDate {
  if (view === 'month') return `${addMonths(monthOf(date), direction)}-01`;
  return addDays(date, view === 'day' ? direction : direction * (LAST_OF_WEEK + 1));
}

const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Tuesday, November 24, 2026', 'Nov 22 – 28, 2026', 'November 2026' */
export function titleOf(view: CalendarView, date: IsoDate): string {
  if (view === 'day') return dayTitle(date);
  if (view === 'month') return monthTitle(monthOf(date));
  const { from, to } = spanOf(view, date);
  const [first, last] = [from, to].map((each) => new Date(`${each}T00:00:00Z`)) as [Date, Date];
  return dayAndMonth.formatRange(first, last);
}
