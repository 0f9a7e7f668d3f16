import { addDays, addMonths, weekday } from '../../../platform/time/zone.js';
import { isCalendarDate } from '../../../platform/validation/fields.js';
import { namedSpan, type Days } from '../days.js';
import type { SpanArgs } from '../tools/span.js';

/** Whether a month or a day without a year is the last or the next one. */
export type Direction = 'past' | 'future';

export interface When {
  span: SpanArgs;
  /** The words that said so. */
  words: string;
}

const NAMED: [RegExp, string][] = [
  [/\byesterday\b/i, 'yesterday'],
  [/\b(the )?day after tomorrow\b/i, '+2'],
  [/\btomorrow\b/i, 'tomorrow'],
  [/\b(today|tonight|this (morning|afternoon|evening)|right now|my day)\b/i, 'today'],
  [/\b(this|the) weekend\b/i, 'weekend'],
  [/\b(last|past|previous) (7|seven) days\b|\b(in the )?past week\b/i, 'last_7_days'],
  [/\b(last|past|previous) (30|thirty) days\b|\b(in the )?past month\b/i, 'last_30_days'],
  [
    /\b(last|past|previous) (90|ninety) days\b|\bquarter\b|\b(last|past) (3|three) months\b/i,
    'last_90_days',
  ],
  [/\b(last|previous) week\b/i, 'last_week'],
  [/\bnext week\b/i, 'next_week'],
  [/\b(this|the|coming|current|of the) week\b|\bweekly\b/i, 'this_week'],
  [/\b(last|previous) month\b/i, 'last_month'],
  [/\bnext month\b/i, 'next_month'],
  [/\b(this|the|current) month\b|\bmonthly\b|\bmonth so far\b/i, 'this_month'],
  [/\b(last|previous) year\b/i, 'last_year'],
  [/\b(this|the|current) year\b|\byear[- ]to[- ]date\b|\bytd\b/i, 'this_year'],
  [/\b(7 days|week)\b/i, 'last_7_days'],
  [/\b30 days\b/i, 'last_30_days'],
  [/\b90 days\b/i, 'last_90_days'],
  [/\bmonth\b/i, 'this_month'],
  [/\byear\b/i, 'this_year'],
];

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAY =
  /\b(?:on |this |coming )?(next |last )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/i;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTH_DAY = new RegExp(
  `\\b(?:on )?(${MONTH_NAME})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?(?!\\d)`,
  'i',
);
const MONTH_ONLY = new RegExp(
  `\\b(?:in |for |of |during )?(${MONTH_NAME})\\b(?:,? (20\\d\\d))?`,
  'i',
);
const SLASHES = /\b(?:on )?(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?\b/;
const ISO = /\b(?:on )?(\d{4}-\d\d-\d\d)\b/;
const YEAR_ONLY = /\bin (20\d\d)\b/;

/** The days that a question names, if it names any. */
export function whenIn(text: string, today: string, direction: Direction): When | undefined {
  return (
    range(text, today, direction) ??
    exactDay(text, today, direction) ??
    quarter(text, today) ??
    lastFew(text, today) ??
    named(text, today) ??
    dayOfWeek(text, today, direction) ??
    wholeMonth(text, today, direction)
  );
}

const RANGE = /\b(?:between|from) (.{3,30}?) (?:and|to|until|till|through) (.{1,30})/i;
const SINCE = /\bsince (.{3,30})/i;

/** From one day, or the first of a span, to another, or the last of one. */
function range(text: string, today: string, direction: Direction): When | undefined {
  const [words, first, second] = RANGE.exec(text) ?? [];
  if (words && first && second) {
    const start = whenIn(first, today, direction);
    // 'From Oct 1 to 15' leaves out the month.
    const month = /^[A-Za-z]+\.? /.exec(first.trim())?.[0] ?? '';
    const end = whenIn(second, today, direction) ?? whenIn(`${month}${second}`, today, direction);
    const [from, to] = [start && daysIn(start, today)?.from, end && daysIn(end, today)?.to];
    if (start && end && from && to && from <= to) {
      const said = text.slice(text.indexOf(words), text.indexOf(second) + second.length);
      const tail = second.indexOf(end.words);
      const rest = tail < 0 ? '' : second.slice(tail + end.words.length);
      return { span: { from, to }, words: said.slice(0, said.length - rest.length) };
    }
  }
  const since = SINCE.exec(text)?.[1];
  const start = since && whenIn(since, today, 'past');
  const from = start && daysIn(start, today)?.from;
  if (!start || !from || from > today) return undefined;
  return { span: { from, to: today }, words: `since ${start.words.trim()}` };
}

function daysIn({ span: { when, from, to } }: When, today: string): Days | undefined {
  if (from && to) return { from, to };
  return when === undefined ? undefined : namedSpan(when, today).days;
}

const FEW =
  /\b(?:in the |over the |the )?(?:last|past|previous) (\d{1,3}|two|three|four|five|six|twelve) (day|week|month)s?\b/i;
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, twelve: 12 };

/** So many days, weeks or months up to today. */
function lastFew(text: string, today: string): When | undefined {
  const [words, said = '', unit = ''] = FEW.exec(text) ?? [];
  const count = NUMBERS[said.toLowerCase()] ?? Number(said);
  if (words === undefined || !(count > 0) || count > 700) return undefined;
  const isMonths = unit.toLowerCase() === 'month';
  const days = unit.toLowerCase() === 'week' ? count * 7 : count;
  const from = isMonths ? addDays(addMonths(today, -count), 1) : addDays(today, 1 - days);
  return { span: { from, to: today }, words };
}

function exactDay(text: string, today: string, direction: Direction): When | undefined {
  const iso = ISO.exec(text);
  if (iso?.[1] && isCalendarDate(iso[1])) return { span: { when: iso[1] }, words: iso[0] };
  const [words, month, day, year] = MONTH_DAY.exec(text) ?? [];
  if (words && month && day) return dated(words, monthNumber(month), Number(day), year);
  const [slashed, first, second, ofYear] = SLASHES.exec(text) ?? [];
  return slashed ? dated(slashed, Number(first), Number(second), ofYear) : undefined;

  function dated(said: string, inMonth: number, onDay: number, inYear?: string) {
    const at = (y: number) => `${y}-${pad(inMonth)}-${pad(onDay)}`;
    const thisYear = Number(today.slice(0, 4));
    const date = inYear ? at(Number(inYear)) : nearest(at, thisYear, today, direction);
    return isCalendarDate(date) ? { span: { when: date }, words: said } : undefined;
  }
}

const pad = (value: number) => String(value).padStart(2, '0');

const monthNumber = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** This year's, unless that one lies in the other direction. */
function nearest(
  at: (year: number) => string,
  year: number,
  today: string,
  direction: Direction,
): string {
  const here = at(year);
  const now = today.slice(0, here.length);
  if (direction === 'past') return here > now ? at(year - 1) : here;
  return here < now ? at(year + 1) : here;
}

const QUARTER = /\b(?:in |for |of )?Q([1-4])\b(?:,? (20\d\d))?/i;

function quarter(text: string, today: string): When | undefined {
  const [words, number, year = today.slice(0, 4)] = QUARTER.exec(text) ?? [];
  if (words === undefined) return undefined;
  const from = `${year}-${pad(Number(number) * 3 - 2)}-01`;
  return { span: { from, to: addDays(addMonths(from, 3), -1) }, words };
}

function named(text: string, today: string): When | undefined {
  for (const [pattern, name] of NAMED) {
    const words = pattern.exec(text)?.[0];
    if (words === undefined) continue;
    if (name === '+2') return { span: { when: addDays(today, 2) }, words };
    if (name !== 'weekend') return { span: { when: name }, words };
    const saturday = addDays(today, 6 - Math.min(weekday(today), 6));
    return { span: { from: saturday, to: addDays(today, 7 - weekday(today)) }, words };
  }
  return undefined;
}

function dayOfWeek(text: string, today: string, direction: Direction): When | undefined {
  const [words, which = '', name = ''] = WEEKDAY.exec(text) ?? [];
  if (words === undefined) return undefined;
  const wanted = DAYS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const ahead = (wanted - weekday(today) + 7) % 7;
  const isPast = which.startsWith('last') || (direction === 'past' && !which);
  if (isPast) return { span: { when: addDays(today, ahead === 0 ? -7 : ahead - 7) }, words };
  return { span: { when: addDays(today, which && ahead === 0 ? 7 : ahead) }, words };
}

function wholeMonth(text: string, today: string, direction: Direction): When | undefined {
  const year = YEAR_ONLY.exec(text);
  const [words, name, ofYear] = MONTH_ONLY.exec(text) ?? [];
  const isAlone = words?.trim() === text.trim();
  // 'may' and 'mar' are words as well: alone they count only with a preposition or a year.
  const isMonth =
    words && name && (/^(in|for|of|during) /i.test(words) || ofYear || name.length > 3 || isAlone);
  if (isMonth) {
    const at = (y: number) => `${y}-${pad(monthNumber(name))}`;
    const thisYear = Number(today.slice(0, 4));
    const when = ofYear ? at(Number(ofYear)) : nearest(at, thisYear, today, direction);
    return { span: { when }, words };
  }
  return year?.[1] ? { span: { when: year[1] }, words: year[0] } : undefined;
}

const CLOCK =
  /\b(?:at |around )?(\d{1,2})(?::(\d\d))?\s*(am|pm|a\.m\.|p\.m\.)|\b(?:at )?([01]?\d|2[0-3]):([0-5]\d)\b|\bat (\d{1,2})\b|\b(?:at )?(noon)\b/i;

/** A time of day: '2 pm', '14:00', 'at 9', 'noon'. Alone, 1 to 6 is in the afternoon. */
export function timeIn(text: string): { time: string; words: string } | undefined {
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [words, hour12, minutes = '00', half, hour24, minutes24 = '00', bare, noon] = match;
  if (noon) return { time: '12:00', words };
  if (hour24) return { time: `${pad(Number(hour24))}:${minutes24}`, words };
  const hour = Number(hour12 ?? bare);
  if (hour < 1 || hour > 12) return undefined;
  const isAfternoon = half ? /^p/i.test(half) : hour <= 6;
  return {
    time: `${pad((hour % 12) + (isAfternoon || (!half && hour === 12) ? 12 : 0))}:${minutes}`,
    words,
  };
}
