import { weekdayOf } from './weekdays.js';
import { addDays, weekday } from '../../../../platform/time/zone.js';
import { lookUp } from '../../words/look-up.js';
import { numberOf, type FoundPeriod, type PeriodRule } from './rule.js';
import { exactly, later, shift, unitAround, unitOf } from './units.js';
import { wordSet } from '../../words/word-set.js';

const A_WEEK = 7;

/** Words before 'the weekend' that make it the current one; 'on the weekend' is any. */
const LEADS = wordSet('was|is|were|for|about|does|did|whats|hows|que');

/** 'What is on the weekend' asks for its schedule. */
const isLed = (words: readonly string[], start: number) =>
  LEADS.has(words[start - 1] ?? '') || words.slice(start - 3, start).join(' ') === 'what is on';

/** over the weekend, without a date: the last one if the question looks back, else the next */
export const overWeekend: PeriodRule = {
  name: 'over the weekend',
  at(words, start) {
    const isOver = words[start] === 'over';
    const [the, weekend, after = ''] = words.slice(isOver ? start + 1 : start);
    // The Spanish plural 'los fines de semana' means any weekend.
    const isOne = the === 'the' || the === 'el';
    const isPlain = isOne && weekend === 'weekend' && !OF_ANY.has(after);
    const isSaid = isOver || the === 'el' || isLed(words, start);
    if (!isPlain || !isSaid) return undefined;
    const wasSaid = WAS.has(words[start - 1] ?? '');
    return {
      length: isOver ? 3 : 2,
      resolve({ today, looks: own }) {
        const looks = wasSaid ? 'back' : own;
        const { from, to } = unitAround(today, 'weekend');
        if (looks !== 'back' || from === undefined || from <= today) return { from, to };
        return unitAround(addDays(from, -A_WEEK), 'weekend');
      },
    };
  },
};

const OF_ANY = wordSet('of|average|avg|rate|usually|vs|versus');
const WAS = wordSet('was|were|did');

const OF_WHAT = wordSet(
  'day~|week~|month~|weekend~|quarter~|job~|customer~|client~|service~|sale~|cliente~|servicio~|trabajo~|venta~|cita~',
);
const UNITS = ['year', 'month'] as const;

/** best day of the year, job of the month: the current year or month */
export const ofTheYear: PeriodRule = {
  name: 'of the year',
  at(words, start) {
    const of =
      words[start] === 'del' ? 1 : words[start] === 'of' && words[start + 1] === 'the' ? 2 : 0;
    const unit = UNITS.find((each) => words[start + of] === each);
    const what = words[start - 1] ?? '';
    const isOfDays = OF_WHAT.has(what) || weekdayOf(what) !== undefined;
    if (!unit || of === 0 || !isOfDays) return undefined;
    const said = {
      year: { en: 'this year', es: 'este año' },
      month: { en: 'this month', es: 'este mes' },
    }[unit];
    return { length: of + 1, resolve: ({ today }) => ({ ...unitAround(today, unit), said }) };
  },
};

const FROM: Record<string, number> = { now: 0, today: 0, tomorrow: 1 };
/** Days from today to a weekday or a relative day. */
function daysUntil(word: string | undefined, today: string): number | undefined {
  const day = weekdayOf(word);
  return day === undefined ? lookUp(FROM, word) : (day - weekday(today) + A_WEEK) % A_WEEK;
}
/** two weeks from now, a month from today, a week from tomorrow */
export const fromNow: PeriodRule = {
  name: 'so long from now',
  at(words, start) {
    const at = wordSet('in|en').has(words[start] ?? '') ? start + 1 : start;
    const [count, unit, first] = [numberOf(words[at]), unitOf(words[at + 1]), words[at + 3]];
    const isDay = lookUp(FROM, first) !== undefined || weekdayOf(first) !== undefined;
    if (count === undefined || !unit || words[at + 2] !== 'from' || !isDay) return undefined;
    return {
      length: at + 4 - start,
      resolve({ today }) {
        if (first === 'now') return later(today, unit, count);
        const then = exactly(addDays(today, daysUntil(first, today) ?? 0), unit, count);
        return { from: then, to: then };
      },
    };
  },
};

const INTO = wordSet('in|en');
const OUT = wordSet('from|out|away');
/** thursday in two weeks, in two weeks on a thursday, the thursday two weeks out */
export const weekdayInWeeks: PeriodRule = {
  name: 'a weekday of the week so far from now',
  at(words, start) {
    const the = words[start] === 'the' ? start + 1 : start;
    const first = weekdayOf(words[the]);
    const into = first === undefined ? the : the + 1;
    const at = INTO.has(words[into] ?? '') ? into + 1 : into;
    const count = numberOf(words[at]);
    if (count === undefined || unitOf(words[at + 1]) !== 'week') return undefined;
    const isOut = OUT.has(words[at + 2] ?? '');
    const end = at + 2 + (isOut ? (words[at + 3] === 'now' ? 2 : 1) : 0);
    // 'Friday two weeks' is just Friday.
    if (first !== undefined)
      return at > into || isOut ? inWeeks(first, count, end - start) : undefined;
    const on = words[end] === 'on' ? end + 1 : end;
    const day = words[on] === 'a' ? on + 1 : on;
    const last = weekdayOf(words[day]);
    return last !== undefined && at > into ? inWeeks(last, count, day + 1 - start) : undefined;
  },
};

const inWeeks = (day: number, count: number, length: number): FoundPeriod => ({
  length,
  resolve({ today }) {
    const { from = today } = later(today, 'week', count);
    const then = addDays(from, day - 1);
    return { from: then, to: then };
  },
});

const BEYOND = wordSet('over|more than|longer than|older than|mas de');
/** over a year ago, more than 6 months ago, older than a year: all days before then */
export const longAgo: PeriodRule = {
  name: 'longer ago than that',
  at(words, start) {
    // Spanish puts 'ago' first: 'hace más de un año'.
    const isAgoFirst = words[start] === 'ago';
    const from = isAgoFirst ? start + 1 : start;
    const lead = [1, 2].find((length) => BEYOND.has(words.slice(from, from + length).join(' ')));
    if (lead === undefined) return undefined;
    const [count, unit] = [numberOf(words[from + lead]), unitOf(words[from + lead + 1])];
    const isAgo = words[from + lead + 2] === 'ago';
    const isOfVisit = words[from] === 'older' && words.slice(0, from).includes('visit');
    if (count === undefined || !unit || !(isAgo || isAgoFirst || isOfVisit)) return undefined;
    return {
      length: from + lead + 2 + (isAgo ? 1 : 0) - start,
      resolve: ({ today }) => ({ to: addDays(exactly(today, unit, -count), -1) }),
    };
  },
};

/** the week after next */
export const afterNext: PeriodRule = {
  name: 'the one after the next',
  at(words, start) {
    const at = words[start] === 'the' ? start + 1 : start;
    const unit = unitOf(words[at]);
    if (words[at + 1] !== 'after' || words[at + 2] !== 'next') return undefined;
    const day = weekdayOf(words[at]);
    if (day !== undefined)
      return {
        length: at + 3 - start,
        resolve({ today }) {
          const then = addDays(today, ((day - weekday(today) + A_WEEK - 1) % A_WEEK) + 1 + A_WEEK);
          return { from: then, to: then };
        },
      };
    if (!unit || unit === 'day') return undefined;
    return {
      length: at + 3 - start,
      resolve: ({ today }) => unitAround(shift(today, unit, 2), unit),
    };
  },
};

/** the day before Thanksgiving, the week after Christmas, the weekend before July 4 */
export const dayBeside = (
  find: (words: readonly string[], start: number) => FoundPeriod | undefined,
): PeriodRule => ({
  name: 'the day, the week or the month before or after others',
  at(words, start) {
    const at = words[start] === 'the' ? start + 1 : start;
    const unit = BESIDE.find((each) => each === words[at]);
    const step = { before: -1, after: 1 }[words[at + 1] ?? ''];
    const other = words[at + 2];
    // 'The day before yesterday' has its own rule, and 'a week before Friday' is a distance.
    const isNamed = wordSet('yesterday|today|tomorrow').has(other ?? '');
    const isSaid = !isNamed && (unit === 'day' || weekdayOf(other) === undefined);
    const of = unit && step !== undefined && isSaid ? find(words, at + 2) : undefined;
    if (!of || !unit || step === undefined) return undefined;
    return {
      length: at + 2 - start + of.length,
      resolve(moment) {
        const days = of.resolve(moment);
        const end = step < 0 ? days.from : days.to;
        return end ? unitBeside(end, unit, step) : days;
      },
    };
  },
});

const BESIDE = ['day', 'week', 'weekend', 'month'] as const;

/** The weekend after a Friday is two days away, the weekend before it nearly a week. */
function unitBeside(day: string, unit: (typeof BESIDE)[number], step: number) {
  const own = unitAround(day, unit);
  const isAhead = unit === 'weekend' && step > 0 && own.from > day;
  return isAhead ? own : unitAround(shift(day, unit, step), unit);
}
