import { addDays, addMonths, addYears, weekday } from '../../../../platform/time/zone.js';
import type { Period, Said } from '../../plan/plan.js';
import { lengthOf, numberOf, type FoundPeriod, type PeriodRule } from './rule.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

export const UNITS = ['day', 'week', 'weekend', 'month', 'quarter', 'year'] as const;
export type Unit = (typeof UNITS)[number];

export const unitOf = (word: string | undefined): Unit | undefined =>
  UNITS.find((unit) => word === unit || word === `${unit}s`);

/** Period of that unit around a day; weeks go from Monday to Sunday. */
export function unitAround(day: string, unit: Unit): { from: string; to: string } {
  switch (unit) {
    case 'day':
      return { from: day, to: day };
    case 'week':
      return from(addDays(day, 1 - weekday(day)), (first) => addDays(first, 7));
    case 'weekend':
      return from(addDays(day, 6 - weekday(day)), (first) => addDays(first, 2));
    case 'month':
      return from(`${day.slice(0, 7)}-01`, (first) => addMonths(first, 1));
    case 'quarter':
      return from(quarterStart(day), (first) => addMonths(first, 3));
    case 'year':
      return from(`${day.slice(0, 4)}-01-01`, (first) => addYears(first, 1));
  }
}

/** Unit that the period fills exactly. */
export const unitAs = ({ from: first, to: last }: Period): Unit | undefined =>
  UNITS.find(
    (unit) =>
      first !== undefined &&
      unitAround(first, unit).from === first &&
      unitAround(first, unit).to === last,
  );

const from = (first: string, next: (day: string) => string) => ({
  from: first,
  to: addDays(next(first), -1),
});

function quarterStart(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

/** Start of the period `count` units away. */
export function shift(day: string, unit: Unit, count: number): string {
  if (unit === 'day') return addDays(day, count);
  if (unit === 'week' || unit === 'weekend') return addDays(day, 7 * count);
  if (unit === 'month') return addMonths(`${day.slice(0, 7)}-01`, count);
  if (unit === 'quarter') return addMonths(quarterStart(day), 3 * count);
  return addYears(`${day.slice(0, 4)}-01-01`, count);
}

const ES: Record<Unit, string> = {
  ...{ day: 'día', week: 'semana', weekend: 'fin de semana' },
  ...{ month: 'mes', quarter: 'trimestre', year: 'año' },
};
const isFeminine = (unit: Unit) => unit === 'week';

const THIS = new Set(['this', 'current', 'my', 'our']);
const LAST = new Set(['last', 'previous', 'past', 'prior']);
const NEXT = new Set(['next', 'coming', 'upcoming', 'following']);

function stepOf(word: string | undefined): -1 | 0 | 1 | undefined {
  if (word === undefined) return undefined;
  if (THIS.has(word)) return 0;
  if (LAST.has(word)) return -1;
  return NEXT.has(word) ? 1 : undefined;
}

function saidStep(step: -1 | 0 | 1, unit: Unit): Said {
  if (unit === 'day') return { en: 'today', es: 'hoy' };
  const en = { '-1': 'last', '0': 'this', '1': 'next' }[step];
  const [es, ending] = [ES[unit], isFeminine(unit) ? 'a' : 'o'];
  const article = isFeminine(unit) ? 'la' : 'el';
  const spoken = {
    '-1': `${article} ${es} pasad${ending}`,
    '0': `${isFeminine(unit) ? 'esta' : 'este'} ${es}`,
    '1': `${article} próxim${ending} ${es}`,
  }[step];
  return { en: `${en} ${unit}`, es: spoken };
}

/** Phrases that end a period today. */
const SO_FAR = new Phrases(
  'so far|to date|up to now|until now|hasta ahora|hasta today|until today',
);
const soFarAt = (words: readonly string[], start: number) => lengthOf(SO_FAR, words, start);

/** 'My day look like tomorrow' names another day. */
const saysOtherDay = (words: readonly string[]) => words.some((word) => OTHER_DAY.has(word));
const OTHER_DAY = wordSet(
  'tomorrow|yesterday|mon|monday|tue~|tueday|tuesday|wed|wedday|wednes|wednesday|thu|thuday|thurs|thursday|fri|friday|sat|satday|satur|saturday|sun|sunday',
);

/** 'The total for the year' is this year; 'for the week before' is not this week. */
const isForThe = (words: readonly string[], start: number) =>
  words[start - 1] === 'for' &&
  words[start] === 'the' &&
  LONG_UNIT.has(words[start + 1] ?? '') &&
  !goesOn(words[start + 2] ?? '');
const LONG_UNIT = wordSet('week|month|quarter|year');
const GOES_ON = wordSet('of|before|after|that|when|i|we|ending|ended|starting|prior');
const goesOn = (word: string) => GOES_ON.has(word) || /^\d/.test(word);

function step(words: readonly string[], start: number): FoundPeriod | undefined {
  const alone = unitOf(words[start]);
  const soFar = alone ? soFarAt(words, start + 1) : 0;
  if (alone && soFar > 0) return toDate(alone, 1 + soFar);
  const by = isForThe(words, start) ? 0 : stepOf(words[start]);
  const unit = unitOf(words[start + 1]);
  if (!unit || by === undefined || (unit === 'day' && by !== 0)) return undefined;
  if (unit === 'day' && saysOtherDay(words.slice(start + 2))) return undefined;
  const more = by === 0 ? soFarAt(words, start + 2) : 0;
  if (more > 0) return toDate(unit, 2 + more);
  return {
    length: 2,
    resolve: ({ today }): Period => ({
      ...unitAround(shift(today, unit, by), unit),
      said: saidStep(by, unit),
    }),
  };
}

const toDate = (unit: Unit, length: number): FoundPeriod => ({
  length,
  resolve: ({ today }) => {
    const { from, to: ends } = unitAround(today, unit);
    return { from, to: today, ends, said: saidToDate(unit) };
  },
});

const saidToDate = (unit: Unit): Said => ({
  en: `this ${unit} so far`,
  es: `${isFeminine(unit) ? 'esta' : 'este'} ${ES[unit]} hasta hoy`,
});

function beforeLast(words: readonly string[], start: number): FoundPeriod | undefined {
  const unit = unitOf(words[start]);
  if (!unit || words[start + 1] !== 'before' || words[start + 2] !== 'last') return undefined;
  return { length: 3, resolve: ({ today }) => unitAround(shift(today, unit, -2), unit) };
}

/** last 3 months, next two weeks, past few days: up to today, or from today on */
function several(words: readonly string[], start: number): FoundPeriod | undefined {
  const by = stepOf(words[start]);
  const at = words[start + 1] === 'a' && words[start + 2] === 'couple' ? start + 2 : start + 1;
  const count = numberOf(words[at]);
  const of = words[at + 1] === 'of' ? 1 : 0;
  const unit = unitOf(words[at + 1 + of]);
  if (!by || count === undefined || !unit || unit === 'weekend' || count > 800) return undefined;
  return {
    length: at + 2 + of - start,
    resolve: ({ today }) => (by < 0 ? lastFew(today, unit, count) : nextFew(today, unit, count)),
  };
}

/** 'In the last year' is the last twelve months, unlike 'last year'. */
const isWithinLast = (words: readonly string[], start: number) =>
  words[start] === 'last' &&
  words[start - 1] === 'the' &&
  wordSet('in|over|within|during').has(words[start - 2] ?? '');

/** past week, month or year: that many days up to today */
function rolling(words: readonly string[], start: number): FoundPeriod | undefined {
  const isRolling = words[start] === 'past' || isWithinLast(words, start);
  const unit = isRolling ? unitOf(words[start + 1]) : undefined;
  if (!unit || unit === 'day' || unit === 'weekend' || words[start + 1] !== unit) return undefined;
  return { length: 2, resolve: ({ today }) => lastFew(today, unit, 1) };
}

function lastFew(today: string, unit: Unit, count: number): Period {
  const days: Said = {
    en: `in the last ${count} ${unit}${count === 1 ? '' : 's'}`,
    es: lastSaid(unit, count),
  };
  return { from: addDays(exactly(today, unit, -count), 1), to: today, said: days };
}

function lastSaid(unit: Unit, count: number): string {
  const ending = isFeminine(unit) ? 'a' : 'o';
  if (count === 1) return `en ${isFeminine(unit) ? 'la' : 'el'} últim${ending} ${ES[unit]}`;
  const many = unit === 'month' ? 'meses' : `${ES[unit]}s`;
  return `en ${isFeminine(unit) ? 'las' : 'los'} últim${ending}s ${count} ${many}`;
}

const nextFew = (today: string, unit: Unit, count: number): Period => ({
  from: today,
  to: addDays(exactly(today, unit, count), -1),
});

/** Same day `count` units away. */
export function exactly(day: string, unit: Unit, count: number): string {
  if (unit === 'month') return addMonths(day, count);
  if (unit === 'quarter') return addMonths(day, 3 * count);
  return unit === 'year' ? addYears(day, count) : addDays(day, unit === 'week' ? 7 * count : count);
}

const AS_LONG = new Set(['in', 'for', 'over', 'en']);

/** in 3 months, for two weeks: up to today, or from today on */
function asLong(words: readonly string[], start: number): FoundPeriod | undefined {
  if (!AS_LONG.has(words[start] ?? '')) return undefined;
  const at =
    AS_LONG.has(words[start + 1] ?? '') || words[start + 1] === 'the' ? start + 2 : start + 1;
  const count = numberOf(words[at]);
  const unit = unitOf(words[at + 1]);
  // 'The most in one day' is no duration.
  if (count === undefined || !unit || unit === 'weekend' || words[at] === 'one') return undefined;
  return {
    length: at + 2 - start,
    resolve: ({ today, looks }) =>
      looks === 'back' ? lastFew(today, unit, count) : later(today, unit, count),
  };
}

/** in two weeks: that week; in a month: the week around that day */
export const later = (day: string, unit: Unit, count: number): Period =>
  unit === 'month' && count === 1
    ? unitAround(exactly(day, unit, count), 'week')
    : unitAround(shift(day, unit, count), unit);

/** rest of the month: from today to its end */
function rest(words: readonly string[], start: number): FoundPeriod | undefined {
  if (words[start] !== 'rest' && words[start] !== 'remainder') return undefined;
  const at = start + (words[start + 1] === 'of' ? 2 : 1);
  return toEnd(words, at, start);
}

/** before the end of the month, by the end of this week */
function byEnd(words: readonly string[], start: number): FoundPeriod | undefined {
  const isLed = wordSet('before|by|until').has(words[start] ?? '');
  const at = words[start + 1] === 'the' ? start + 2 : start + 1;
  const isEnd = isLed && words[at] === 'end' && words[at + 1] === 'of';
  return isEnd ? toEnd(words, at + 2, start) : undefined;
}

/** From today to the end of a unit. */
function toEnd(words: readonly string[], at: number, start: number): FoundPeriod | undefined {
  const unit = unitOf(words[at + 1]);
  if (!unit || (words[at] !== 'the' && words[at] !== 'this')) return undefined;
  return {
    length: at + 2 - start,
    resolve: ({ today }) => ({ from: today, to: unitAround(today, unit).to }),
  };
}

/** two weeks ago, ago 3 days (Spanish word order): the unit that far back */
function ago(words: readonly string[], start: number): FoundPeriod | undefined {
  const isFirst = words[start] === 'ago';
  const at = isFirst ? start + 1 : start;
  const count = numberOf(words[at]);
  const unit = unitOf(words[at + 1]);
  if (count === undefined || !unit || (!isFirst && words[at + 2] !== 'ago')) return undefined;
  return { length: 3, resolve: ({ today }) => unitAround(shift(today, unit, -count), unit) };
}

export const units: PeriodRule = {
  name: 'units',
  at: (words, start) =>
    beforeLast(words, start) ??
    several(words, start) ??
    rolling(words, start) ??
    ago(words, start) ??
    rest(words, start) ??
    byEnd(words, start) ??
    asLong(words, start) ??
    step(words, start),
};
