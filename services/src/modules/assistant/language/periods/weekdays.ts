import { addDays, weekday } from '../../../../platform/time/zone.js';
import { nthWeekday } from './holidays.js';
import { monthOf, wholeMonth } from './months.js';
import { ordinalOf } from './quarters.js';
import { nearest, pad, yearOf, type FoundPeriod, type Moment, type PeriodRule } from './rule.js';
import { unitAround } from './units.js';
import { wordSet } from '../../words/word-set.js';

export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const SHORT = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/;

/** Number of a weekday from Monday = 1. Plurals ('Mondays') are a filter instead. */
export function weekdayOf(word = ''): number | undefined {
  const index = SHORT.test(word)
    ? WEEKDAYS.findIndex((day) => day.startsWith(word.slice(0, 3)))
    : WEEKDAYS.indexOf(word);
  return index < 0 ? undefined : index + 1;
}

const COMES = wordSet('is|are|am|who|anyone|anybody|someone|somebody|else|cars|jobs|people');
function day(words: readonly string[], start: number): FoundPeriod | undefined {
  // 'Who is coming Friday' is a verb, not 'the coming Friday'.
  const isVerb = words[start] === 'coming' && COMES.has(words[start - 1] ?? '');
  if (isVerb) return undefined;
  const isTurn = ['this', 'last', 'next', 'coming', 'past', 'previous'].includes(
    words[start] ?? '',
  );
  const number = weekdayOf(words[isTurn ? start + 1 : start]);
  if (number === undefined) return undefined;
  const turn = isTurn ? words[start] : undefined;
  return {
    length: isTurn ? 2 : 1,
    resolve(moment) {
      const date = turned(number, turn, moment);
      return { from: date, to: date };
    },
  };
}

function turned(number: number, turn: string | undefined, { today, looks }: Moment): string {
  const ahead = (number - weekday(today) + 7) % 7;
  const isBack =
    turn === 'last' ||
    turn === 'past' ||
    turn === 'previous' ||
    (turn === undefined && looks === 'back');
  if (isBack) {
    // 'On Monday', said on a Monday about the past, may be today; 'last Monday' is not.
    return addDays(today, ahead === 0 ? (turn === undefined ? 0 : -7) : ahead - 7);
  }
  // 'What did I make this Tuesday' is the past Tuesday.
  if (turn === 'this' && looks === 'back' && ahead > 0) return addDays(today, ahead - 7);
  return addDays(today, turn === 'next' && ahead === 0 ? 7 : ahead);
}

function nth(words: readonly string[], start: number): FoundPeriod | undefined {
  const count = ordinalOf(words[start]);
  const what = words[start + 1];
  const number = weekdayOf(what);
  const isOther = what === 'week' || what === 'weekend' || what === 'half';
  if (count === undefined || (number === undefined && !isOther)) return undefined;
  const link = words[start + 2];
  if (link !== 'of' && link !== 'in' && link !== 'de' && link !== 'del') return undefined;
  const at = words[start + 3] === 'the' ? start + 4 : start + 3;
  const month = monthOf(words[at]);
  const turn = words[at + 1] === 'month' ? words[at] : undefined;
  if (month === undefined && turn === undefined && words[at] !== 'month') return undefined;
  const year = month === undefined ? undefined : yearOf(words[at + 1]);
  return {
    length: at + 1 + (year === undefined && turn === undefined ? 0 : 1) - start,
    resolve(moment) {
      const first = firstDay(month, year, turn, moment);
      return nthOf(first, what, number, count);
    },
  };
}

function firstDay(
  month: number | undefined,
  year: number | undefined,
  turn: string | undefined,
  moment: Moment,
): string {
  if (month !== undefined) {
    const at = (y: number) => `${y}-${pad(month)}`;
    return `${year === undefined ? nearest(at, moment) : at(year)}-01`;
  }
  const here = `${moment.today.slice(0, 7)}-01`;
  const before = addDays(here, -1);
  const after = addDays(wholeMonth(here).to ?? here, 1);
  if (turn === 'last' || turn === 'previous') return `${before.slice(0, 7)}-01`;
  return turn === 'next' ? after : here;
}

function nthOf(first: string, what: string | undefined, number: number | undefined, count: number) {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  if (number !== undefined) {
    const date = nthWeekday(year, month, number, count);
    return { from: date, to: date };
  }
  const end = wholeMonth(first).to ?? first;
  if (what === 'half') {
    const middle = `${first.slice(0, 8)}15`;
    return count === 1 ? { from: first, to: middle } : { from: addDays(middle, 1), to: end };
  }
  if (what === 'weekend') return unitAround(nthWeekday(year, month, 6, count), 'weekend');
  if (count < 0) return { from: addDays(end, -6), to: end };
  const from = addDays(first, 7 * (count - 1));
  const to = addDays(from, 6);
  return { from, to: to < end ? to : end };
}

/** Single weekdays, and the nth weekday of a month. */
export const weekdays: PeriodRule = {
  name: 'weekdays',
  at: (words, start) => nth(words, start) ?? day(words, start),
};
