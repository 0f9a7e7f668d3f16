import { isCalendarDate } from '../../../../platform/time/calendar-date.js';
import { addDays, addYears, daysBetween, weekday } from '../../../../platform/time/zone.js';
import { WANTS_ROWS } from '../../plan/measures/index.js';
import type { Period, Plan } from '../../plan/plan.js';
import { lookUp } from '../../words/look-up.js';
import { wordSet } from '../../words/word-set.js';
import { monthOf } from '../periods/months.js';
import { shift, unitAround, unitAs, unitOf, type Unit } from '../periods/units.js';
import { weekdayOf } from '../periods/weekdays.js';
import type { Parts } from '../pieces/parts.js';
import { isOfSomebody, saysKinds, wordsOf } from './turn.js';

const A_WEEK = 7;
const dayAway = (from: string, days: number): Period => {
  const day = addDays(from, days);
  return { from: day, to: day };
};

const STEPS: Partial<Record<string, -1 | 1>> = {
  ...{ before: -1, previous: -1, prior: -1, last: -1, anterior: -1, antes: -1 },
  ...{ after: 1, following: 1, next: 1, siguiente: 1, despues: 1 },
};

/** Measures of 'the next one' and 'the last one'. */
const OF_STEP = new Set(['next_visit', 'last_visit']);

function stepped({ from = '', to = from }: Period, unit: Unit, step: -1 | 1): Period {
  return unit === 'day'
    ? dayAway(step < 0 ? from : to, step)
    : unitAround(shift(from, unit, step), unit);
}

/** 'The Thursday before' a day. */
function weekdayBeside(parts: Parts, { from = '', to }: Period, step: -1 | 1): Period | undefined {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || from !== to) return undefined;
  const away = ((step * (number - weekday(from)) + A_WEEK - 1) % A_WEEK) + 1;
  return dayAway(from, step * away);
}

/** 'And the month before?', 'the previous one', 'the day after': period as long as before. */
export function periodBeside(parts: Parts, before: Plan): Period | undefined {
  const { period } = before;
  const words = wordsOf(parts);
  const at = words.findIndex((word) => lookUp(STEPS, word) !== undefined);
  const step = lookUp(STEPS, words[at]);
  if (step === undefined || period?.from === undefined) return undefined;
  // 'The previous month' is relative to the previous plan.
  const [only] = parts.periods();
  const isPrevious = only?.span.words[0] === 'previous' && unitOf(only.span.words[1]);
  if (only && !isPrevious) return weekdayBeside(parts, period, step);
  const unit = unitOf(words[at - 1]) ?? unitOf(words[at + 1]) ?? unitAs(period);
  const own = unitAs(period);
  const isStep = parts.all('measure').every(({ tag }) => OF_STEP.has(tag.name));
  const isKnown = parts.unknownSpans().every((span) => lookUp(STEPS, span.words[0]) !== undefined);
  const kinds = ['compare', 'group', 'order', 'measure', 'period'] as const;
  if (!unit || !isStep || !isKnown || !saysKinds(parts, ...kinds)) return undefined;
  // 'The next job' after a day or a customer is a row, and so is the last one of a list.
  const isRow = words[at] === 'last' || (words[at] === 'next' && before.want === 'list');
  const isOfRows = isRow && WANTS_ROWS.has(before.measure);
  const isOfRow = own === 'day' || isOfRows || isOfSomebody(before) || !words.includes('one');
  const isUnitSaid = words.some((word) => unitOf(word) !== undefined);
  if (parts.has('measure') && isOfRow && !isUnitSaid) return undefined;
  const isBareDay = own === 'day' && !isUnitSaid;
  // The one before a Saturday is a Saturday; the one before yesterday is a day.
  if (isBareDay && period.said === undefined) return dayAway(period.from, step * A_WEEK);
  // 'The year before' after October is the October before.
  if (unit === 'year' && own) return unitAround(addYears(period.from, step), own);
  return stepped(period, unit, step);
}

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/;
/** 'And the 17th' is in the month of the previous plan. */
function dayOfMonth(words: readonly string[], { from = '', to = '' }: Period = {}, today: string) {
  const [, number] = (words.length === 1 && ORDINAL.exec(words[0] ?? '')) || [];
  const month = from.slice(0, 'yyyy-mm'.length);
  if (number === undefined || month === '' || !to.startsWith(month) || from >= today)
    return undefined;
  const day = `${month}-${number.padStart(2, '0')}`;
  return isCalendarDate(day) ? { from: day, to: day } : undefined;
}

const EVER = wordSet('ever|time|siempre');
export const saysEver = (parts: Parts) =>
  parts.periods().some(({ span }) => span.words.some((word) => EVER.has(word)));

/** Days of a follow-up: 'in May' after past days is the past May. */
export function daysOf(
  parts: Parts,
  period: Period | undefined,
  { period: before }: Plan,
  today: string,
): Period | undefined {
  const isOfAll = period?.from === undefined;
  // Without days, the previous ones stay.
  if (!period || (isOfAll && !saysEver(parts) && before?.from !== undefined)) return undefined;
  const [only] = parts.periods();
  const ofMonth = only && dayOfMonth(only.span.words, before, today);
  if (ofMonth) return ofMonth;
  const { from, to } = period;
  const name = only?.span.words.join(' ') ?? '';
  const isAhead = before?.from !== undefined && before.from > today;
  // 'Sunday', said on a Sunday after a future day, is the next one.
  if (isAhead && from === today && to === today && weekdayOf(name) !== undefined)
    return dayAway(today, A_WEEK);
  const isOver = before?.to !== undefined && before.to < today;
  if (from === undefined || to === undefined || from <= today || !isOver) return period;
  if (weekdayOf(name) !== undefined) return dayAway(from, -A_WEEK);
  return monthOf(name) === undefined
    ? period
    : { ...period, from: addYears(from, -1), to: addYears(to, -1) };
}

/** 'And on Saturday?' after a month is all its Saturdays; after a week, that Saturday. */
export function weekdayWithin(
  parts: Parts,
  { period: before }: Plan,
): Pick<Plan, 'filters' | 'period'> | undefined {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || before?.from === undefined) return undefined;
  const length = before.to === undefined ? Infinity : daysBetween(before.from, before.to) + 1;
  if (length < A_WEEK) return undefined;
  const first = addDays(before.from, (number - weekday(before.from) + A_WEEK) % A_WEEK);
  return length === A_WEEK
    ? { filters: [], period: { from: first, to: first } }
    : { filters: [{ name: 'weekday', values: [String(number)] }] };
}
