import { isCalendarDate } from '../../../../platform/validation/fields.js';
import { addDays, addYears, daysBetween, weekday } from '../../../../platform/time/zone.js';
import type { Period, Plan } from '../../plan/plan.js';
import type { Parts } from '../pieces/parts.js';
import { withoutCompare, wordsOf, type Turn } from './turn.js';
import { monthOf } from '../periods/months.js';
import { ordinalOf } from '../periods/quarters.js';
import { exactly, shift, unitAround, unitAs, unitOf } from '../periods/units.js';
import { weekdayOf } from '../periods/weekdays.js';
import { wordSet } from '../../words/word-set.js';
import { Sayings } from '../forms/sayings.js';

const A_WEEK = 7;
export const dayAway = (from: string, days: number): Period => {
  const day = addDays(from, days);
  return { from: day, to: day };
};

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/;
/** 'And the 17th' is of the month that was spoken of, where that is over, or is another one. */
function dayOfSpoken(
  words: readonly string[],
  today: string,
  { from = '', to = '' }: Period = {},
): Period | undefined {
  const [, number] = (words.length === 1 && ORDINAL.exec(words[0] ?? '')) || [];
  const month = from.slice(0, 7);
  const isOfIt = month !== '' && month === to.slice(0, 7);
  if (number === undefined || !isOfIt || (from >= today && month === today.slice(0, 7)))
    return undefined;
  const day = `${month}-${number.padStart(2, '0')}`;
  return isCalendarDate(day) ? { from: day, to: day } : undefined;
}

const DAY_OF_MONTH = 8;
/** 'Of October', behind the 20th, is the 20th of it. */
function sameDayOf(parts: Parts, { from = '' }: Period, before: Period = {}): Period | undefined {
  const isOf = wordSet('of|de').has(wordsOf(parts)[0] ?? '');
  const isDay = before.from !== undefined && before.from === before.to && before.said === undefined;
  const day = `${from.slice(0, DAY_OF_MONTH)}${before.from?.slice(DAY_OF_MONTH) ?? ''}`;
  const isMonth =
    from.endsWith('-01') && monthOf(parts.periods()[0]?.span.words.at(-1)) !== undefined;
  return isOf && isDay && isMonth && isCalendarDate(day) ? { from: day, to: day } : undefined;
}

/** Quarters and seasons come again each year, as months do. */
const OF_EACH_YEAR = new Sayings([
  '[qh][1-4]|spring|summer|fall|autumn|winter',
  'first|second|third|fourth|1st|2nd|3rd|4th quarter|half',
]);

/** 'Sunday?' after a day that is over is the last one that was. */
function weekdayWas(
  name: string,
  { from = '' }: Period,
  before: Period = {},
  today: string,
): Period | undefined {
  const isOfOver = before.to !== undefined && before.to < today && from > today;
  return isOfOver && weekdayOf(name) !== undefined ? dayAway(from, -A_WEEK) : undefined;
}

/** 'And Friday', said on a Friday after the Thursday to come, is the day behind that one. */
function weekdayBehind(name: string, { from, to }: Period, before: Period = {}, today: string) {
  const isToday = from === today && to === today && weekdayOf(name) !== undefined;
  const isOfToCome = before.from !== undefined && before.from > today;
  return isToday && isOfToCome ? dayAway(today, A_WEEK) : undefined;
}

const HALF = new Sayings(['{which} half'], { which: 'first|1st|second|2nd|latter' });
/** 'The first half', after October, is of October and not of a year. */
function halfOfMonth(parts: Parts, { from, to }: Period = {}): Period | undefined {
  const number = ordinalOf(HALF.find(parts.periods()[0]?.span.words.join(' ') ?? '')?.['which']);
  const isMonth = from?.endsWith('-01') === true && unitAround(from, 'month').to === to;
  if (from === undefined || to === undefined || number === undefined || !isMonth) return undefined;
  const middle = addDays(from, HALF_A_MONTH - 1);
  return number === 1 ? { from, to: middle } : { from: addDays(middle, 1), to };
}
const HALF_A_MONTH = 15;

/** 'In May' after what was is the one that was. */
export function asBefore(
  parts: Parts,
  period: Period,
  { period: before }: Plan,
  today: string,
): Period {
  const [only] = parts.periods();
  const ofMonth = only && dayOfSpoken(only.span.words, today, before);
  if (ofMonth) return ofMonth;
  const ofOther = sameDayOf(parts, period, before) ?? halfOfMonth(parts, before);
  if (ofOther) return ofOther;
  const name = only?.span.words.join(' ') ?? '';
  const week =
    weekdayWas(name, period, before, today) ?? weekdayBehind(name, period, before, today);
  if (week) return week;
  const isOfEachYear = monthOf(name) !== undefined || OF_EACH_YEAR.says(name);
  const wasBefore = before?.from !== undefined && before.from < today;
  const { from, to } = period;
  if (!isOfEachYear || !wasBefore || from === undefined || to === undefined || from <= today)
    return period;
  return { ...period, from: addYears(from, -1), to: addYears(to, -1) };
}

const SAME_DAY = new Sayings(
  [
    '<lead>* the|that? same|mismo <day> of|in|the|de|la* last {unit}',
    '<lead>* the|that? same|mismo <day> of|in|the|de|la* a|one {unit} ago|before|earlier|back',
    '<lead>* a|one {unit} before|earlier that?',
  ],
  {
    lead: 'and|so|what about|how about|on|vs|versus|compared to|compared with|y|el',
    day: 'day|weekday|date|dia',
    unit: 'week|month|year',
  },
);
const BESIDE = new Sayings(['and? vs|versus|compared'], {}, 'start');
/** 'Same day last week' */
export const sameDay: Turn = {
  name: 'the same day of another week, month or year',
  isWhole: true,
  of: (parts, before) => {
    const words = wordsOf(parts).join(' ');
    const { from, to } = before.period ?? {};
    const unit = unitOf(SAME_DAY.find(words)?.['unit']);
    if (!unit || from === undefined || from !== to || before.group !== undefined) return undefined;
    const day = exactly(from, unit, -1);
    const period = { from: day, to: day };
    if (!BESIDE.says(words)) return { ...withoutCompare(before), period };
    return { ...before, want: 'value', compare: period };
  },
};

const BARE = new Sayings(
  ['{next}', '{past}'].map((step) => `<lead>* <the>? de_la|del? ${step} one|que_viene?`),
  {
    lead: 'y|and|so|que tal',
    the: 'la|el|the|los|las|este|esta',
    next: 'next|siguiente|que viene|que entra|proxim[oa]|following|coming',
    past: 'past|pasad[oa]|anterior|previous|last|prior',
  },
);
/** 'Y la próxima', 'and the next one', after one week or month: of that kind. */
function bareStep(words: readonly string[], period: Period = {}) {
  const unit = unitAs(period.ends === undefined ? period : { from: period.from, to: period.ends });
  const found = BARE.find(words.join(' '));
  if (!found || unit === undefined || unit === 'day') return undefined;
  return { unit, step: found['next'] === undefined ? (-1 as const) : (1 as const) };
}

export const nextOfKind: Turn = {
  name: 'the next week or month, or the last one, after one',
  isWhole: true,
  of: (parts, before) => {
    const { period, want, group } = before;
    const bare = bareStep(wordsOf(parts), period);
    // In a list of more than a week the next one is a job.
    if (!bare || !period?.from || group !== undefined) return undefined;
    if (want !== 'value' && bare.unit !== 'week') return undefined;
    const { unit, step } = bare;
    return {
      ...withoutCompare(before),
      period: unitAround(shift(period.from, unit, step), unit),
    };
  },
};

/** 'Only Friday' of one week is that day of it. */
const dayOfWeek = ({ from = '' }: Period, number: number): Period =>
  dayAway(from, (number - weekday(from) + A_WEEK) % A_WEEK);

/** 'And on Saturday?' of a month is all of its Saturdays, of a week that day; of a day it is another day. */
export function weekdayWithin(
  parts: Parts,
  { period: before }: Plan,
  period: Plan['period'],
): Pick<Plan, 'filters' | 'period'> | undefined {
  const [only, ...others] = parts.periods();
  const number = only && weekdayOf(only.span.words.join(' '));
  if (number === undefined || others.length > 0 || !period || !before?.from) return undefined;
  const isLonger = before.to === undefined || daysBetween(before.from, before.to) >= A_WEEK - 1;
  if (!isLonger) return undefined;
  const isOneWeek = before.to !== undefined && daysBetween(before.from, before.to) === A_WEEK - 1;
  const isOne = only?.span.words.at(-1)?.endsWith('s') !== true;
  return isOneWeek && isOne
    ? { filters: [], period: dayOfWeek(before, number) }
    : { filters: [{ name: 'weekday', values: [String(number)] }] };
}
