import { formatTime, formatTimeRange } from '@clearcoat/sdk';
import type { OpenRange } from './team-api';

/** Days of the week; Monday is 1. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const DAY_END = '24:00';
const STEP_MINUTES = 30;
const MOST_A_DAY = 3;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const pad = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

const STEPS = Array.from({ length: minutesOf(DAY_END) / STEP_MINUTES + 1 }, (_, step) =>
  timeOf(step * STEP_MINUTES),
);

const inWords = (time: string) => (time === DAY_END ? 'Midnight' : formatTime(time));

/** Options in half-hour steps, plus the chosen time. */
export function timeOptions(chosen: string, end: 'starts' | 'ends') {
  const steps = end === 'starts' ? STEPS.slice(0, -1) : STEPS.slice(1);
  const times = steps.includes(chosen) ? steps : [...steps, chosen].sort();
  return times.map((time) => ({ value: time, label: inWords(time) }));
}

export const rangesOn = (ranges: readonly OpenRange[], weekday: number) =>
  ranges.filter((range) => range.weekday === weekday);

/** The week with the hours of one day replaced. */
export const withDay = (
  ranges: readonly OpenRange[],
  weekday: number,
  day: readonly OpenRange[],
): OpenRange[] =>
  [...ranges.filter((range) => range.weekday !== weekday), ...day].sort(
    (one, other) => one.weekday - other.weekday,
  );

const LONGEST_MINUTES = 5 * 60;

/** Suggested next range of a day; undefined if the day is full. */
export function nextRange(day: readonly OpenRange[], weekday: number): OpenRange | undefined {
  const last = day.at(-1);
  if (!last) return { weekday, starts: '08:00', ends: '18:00' };
  const starts = minutesOf(last.ends) + 60;
  if (day.length >= MOST_A_DAY || starts >= minutesOf(DAY_END)) return undefined;
  const ends = Math.min(starts + LONGEST_MINUTES, minutesOf(DAY_END));
  return { weekday, starts: timeOf(starts), ends: timeOf(ends) };
}

/** '8:00 AM–6:00 PM' */
export const rangeInWords = ({ starts, ends }: Pick<OpenRange, 'starts' | 'ends'>): string =>
  ends === DAY_END ? `${formatTime(starts)}–Midnight` : formatTimeRange(starts, ends);

const dayInWords = (day: readonly OpenRange[]) => day.map(rangeInWords).join(', ');

/** Copies Monday's hours to Tuesday through Friday. */
export function likeMonday(ranges: readonly OpenRange[]): OpenRange[] {
  const monday = rangesOn(ranges, 1);
  return [2, 3, 4, 5].reduce(
    (week, weekday) =>
      withDay(
        week,
        weekday,
        monday.map((range) => ({ ...range, weekday })),
      ),
    [...ranges],
  );
}

interface Stretch {
  first: number;
  last: number;
  hours: string;
}

const nameOf = (weekday: number) => (WEEKDAYS[weekday - 1] ?? '').slice(0, 3);

/**
 * 'Mon–Fri 8:00 AM–6:00 PM · Sat 9:00 AM–1:00 PM': consecutive days with equal hours are joined.
 */
export function hoursInWords(ranges: readonly OpenRange[]): string {
  const stretches: Stretch[] = [];
  for (let weekday = 1; weekday <= WEEKDAYS.length; weekday++) {
    const hours = dayInWords(rangesOn(ranges, weekday));
    const before = stretches.at(-1);
    if (before?.last === weekday - 1 && before.hours === hours) before.last = weekday;
    else if (hours) stretches.push({ first: weekday, last: weekday, hours });
  }
  if (stretches.length === 0) return 'Never';
  return stretches
    .map(({ first, last, hours }) => {
      const days = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
      return `${days} ${hours}`;
    })
    .join(' · ');
}
