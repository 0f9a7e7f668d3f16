import { textKey } from '../../../platform/text/text-key.js';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  weekday,
  type Days,
} from '../../../platform/time/zone.js';
import { isCalendarDate } from '../../../platform/time/calendar-date.js';

/** A search text split into days and remaining words. */
export interface AskedWords {
  days?: Days;
  words: string[];
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const NAMED: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
const SHORTEST = 3;
const NUMBERS = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;
const DAY_OF_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const HALF_A_YEAR = 183;

const pad = (number: number) => String(number).padStart(2, '0');

/** Index of the first name that starts with the word; -1 if none does. */
const beginningOf = (names: string[], word: string) =>
  word.length < SHORTEST ? -1 : names.findIndex((name) => name.startsWith(word));

/** A date without a year is the nearest one. */
function dayNear(today: string, month: number, day: number, year?: string): Days | undefined {
  const inYear = `${year ?? today.slice(0, 4)}-${pad(month)}-${pad(day)}`;
  if (!isCalendarDate(inYear)) return undefined;
  const away = year ? 0 : daysBetween(today, inYear);
  const years = Math.abs(away) <= HALF_A_YEAR ? 0 : -Math.sign(away);
  const date = addYears(inYear, years);
  return { from: date, to: date };
}

function dayOfWord(word: string, today: string): Days | undefined {
  const on = (days: number) => ({ from: addDays(today, days), to: addDays(today, days) });
  const named = NAMED[word];
  if (named !== undefined) return on(named);
  const dayOfWeek = beginningOf(WEEKDAYS, word) + 1;
  if (dayOfWeek > 0) return on((dayOfWeek - weekday(today) + 7) % 7);
  if (isCalendarDate(word)) return { from: word, to: word };
  const [, month, day, year] = NUMBERS.exec(word) ?? [];
  return month && day ? dayNear(today, Number(month), Number(day), year) : undefined;
}

/** 'Nov 24', '24 Nov', or 'November' for the whole month. */
function dayOfMonth(words: string[], today: string): (Days & { taken: number }) | undefined {
  const [word = '', next = ''] = words;
  const dayIn = (text: string) => Number(DAY_OF_MONTH.exec(text)?.[1] ?? 0);
  for (const [name, number] of [
    [word, next],
    [next, word],
  ] as const) {
    const month = beginningOf(MONTHS, name) + 1;
    const days = month > 0 && dayNear(today, month, dayIn(number));
    if (days) return { ...days, taken: 2 };
  }
  const first = MONTHS.includes(word) && dayNear(today, MONTHS.indexOf(word) + 1, 1);
  return first
    ? { from: first.from, to: addDays(addMonths(first.from, 1), -1), taken: 1 }
    : undefined;
}

/**
 * Splits the date off a search text. A weekday is the coming one.
 *
 * @example wordsOf('Ana wash Tuesday', '2026-11-23') // { days: {from: '2026-11-24', …}, words: ['ana', 'wash'] }
 */
export function wordsOf(typed: string, today: string): AskedWords {
  const words = typed
    .toLowerCase()
    .replaceAll(/\p{Pd}/gu, '-')
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const [index, word] of words.entries()) {
    const month = dayOfMonth(words.slice(index, index + 2), today);
    const days = month ?? dayOfWord(word, today);
    if (days) {
      const { from, to } = days;
      return { days: { from, to }, words: words.toSpliced(index, month?.taken ?? 1).map(textKey) };
    }
  }
  return { words: words.map(textKey) };
}
