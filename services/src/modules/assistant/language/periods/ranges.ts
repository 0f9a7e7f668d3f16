import { addDays } from '../../../../platform/time/zone.js';
import type { Period } from '../../plan/plan.js';
import { monthOf, dayNumber } from './months.js';
import { lengthOf, numberOf, type FoundPeriod, type Moment, type PeriodRule } from './rule.js';
import { unitAround } from './units.js';
import { everyOf } from '../../words/every-of.js';
import { lookUp } from '../../words/look-up.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

type Find = (words: readonly string[], start: number) => FoundPeriod | undefined;

const SINCE = new Set(['since', 'after', 'starting', 'beginning']);
const UNTIL = new Set(['until', 'before', 'through', 'by']);
const SKIPPED = new Set(['the', 'start', 'beginning', 'of', 'el', 'la', 'from', 'on', 'end']);

/** Period after filler words such as 'the beginning of'. */
function after(find: Find, words: readonly string[], start: number) {
  let at = start;
  while (SKIPPED.has(words[at] ?? '') && at < start + 3) at += 1;
  const found = find(words, at);
  return found && { found, end: at + found.length };
}

/** since may, after october 3; up to today if the question looks back */
function since(find: Find, words: readonly string[], start: number): FoundPeriod | undefined {
  if (!SINCE.has(words[start] ?? '')) return undefined;
  const begins = after(find, words, start + 1);
  if (!begins) return undefined;
  return {
    length: begins.end - start,
    resolve(moment): Period {
      // 'Since May' is the last May, even in a question about the future.
      const { from, to } = begins.found.resolve({ ...moment, looks: 'back' });
      const first = words[start] === 'after' && to ? addDays(to, 1) : from;
      return { from: first, ...(moment.looks === 'back' && { to: moment.today }) };
    },
  };
}

function onwards(find: Find, words: readonly string[], start: number): FoundPeriod | undefined {
  const found = words[start] === 'from' ? find(words, start + 1) : undefined;
  const end = start + 1 + (found?.length ?? 0);
  const isOn =
    wordSet('onward~|forward').has(words[end] ?? '') ||
    // 'From October on ceramics' ends after October.
    (words[end] === 'on' && words[end + 1] === undefined);
  return found && isOn
    ? { length: end + 1 - start, resolve: (moment) => sinceOf(found, moment) }
    : undefined;
}

/** 'From October on' is the last October, even in a question about the future. */
function sinceOf(begins: FoundPeriod, moment: Moment): Period {
  const { from } = begins.resolve({ ...moment, looks: 'back' });
  return { from, ...(moment.looks === 'back' && { to: moment.today }) };
}

/** 'Before the weekend' is the coming one; 'the weekend' alone is any. */
function theWeekend(find: Find, words: readonly string[], start: number) {
  if (words[start] !== 'the' || words[start + 1] !== 'weekend') return undefined;
  const [soon, later] = ['this', 'next'].map((turn) => find([turn, 'weekend'], 0));
  if (!soon || !later) return undefined;
  const resolve = (moment: Moment) => {
    const days = soon.resolve(moment);
    return days.from !== undefined && days.from > moment.today ? days : later.resolve(moment);
  };
  return { found: { length: 2, resolve }, end: start + 2 };
}

function until(find: Find, words: readonly string[], start: number): FoundPeriod | undefined {
  const word = words[start] ?? '';
  if (!UNTIL.has(word)) return undefined;
  const ends = after(find, words, start + 1) ?? theWeekend(find, words, start + 1);
  if (!ends) return undefined;
  // 'Before the end of next week' includes that week.
  const isEnd = words.slice(start, ends.end - ends.found.length).includes('end');
  return {
    length: ends.end - start,
    resolve(moment): Period {
      const { from, to } = ends.found.resolve(moment);
      const last = word === 'before' && from && !isEnd ? addDays(from, -1) : to;
      // 'What do we have before Christmas' starts today.
      const isAhead =
        moment.looks === 'ahead' || (moment.looks === 'near' && (from ?? '') > moment.today);
      return { ...(isAhead && { from: moment.today }), to: last };
    },
  };
}

function fromNow(find: Find, words: readonly string[], start: number): FoundPeriod | undefined {
  const [opens = '', now, link = ''] = words.slice(start, start + 3);
  if (!OPENS.has(opens) || now !== 'now' || !LINKS.has(link)) return undefined;
  const ends = after(find, words, start + 3);
  return (
    ends && {
      length: ends.end - start,
      resolve: (moment) => ({
        from: moment.today,
        to: ends.found.resolve({ ...moment, looks: 'ahead' }).to,
      }),
    }
  );
}

/** the week of nov 23: the week around that day */
function weekOf(find: Find, words: readonly string[], start: number): FoundPeriod | undefined {
  if (words[start] !== 'week' || words[start + 1] !== 'of') return undefined;
  const day = after(find, words, start + 2);
  const isDay = day && words.slice(start + 2, day.end).some((word) => /\d/.test(word));
  if (!day || !isDay) return undefined;
  return {
    length: day.end - start,
    resolve: (moment) => unitAround(day.found.resolve(moment).from ?? moment.today, 'week'),
  };
}

const OPENS = new Set(['between', 'from', 'since', 'de', 'del']);
const COMPARES = wordSet('compare|compared|comparison|versus|difference|compara|better|worse');
const LINKS = new Set(['and', 'to', 'until', 'through', 'y', 'al', 'a']);

function between(find: Find, words: readonly string[], start: number): FoundPeriod | undefined {
  const opens = OPENS.has(words[start] ?? '');
  const begins = opens ? after(find, words, start + 1) : withEnd(find(words, start), start);
  const link = begins && words[begins.end];
  if (!begins || link === undefined || !LINKS.has(link)) return undefined;
  // 'And' after a comparing word links two periods instead of a range.
  const isCompared = words.slice(0, start).some((word) => COMPARES.has(word));
  const isAnd = link === 'and' || link === 'y';
  if (isCompared && isAnd) return undefined;
  if (!opens && (isCompared || isAnd || link === 'a')) return undefined;
  const at = words[begins.end + 1] === 'the' ? begins.end + 2 : begins.end + 1;
  const ends = endOf(find, words, at, words.slice(start, begins.end));
  if (!ends) return undefined;
  const first = withMonth(find, words.slice(start, begins.end), words.slice(at, ends.end));
  return {
    length: ends.end - start,
    resolve: (moment) => joined((first ?? begins.found).resolve(moment), ends.found, moment),
  };
}

/** 'Between the 1st and the 15th of October' names the month only once, at the end. */
function withMonth(find: Find, first: readonly string[], last: readonly string[]) {
  const month = last.find((word) => monthOf(word) !== undefined);
  const day = first.at(-1);
  const isOwn = first.some((word) => monthOf(word) !== undefined);
  const isDay = dayNumber(day) !== undefined && last.some((word) => dayNumber(word) !== undefined);
  return month !== undefined && !isOwn && isDay ? find([month, day ?? ''], 0) : undefined;
}

const withEnd = (found: FoundPeriod | undefined, start: number) =>
  found && { found, end: start + found.length };

/** 'From Oct 1 to 15' names the month only once, at the beginning. */
function endOf(find: Find, words: readonly string[], at: number, first: readonly string[]) {
  const whole = withEnd(find(words, at), at);
  if (whole) return whole;
  const month = first.find((word) => monthOf(word) !== undefined);
  if (month === undefined || dayNumber(words[at]) === undefined) return undefined;
  const found = find([month, words[at] ?? ''], 0);
  return found && { found, end: at + 1 };
}

/** Start of the first period to end of the second, which may be in the next year. */
function joined(first: Period, second: FoundPeriod, moment: Moment): Period {
  const same = second.resolve(moment);
  if (!first.from || !same.to || first.from <= same.to) return { from: first.from, to: same.to };
  const later = second.resolve({ today: first.from, looks: 'ahead' });
  return { from: first.from, to: later.to };
}

const COUNTED: Record<string, number> = { day: 1, days: 1, week: 7, weeks: 7 };

function endOfStretch(
  find: Find,
  words: readonly string[],
  start: number,
): FoundPeriod | undefined {
  const at = words[start] === 'the' ? start + 1 : start;
  const [end = '', number, unit = '', of = ''] = words.slice(at, at + 4);
  const count = numberOf(number);
  const days = lookUp(COUNTED, unit);
  const isEnd = (end === 'first' || end === 'last') && (of === 'of' || of === 'in');
  const whole = isEnd && count && days ? find(words, at + 4) : undefined;
  if (!whole || !count || !days) return undefined;
  return {
    length: at + 4 + whole.length - start,
    resolve(moment): Period {
      const { from, to } = whole.resolve(moment);
      if (!from || !to) return { from, to };
      const long = count * days - 1;
      return end === 'first' ? { from, to: addDays(from, long) } : { from: addDays(to, -long), to };
    },
  };
}

/** Rules for ranges, which combine the other rules. */
export const rangesOf = (find: Find): PeriodRule => ({
  name: 'ranges',
  at: (words, start) =>
    weekOf(find, words, start) ??
    endOfStretch(find, words, start) ??
    fromNow(find, words, start) ??
    between(find, words, start) ??
    since(find, words, start) ??
    onwards(find, words, start) ??
    until(find, words, start),
});

const ALL_TIME = new Phrases(
  'all time|of all time|in total|ever|lifetime|altogether|so far ever|overall|to date|all in all|since opening|since day one',
  everyOf('since', 'the', 'beginning|start'),
  everyOf('since|ever since', 'i|we', 'started|opened|began'),
);

export const allTime: PeriodRule = {
  name: 'all time',
  at(words, start) {
    const length = lengthOf(ALL_TIME, words, start);
    const said = { en: 'of all time', es: 'de todos los tiempos' };
    return length > 0 ? { length, resolve: () => ({ said }) } : undefined;
  },
};
