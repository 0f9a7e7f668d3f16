import { addDays, addMonths } from '../../../../platform/time/zone.js';
import { isCalendarDate } from '../../../../platform/time/calendar-date.js';
import type { Period } from '../../plan/plan.js';
import {
  LEADING,
  nearest,
  pad,
  yearOf,
  type FoundPeriod,
  type Moment,
  type PeriodRule,
} from './rule.js';
import { wordSet } from '../../words/word-set.js';

/** Month names as a pattern of alternatives. */
export const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const MONTHS = MONTH_NAMES.split('|');

export const isMonthName = (word: string | undefined): boolean =>
  word !== undefined && MONTHS.includes(word);

/** Month of 'oct' or 'october'. 'May' and 'march' are also verbs; other words decide. */
export function monthOf(word: string | undefined): number | undefined {
  if (word === undefined || word.length < 3) return undefined;
  const index = MONTHS.findIndex(
    (month) => month === word || (word.length <= 4 && month.startsWith(word)),
  );
  return index < 0 ? undefined : index + 1;
}

export const wholeMonth = (first: string): Period => ({
  from: first,
  to: addDays(addMonths(first, 1), -1),
});

export const dayNumber = (word: string | undefined): number | undefined => {
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1];
  return number && Number(number) >= 1 && Number(number) <= 31 ? Number(number) : undefined;
};

const isBefore = (word: string | undefined) =>
  word === 'last' || word === 'previous' || word === 'past';

/** Year after the month. */
function yearAfter(words: readonly string[], at: number): { year?: number; length: number } {
  const of = wordSet('of|de|del|in').has(words[at] ?? '') ? 1 : 0;
  const year = yearOf(words[at + of]);
  return year === undefined ? { length: 0 } : { year, length: of + 1 };
}

function yearWord(words: readonly string[], at: number, { today }: Moment): number | undefined {
  const year = Number(today.slice(0, 4));
  const of = words[at] === 'of' || words[at] === 'del' || words[at] === 'de' ? 1 : 0;
  const [one, other] = [words[at + of], words[at + of + 1]];
  const which = other === 'year' ? one : one === 'year' ? other : undefined;
  if (which === undefined) return undefined;
  if (isBefore(which)) return year - 1;
  return which === 'this' ? year : which === 'next' ? year + 1 : undefined;
}

const LINKS = wordSet('vs|versus|against|or|and|to|through|until');
const LEADS = new Set([
  ...LEADING,
  ...LINKS,
  ...wordSet('since|between|from|than|by|beat|compare'),
]);
function month(words: readonly string[], start: number): FoundPeriod | undefined {
  const turn =
    isBefore(words[start]) || words[start] === 'this' || words[start] === 'next'
      ? words[start]
      : undefined;
  const at = turn === undefined ? start : start + 1;
  const number = monthOf(words[at]);
  if (number === undefined) return undefined;
  const { year, length } = yearAfter(words, at + 1);
  const spoken = yearWord(words, at + 1, { today: '2000-01-01', looks: 'back' });
  const isAmbiguous = words[at] === 'may' || words[at] === 'march' || words[at] === 'mar';
  const isLed = LEADS.has(words[start - 1] ?? '') || LINKS.has(words[start + 1] ?? '');
  const isAlone = words.length === 1;
  const isTurned = [turn, year, spoken].some((each) => each !== undefined);
  if (isAmbiguous && !isLed && !isAlone && !isTurned) return undefined;
  const of = ['of', 'de', 'del'].includes(words[at + 1] ?? '') ? 1 : 0;
  return {
    length: at + 1 - start + (length || (spoken === undefined ? 0 : 2 + of)),
    resolve(moment) {
      const inYear = year ?? yearWord(words, at + 1, moment);
      const first = (y: number) => `${y}-${pad(number)}-01`;
      if (inYear !== undefined) return wholeMonth(first(inYear));
      return wholeMonth(turnedMonth(first, turn, moment));
    },
  };
}

function turnedMonth(
  first: (year: number) => string,
  turn: string | undefined,
  moment: Moment,
): string {
  const year = Number(moment.today.slice(0, 4));
  if (turn === 'this') return first(year);
  if (turn === undefined) return `${nearest((y) => first(y).slice(0, 7), moment)}-01`;
  const isPast = first(year).slice(0, 7) < moment.today.slice(0, 7);
  if (turn === 'next')
    return first(isPast || first(year).slice(0, 7) === moment.today.slice(0, 7) ? year + 1 : year);
  return first(isPast ? year : year - 1);
}

export function dateAt(words: readonly string[], start: number): FoundPeriod | undefined {
  const word = words[start] ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(word))
    return isCalendarDate(word) ? single(1, () => word) : undefined;
  const slashes = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(word);
  if (slashes)
    return dated(
      1,
      Number(slashes[1]),
      Number(slashes[2]),
      slashes[3] ? (Number(slashes[3]) % 100) + 2000 : undefined,
    );
  const first = monthOf(word);
  const after = dayNumber(words[start + 1]);
  if (first !== undefined && after !== undefined) {
    const { year, length } = yearAfter(words, start + 2);
    return dated(2 + length, first, after, year);
  }
  const number = dayNumber(word);
  const of = words[start + 1] === 'of' || words[start + 1] === 'de' ? 1 : 0;
  const then = monthOf(words[start + 1 + of]);
  if (number !== undefined && then !== undefined) {
    const { year, length } = yearAfter(words, start + 2 + of);
    return dated(2 + of + length, then, number, year);
  }
  return ofTheMonth(words, start);
}

/** 'The 15th' of this month, or of the next one if the rule looks ahead and it has passed. */
function ofTheMonth(words: readonly string[], start: number): FoundPeriod | undefined {
  const isOrdinal = /^\d{1,2}(?:st|nd|rd|th)$/.test(words[start] ?? '');
  const number = dayNumber(words[start]);
  if (!isOrdinal || number === undefined) return undefined;
  return single(1, ({ today, looks }) => {
    const here = `${today.slice(0, 7)}-${pad(number)}`;
    const isOther = looks === 'back' ? here > today : here < today;
    const step = looks === 'back' ? -1 : 1;
    const first = addMonths(`${today.slice(0, 7)}-01`, isOther ? step : 0);
    return dayFrom(first, number, step);
  });
}

/** Skips months without that day, such as a 31st. */
function dayFrom(first: string, number: number, step: number): string {
  const day = `${first.slice(0, 7)}-${pad(number)}`;
  return isCalendarDate(day) ? day : dayFrom(addMonths(first, step), number, step);
}

function dated(
  length: number,
  month: number,
  day: number,
  year: number | undefined,
): FoundPeriod | undefined {
  const at = (y: number) => `${y}-${pad(month)}-${pad(day)}`;
  if (!isCalendarDate(at(year ?? 2024))) return undefined;
  return single(length, (moment) => (year === undefined ? nearest(at, moment) : at(year)));
}

const single = (length: number, of: (moment: Moment) => string): FoundPeriod => ({
  length,
  resolve(moment) {
    const date = of(moment);
    return { from: date, to: date };
  },
});

export const months: PeriodRule = {
  name: 'months and dates',
  at: (words, start) => dateAt(words, start) ?? month(words, start) ?? monthOfName(words, start),
};

/** 'El mes de septiembre', 'the month of September'. */
function monthOfName(words: readonly string[], start: number): FoundPeriod | undefined {
  const isSaid = words[start] === 'month' && wordSet('de|of').has(words[start + 1] ?? '');
  const found = isSaid ? month(words, start + 2) : undefined;
  return found && { ...found, length: found.length + 2 };
}

export const years: PeriodRule = {
  name: 'years',
  at(words, start) {
    const year = yearOf(words[start]);
    if (year === undefined) return undefined;
    return { length: 1, resolve: () => ({ from: `${year}-01-01`, to: `${year}-12-31` }) };
  },
};
