import { addDays, type IsoDate } from '@clearcoat/sdk';

/** A month as 'YYYY-MM'. */
export type IsoMonth = string;

export const WEEKDAYS = [
  { short: 'Su', long: 'Sunday' },
  { short: 'Mo', long: 'Monday' },
  { short: 'Tu', long: 'Tuesday' },
  { short: 'We', long: 'Wednesday' },
  { short: 'Th', long: 'Thursday' },
  { short: 'Fr', long: 'Friday' },
  { short: 'Sa', long: 'Saturday' },
] as const;

const WEEKS = 6;
const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayName = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const utc = (date: IsoDate) => new Date(`${date}T00:00:00Z`);

export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7);
export const monthTitle = (month: IsoMonth): string => monthName.format(utc(`${month}-01`));
export const dayTitle = (date: IsoDate): string => dayName.format(utc(date));

/** The month before (-1) or after (+1). */
export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Six weeks of seven days, from the Sunday on or before the first. */
export function monthGrid(month: IsoMonth): IsoDate[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -utc(first).getUTCDay());
  return Array.from({ length: WEEKS }, (_, week) =>
    WEEKDAYS.map((_day, day) => addDays(sunday, week * WEEKDAYS.length + day)),
  );
}
