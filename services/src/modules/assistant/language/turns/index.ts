import { addDays, addYears, weekday } from '../../../../platform/time/zone.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Period, Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import type { FoundPeriod } from '../periods/index.js';
import { shift, unitAround, unitAs, unitOf, type Unit } from '../periods/units.js';
import { weekdayOf } from '../periods/weekdays.js';
import { isSplitBy } from './changed.js';
import { kindsIn, ROWS_OF, says, unsplit, withoutCompare, wordsOf, type Turn } from './turn.js';
import { asBefore, dayAway, nextOfKind, sameDay } from './days-followed.js';
import { besideAnother, changedByEach, grownSince } from './beside.js';
import { TURNS_OF_AMOUNTS } from './of-amounts.js';
import { allTogether, countOfEach, spentOfEach } from './of-each.js';
import { TURNS_OF_FIGURES } from './of-figures.js';
import { lostOnThem } from './of-losses.js';
import { firstRows, laterPlace, otherEnd, sorted } from './of-order.js';
import { otherSideOfHour } from './of-hours.js';
import { sameLastYear } from './of-last-year.js';
import { spentMostOfNew } from './of-new.js';
import { otherLength, otherUnit } from './of-length.js';
import { didThatOften } from './of-doing.js';
import { asChart } from './of-layout.js';
import { listOfThose } from './of-list.js';
import { theOthers } from './of-others.js';
import { TURNS_OF_PEOPLE } from './of-people.js';
import { rankedWithin } from './of-ranks.js';
import { spentByThem } from './of-spending.js';
import { stretchAround } from './of-stretches.js';
import { hadAgain, offOften } from './of-often.js';
import { backIn, backSince, cameAgain } from './of-return.js';
import { eachInPercent, inPercent } from './of-shares.js';
import { aheadOfOne } from './of-somebody.js';
import { byHowMuch } from './of-two.js';
import { TURNS_OF_ROWS } from './of-rows.js';
import { lookUp } from '../../words/look-up.js';
import { wordSet } from '../../words/word-set.js';

function stepped({ from = '', to = from }: Period, unit: Unit, step: -1 | 1): Period {
  if (unit !== 'day') return unitAround(shift(from, unit, step), unit);
  const day = addDays(step < 0 ? from : to, step);
  return { from: day, to: day };
}

const STEPS: Partial<Record<string, -1 | 1>> = {
  before: -1,
  previous: -1,
  prior: -1,
  last: -1,
  after: 1,
  following: 1,
  next: 1,
};

const A_WEEK = 7;

/** 'The Thursday before' a day. */
function weekdayBeside(parts: Parts, { from = '', to }: Period, step: -1 | 1): Period | undefined {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || from !== to) return undefined;
  for (let away = 1; away <= A_WEEK; away++) {
    const day = addDays(from, step * away);
    if (weekday(day) === number) return { from: day, to: day };
  }
  return undefined;
}

/** 'And the month before?', 'the previous one', 'the day after': as many days away as the plan before had. */
function periodBeside(parts: Parts, { period }: Plan): Period | undefined {
  const words = wordsOf(parts);
  const at = words.findIndex((word) => lookUp(STEPS, word) !== undefined);
  const step = lookUp(STEPS, words[at]);
  if (step === undefined || period?.from === undefined) return undefined;
  if (parts.periods().length > 0) return weekdayBeside(parts, period, step);
  const strange = parts.spans.filter((span) =>
    span.words.some((word) => lookUp(STEPS, word) !== undefined),
  );
  const unit = unitOf(words[at - 1]) ?? unitOf(words[at + 1]) ?? unitAs(period);
  if (!unit || !says(parts, strange, 'compare', 'group', 'order')) return undefined;
  const own = unitAs(period);
  const isBareDay = own === 'day' && !words.some((word) => unitOf(word) !== undefined);
  // Before a Saturday is another Saturday; before yesterday is a day.
  if (isBareDay && period.said === undefined) return dayAway(period.from, step * A_WEEK);
  // The year before October is the October before.
  if (unit === 'year' && own) return unitAround(addYears(period.from, step), own);
  return stepped(period, unit, step);
}

const theOneBefore: Turn = {
  name: 'the one before, or beside it',
  of: (parts, before) => {
    const period = periodBeside(parts, before);
    // The job after that one is no day.
    const isOfUnit = wordsOf(parts).some((word) => unitOf(word) !== undefined);
    const isOfRow = before.limit === 1 && before.want === 'list' && !isOfUnit;
    if (!period || isOfRow) return undefined;
    const isBeside = parts.all('compare').some(({ tag }) => tag.with === undefined);
    const isYear = parts.all('compare').some(({ tag }) => tag.with === 'year_before');
    const isSame = wordsOf(parts).includes('same');
    // Of two lists each is counted.
    const figure = before.want === 'list' ? { ...before, want: 'value' as const } : before;
    if (isYear && (isBeside || isSame)) return { ...figure, compare: 'year_before' };
    // 'Vs the Tuesday before' is beside that day, and not beside yesterday.
    const isDay = parts.periods().length > 0;
    if (isBeside) return { ...figure, compare: isDay ? period : 'before' };
    return { ...withoutCompare(before), period };
  },
};

/** 'Last summer' beside the one that was asked for is the one before it. */
function otherThan({ from, to }: Period, other: Period, isWeekday: boolean): Period {
  const isSame = other.from === from && other.to === to;
  if (!isSame || from === undefined || to === undefined) return other;
  // Last Wednesday, of one that was a Wednesday, is a week before.
  return isWeekday ? dayAway(from, -A_WEEK) : { from: addYears(from, -1), to: addYears(to, -1) };
}

const besideOther: Turn = {
  name: 'compared with other days',
  of: (parts, before, today) => {
    const [found, ...others] = parts.periods();
    const isGeneric = parts.all('compare').some(({ tag }) => tag.with === undefined);
    if (!found || others.length > 0 || !isGeneric || !says(parts, [], 'compare', 'period'))
      return undefined;
    if (before.limit !== undefined || before.period?.from === undefined) return undefined;
    if (before.want !== 'value' && !WANTS_ROWS.has(before.measure)) return undefined;
    // October beside last year is beside the October of it.
    const isLastYear = found.span.words.join(' ') === 'last year';
    if (isLastYear && unitAs(before.period) !== 'year')
      return { ...before, want: 'value', compare: 'year_before' };
    const other = found.period.resolve({ today, looks: 'back' });
    const isWeekday = weekdayOf(found.span.words.at(-1) ?? '') !== undefined;
    const { from, to, ends } = before.period;
    return {
      ...before,
      want: 'value',
      // What is so far is put beside the same days of the other one.
      period: ends === undefined ? before.period : { from, to: ends },
      compare: otherThan({ from, to }, other, isWeekday),
    };
  },
};

/** The days that were answered, said again. */
function isOf(found: FoundPeriod, { period }: Plan, today: string): boolean {
  const { from, to } = found.resolve({ today, looks: 'back' });
  return period !== undefined && from === period.from && to === period.to;
}

const TOTAL = wordSet('total|altogether|overall|suma');
const isOfTotal = (word: string) => TOTAL.has(word);
const inTotal: Turn = {
  name: 'in total, no longer split',
  of: (parts, before, today) => {
    const isTotal = wordsOf(parts).some(isOfTotal) && says(parts, [], 'period');
    const isPlain = parts
      .periods()
      .every(({ span, period }) => span.words.some(isOfTotal) || isOf(period, before, today));
    const isSplit = before.group !== undefined || before.per !== undefined;
    const { per: _per, ...whole } = before;
    return isTotal && isPlain && isSplit ? unsplit(whole) : undefined;
  },
};

const ALL = wordSet('all|everything|everybody|everyone|todos|todas|todo');
const ofAll: Turn = {
  name: 'of all, without conditions',
  of: (parts, before) => {
    const isAll = wordsOf(parts).some((word) => ALL.has(word)) && parts.unknown().length === 0;
    return isAll &&
      [...kindsIn(parts)].every((kind) => kind === 'measure') &&
      before.filters.length > 0
      ? { ...before, filters: [] }
      : undefined;
  },
};

const THOSE = wordSet('those|them|these|that|esos|esas');
const howMany: Turn = {
  name: 'how many there are',
  of: (parts, before) => {
    // 'How many jobs' of the busiest day: that day's.
    const isFirst = before.group !== undefined && before.limit === 1;
    const isItsOwn = parts.all('measure').every(({ tag }) => tag.name === before.measure);
    if (isFirst && parts.has('count') && isItsOwn && says(parts, [], 'count', 'measure'))
      return before;
    if (!parts.has('count') || !says(parts, [], 'count')) return undefined;
    // Of the first of a ranking nobody asked how many there are in all.
    const isOfThose = wordsOf(parts).some((word) => THOSE.has(word));
    if (isOfThose && before.group !== undefined && before.order !== undefined) return undefined;
    if (WANTS_ROWS.has(before.measure)) return unsplit(before);
    const measure = ROWS_OF[before.measure];
    const isPlain = before.group === undefined && before.per === undefined;
    return measure && isPlain ? { ...before, measure } : undefined;
  },
};

/** Days beside 'who was that', of what was counted, are those of which they are asked. */
function daysOfWho(parts: Parts, before: Plan, today: string): Period | undefined {
  const [only, ...others] = parts.periods();
  if (!only || others.length > 0 || before.want !== 'value') return undefined;
  return asBefore(parts, only.period.resolve({ today, looks: 'back' }), before, today);
}

const whoTheyAre: Turn = {
  name: 'who they are',
  of: (parts, before, today) => {
    const isWho = parts.all('want').some(({ tag }) => tag.want === 'who');
    const isPlain = parts.all('measure').every(({ tag }) => WANTS_ROWS.has(tag.name));
    const rows = WANTS_ROWS.has(before.measure) ? before.measure : ROWS_OF[before.measure];
    const period = daysOfWho(parts, before, today);
    const kinds = ['measure', 'group', ...(period ? (['period'] as const) : [])] as const;
    if (!isWho || !isPlain || !says(parts, [], ...kinds) || rows === undefined) return undefined;
    return {
      ...withoutCompare(before.want === 'list' ? before : unsplit(before)),
      ...(period && { period }),
      want: 'list',
      measure: rows,
    };
  },
};

const splitRows: Turn = {
  name: 'the rows before, split',
  of: (parts, before) => {
    const [found, ...others] = parts.groups();
    if (before.want === 'value' || !found || others.length > 0 || !WANTS_ROWS.has(before.measure))
      return undefined;
    const isPlain = [...kindsIn(parts)].every((kind) => kind === 'group' || kind === 'measure');
    const isSplit = parts.has('each') || found.span.words.length > 1;
    const { limit: _limit, order: _order, ...rest } = before;
    return isPlain && isSplit && parts.unknown().length === 0 && found.tag.name !== 'customer'
      ? {
          ...rest,
          want: 'value',
          group: found.tag.name,
          filters: rest.filters.filter((each) => !isSplitBy(found.tag.name, each)),
        }
      : undefined;
  },
};

const TURNS: readonly Turn[] = [
  otherSideOfHour,
  otherLength,
  otherUnit,
  stretchAround,
  asChart,
  listOfThose,
  countOfEach,
  allTogether,
  spentOfEach,
  spentByThem,
  aheadOfOne,
  TURNS_OF_FIGURES.itsFacts,
  TURNS_OF_FIGURES.whenItWas,
  TURNS_OF_FIGURES.whoStoodFirst,
  TURNS_OF_AMOUNTS.itsAmount,
  TURNS_OF_AMOUNTS.onAverage,
  TURNS_OF_AMOUNTS.eachInMoney,
  TURNS_OF_FIGURES.timesOfFirst,
  byHowMuch,
  TURNS_OF_ROWS.endRow,
  splitRows,
  whoTheyAre,
  eachInPercent,
  inPercent,
  TURNS_OF_FIGURES.inHours,
  TURNS_OF_AMOUNTS.inMoney,
  TURNS_OF_FIGURES.newOnes,
  lostOnThem,
  TURNS_OF_ROWS.behindIt,
  TURNS_OF_ROWS.firstRow,
  TURNS_OF_ROWS.oneFurther,
  TURNS_OF_ROWS.lastOfEach,
  theOthers,
  didThatOften,
  TURNS_OF_PEOPLE.ofRanked,
  TURNS_OF_PEOPLE.numbersOf,
  offOften,
  cameAgain,
  hadAgain,
  backIn,
  backSince,
  TURNS_OF_ROWS.jobsOfFirst,
  TURNS_OF_ROWS.nthRow,
  TURNS_OF_ROWS.longestOfRows,
  TURNS_OF_PEOPLE.bookedOfThose,
  TURNS_OF_PEOPLE.cameOfThose,
  sorted,
  firstRows,
  sameDay,
  nextOfKind,
  spentMostOfNew,
  sameLastYear,
  theOneBefore,
  grownSince,
  changedByEach,
  besideOther,
  besideAnother,
  inTotal,
  ofAll,
  howMany,
  laterPlace,
  otherEnd,
  rankedWithin,
];

/** What a follow-up that changes the plan as a whole makes of it. */
export function turned(parts: Parts, before: Plan, today: string): Plan | undefined {
  for (const turn of TURNS) {
    const plan = turn.of(parts, before, today);
    if (!plan) continue;
    parts.use(...parts.spans);
    parts.isWhole = turn.isWhole === true;
    return plan;
  }
  return undefined;
}
